import { create } from "qrcode/lib/core/qrcode.js";

interface QrCodeProps {
  text: string;
  /** What it leads to, for screen readers. */
  label: string;
  /** The length of a side, with unit. */
  size: string;
}

/** The blank margin that readers need, in modules. */
const margin = 4;

/** A text as a QR code: dark on white in every color scheme, because many readers know no other. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const side = modules.size + 2 * margin;
  const dark = [...modules.data].flatMap((square, index) =>
    square ? `M${margin + (index % modules.size)} ${margin + Math.floor(index / modules.size)}h1v1h-1z` : [],
  );

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}

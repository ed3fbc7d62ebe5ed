import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { use, useRef, type PointerEvent } from "react";
import { MarkUnsaved } from "#ui/dialog/unsaved.ts";

/** Lines from point to point, in parts of the pad's width and height. */
export type Strokes = readonly (readonly Point[])[];

interface Point {
  x: number;
  y: number;
}

interface SignaturePadProps {
  label: string;
  strokes: Strokes;
  onChange: (strokes: Strokes) => void;
}

/** Width by height. */
export const padShape = 3;

/** Draws with finger, pen or mouse. There is no drawing by keyboard: whoever shows it offers another way. */
export function SignaturePad({ label, strokes, onChange }: SignaturePadProps) {
  const drawing = useRef<number | null>(null);
  const mark = use(MarkUnsaved);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (drawing.current !== null) return;
    drawing.current = event.pointerId;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    onChange([...strokes, [pointAt(event)]]);
    mark();
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== drawing.current) return;
    onChange([...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), pointAt(event)]]);
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId === drawing.current) drawing.current = null;
  };

  return (
    <Box sx={{ mt: 2 }}>
      <Box
        component="svg"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
        role="img"
        aria-label={label}
        viewBox={`0 0 ${padShape * 100} 100`}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
        sx={{
          display: "block",
          width: "100%",
          aspectRatio: padShape,
          touchAction: "none",
          cursor: "crosshair",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
          bgcolor: "ground.sunken",
          color: "text.primary",
        }}
      >
        {strokes.map((stroke, index) => (
          <polyline
            key={index}
            points={pointsOf(stroke)}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </Box>
      <Button size="small" disabled={strokes.length === 0} onClick={() => onChange([])} sx={{ mt: 1 }}>
        {t("base.clear")}
      </Button>
    </Box>
  );
}

function pointAt({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** A tap is a dot: a line needs two points. */
const pointsOf = (stroke: readonly Point[]): string =>
  (stroke.length === 1 ? [...stroke, ...stroke] : stroke)
    .map(({ x, y }) => `${x * padShape * 100},${y * 100}`)
    .join(" ");

import { createSvgIcon } from "@mui/material/SvgIcon";
import type SvgIcon from "@mui/material/SvgIcon";

export type SvgIconComponent = typeof SvgIcon;

/** An icon of these outlines on a field of 24 by 24; it takes the colour and size of the text around it. */
export function createIcon(name: string, ...outlines: string[]): SvgIconComponent {
  return createSvgIcon(
    outlines.map((outline) => <path key={outline} d={outline} />),
    name,
  );
}

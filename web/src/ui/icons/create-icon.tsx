import { createSvgIcon } from "@mui/material/SvgIcon";
import type SvgIcon from "@mui/material/SvgIcon";

export type SvgIconComponent = typeof SvgIcon;

/** An icon drawn by these elements of SVG on a field of 24 by 24; it takes the color and size of the text around it. */
export const createIcon = (name: string, elements: string): SvgIconComponent =>
  createSvgIcon(<g dangerouslySetInnerHTML={{ __html: elements }} />, name);

import { createSvgIcon } from "@mui/material/SvgIcon";
import type SvgIcon from "@mui/material/SvgIcon";
import type { ReactElement } from "react";

export type SvgIconComponent = typeof SvgIcon;

/** An icon of these shapes on a field of 24 by 24; it takes the color and size of the text around it. */
export const createIcon = (name: string, ...shapes: ReactElement[]): SvgIconComponent => createSvgIcon(shapes, name);

import type { Audience } from "./order-columns.tsx";

const shapes = ["table", "board", "calendar"] as const;
/** How the list of orders is displayed. */
export type Shape = (typeof shapes)[number];

/** Only staff change statuses, so only they have the board. */
export const shapesFor = (audience: Audience): readonly Shape[] =>
  shapes.filter((shape) => shape !== "board" || audience === "staff");

/** Returns the display in the URL; a table when this audience does not have that one. */
export const shapeOf = ({ show }: Readonly<Record<string, string | undefined>>, audience: Audience): Shape =>
  shapesFor(audience).find((shape) => shape === show) ?? "table";

/** Removes the calendar's parameters from the URL. */
export const startOfCalendar = { span: undefined, date: undefined, day: undefined };

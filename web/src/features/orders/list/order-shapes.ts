import type { Audience } from "./order-columns.tsx";

const shapes = ["table", "board", "calendar"] as const;
/** How the list of orders is drawn. */
export type Shape = (typeof shapes)[number];

/** Moving orders between statuses is the staff's work, and so is the board. */
export const shapesFor = (audience: Audience): readonly Shape[] =>
  shapes.filter((shape) => shape !== "board" || audience === "staff");

/** The shape an address asks for; a table where it asks for none that this audience has. */
export const shapeOf = ({ show }: Readonly<Record<string, string | undefined>>, audience: Audience): Shape =>
  shapesFor(audience).find((shape) => shape === show) ?? "table";

/** Removes the calendar's parameters from the address. */
export const startOfCalendar = { span: undefined, date: undefined, day: undefined };

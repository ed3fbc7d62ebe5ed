import * as shape from "#base/shape.ts";
import type { WorkingHours } from "./working-time.ts";

const storedHours = shape.record(shape.array(shape.array(shape.string())));

/** Opening hours or shifts as they are stored, which were checked when they were saved; what cannot be read is closed. */
export function readHours(stored: unknown): WorkingHours {
  const days = Object.entries(storedHours.safeParse(stored).data ?? {});
  return Object.fromEntries(
    days.map(([day, spans]) => [day, spans.map(([opens = "", closes = ""]) => [opens, closes])]),
  );
}

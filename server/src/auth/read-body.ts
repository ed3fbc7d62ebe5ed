import { fail } from "@boresight/domain/errors";
import { z } from "zod";

const deepest = 20;

/** A body or a part of one: unknown fields are ignored, and null counts as absent. */
export const bodySchema = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isPlainObject(value) ? withoutNulls(value) : value), z.object(shape));

/** Reads a request's body; anything it cannot take is `invalid-request`. */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const sent = body ?? {};
  const parsed = isStorable(sent) ? schema.safeParse(sent) : null;
  if (!parsed?.success) throw fail("invalid-request");
  return parsed.data;
}

/** PostgreSQL stores no NUL and no half characters, and nobody sends boxes within boxes without end. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part, depth + 1));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const withoutNulls = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

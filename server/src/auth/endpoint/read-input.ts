import { fail } from "@boresight/domain/base/errors";
import type { z } from "zod";

const deepest = 20;

/**
 * Parses a request's input; unknown fields are ignored and null counts as absent. Throws `invalid-request` for
 * anything else.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const sent = input ?? {};
  if (!isPlainObject(sent) || !isStorable(sent)) throw fail("invalid-request");
  const parsed = schema.safeParse(withoutNulls(sent));
  if (!parsed.success) throw fail("invalid-request");
  return parsed.data;
}

/** PostgreSQL stores neither NUL nor lone surrogates, and nesting has a limit. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  if (depth > deepest) return false;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part, depth + 1));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** In the fields and the options; people's metadata is unchanged. */
function withoutNulls(fields: Record<string, unknown>): Record<string, unknown> {
  const present = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(
    present.map(([name, value]) => [name, name === "options" && isPlainObject(value) ? withoutNulls(value) : value]),
  );
}

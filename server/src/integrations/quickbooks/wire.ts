/** How records, addresses and request ids look on the wire. */
import { z } from "zod";
import type { Call } from "./company-calls.ts";
import type { Answer } from "./exchange.ts";

/** One call to a company that is already chosen. */
export type Ask = (call: Call) => Promise<Answer>;

/** The same id again returns the first response and does nothing twice: derived from our own row, at most 50 characters. */
export interface Write {
  requestId: string;
}

export function writeParameters({ requestId }: Write): { requestid: string } {
  if (requestId.length === 0 || requestId.length > 50) throw new RangeError("a request id has 1 to 50 characters");
  return { requestid: requestId };
}

/** `Invoice` in bodies, `invoice` in addresses. */
export const pathOf = ({ name }: { name: string }): string => name.toLowerCase();

export const recordSchema = z.record(z.string(), z.unknown());

/** Throws a ZodError for what QuickBooks would refuse anyway. */
export const wireOf = <Value>(schema: z.ZodType<Value>, value: Value): Record<string, unknown> =>
  recordSchema.parse(z.encode(schema, value));

/** What stands in a response under a name, such as `QueryResponse` or an entity's. */
export const under = <Value>(name: string, schema: z.ZodType<Value>): z.ZodType<Value> =>
  z.preprocess((answered) => recordSchema.safeParse(answered).data?.[name], schema);

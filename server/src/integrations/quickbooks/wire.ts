/** How records, addresses and request ids look on the wire. */
import { z } from "zod";
import type { Call } from "./company-calls.ts";
import { type Answer, parsedJson } from "./exchange.ts";
import { faultIn, problemOf } from "./faults.ts";
import { QboError } from "./qbo-error.ts";

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

/** What is in a response under a name, such as `QueryResponse` or an entity's. */
export const under = <Value>(name: string, schema: z.ZodType<Value>): z.ZodType<Value> =>
  z.preprocess((answered) => recordSchema.safeParse(answered).data?.[name], schema);

type Circumstances = Pick<Answer, "status" | "intuitTid">;

/**
 * Returns the content of a successful response. Throws `unavailable` for a page in place of JSON, since the call may have
 * taken effect, and `unreadable` for JSON of another shape than agreed.
 */
export function readAnswer<Content>({ status, intuitTid, body }: Answer, schema: z.ZodType<Content>): Content {
  const answered = parsedJson(body);
  if (answered === undefined) throw new QboError({ kind: "unavailable" }, { status, intuitTid, detail: "no JSON" });
  return readValue(answered, schema, { status, intuitTid });
}

/** The same for a part of a response that is parsed already, such as an item of a batch. */
export function readValue<Content>(
  answered: unknown,
  schema: z.ZodType<Content>,
  { status, intuitTid }: Circumstances,
): Content {
  const read = schema.safeParse(answered);
  if (read.success) return read.data;
  const fault = faultIn(answered);
  if (fault)
    throw new QboError(problemOf(400, fault), { status, intuitTid, code: fault.code || null, detail: fault.detail });
  throw new QboError({ kind: "unreadable" }, { status, intuitTid, detail: whereItDiffers(read.error) });
}

/** The fields' names only: their values are a customer's. */
const whereItDiffers = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.join(".") || "the response"}: ${code}`)
    .join("\n");

import type { z } from "zod";
import { parsedJson, type Answer } from "./exchange.ts";
import { faultIn, problemOf } from "./faults.ts";
import { QboError } from "./qbo-error.ts";

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

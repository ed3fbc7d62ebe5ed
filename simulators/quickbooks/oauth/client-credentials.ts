import { timingSafeEqual } from "node:crypto";
import type { Call } from "../call.ts";
import type { QboSettings } from "../simulator.ts";

/** Whether the call has this client's id and secret in `Authorization: Basic …`. */
export function isOurClient({ headers }: Call, { clientId, clientSecret }: QboSettings): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`);
  const given = Buffer.from(headers.authorization ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

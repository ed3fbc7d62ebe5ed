import { keyedHash } from "#platform/keyed-hash.ts";
import type { Config } from "./config.ts";

export const markPrefix = "boresight secrets ";

/** The name of a connection by which servers of one shop see that they share their secrets; nothing leads back to those. */
export function secretsMark({ jwtSecret, sealSecret }: Pick<Config, "jwtSecret" | "sealSecret">): string {
  const hash = keyedHash(sealSecret, "mark of servers")(Buffer.from(jwtSecret)).toString("hex");
  return `${markPrefix}${hash.slice(0, 16)}`;
}

import { keyedHash } from "#platform/keyed-hash.ts";
import type { Config } from "./config.ts";

export const markPrefix = "boresight secrets ";

/** Those that all servers of a shop have in common. */
export type SharedSecrets = Pick<Config, "adminSecret" | "jwtSecret" | "sealSecret">;

/** The name of a connection by which servers of one shop see that they share their secrets; nothing leads back to those. */
export function secretsMark({ adminSecret, jwtSecret, sealSecret }: SharedSecrets): string {
  const others = Buffer.from(JSON.stringify([jwtSecret, adminSecret]));
  const hash = keyedHash(sealSecret, "mark of servers")(others).toString("hex");
  return `${markPrefix}${hash.slice(0, 16)}`;
}

// A social sign-in comes back only to the browser that left for it: a cookie holds the hash of its state. Each sign-in has
// a cookie of its own, as people leave in several tabs.
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "#platform/settings/config.ts";

type Settings = Pick<Config, "clientUrl" | "publicUrl">;

const seconds = 600;

const cookieOf = (state: string): string => {
  const hash = createHash("sha256").update(state).digest("hex");
  return `boresight-state-${hash.slice(0, 8)}=${hash}`;
};

export function bindToBrowser(reply: FastifyReply, state: string, { publicUrl }: Settings): void {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  reply.header("set-cookie", `${cookieOf(state)}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`);
}

export const isSameBrowser = ({ headers: { cookie = "" } }: FastifyRequest, state: string): boolean =>
  cookie.split(";").some((part) => part.trim() === cookieOf(state));

/**
 * Whether a page of ours or of an allowed client sent the browser here, not a link of somebody else's mail or page.
 * Programs and browsers that do not say are believed.
 */
export function isFromOwnPage(
  { headers: { "sec-fetch-site": site, referer } }: FastifyRequest,
  isAllowed: (address: string) => boolean,
): boolean {
  if (site === undefined || site === "same-origin" || site === "same-site") return true;
  return referer !== undefined && isAllowed(referer);
}

import { fail } from "@boresight/domain/base/errors";
import type { Config } from "#platform/settings/config.ts";

type RedirectSettings = Pick<Config, "auth" | "clientUrl" | "publicUrl">;

/** Refuses a `redirectTo` that the settings do not allow; an absent one is fine. */
export function checkRedirect(redirectTo: string | undefined, config: RedirectSettings): void {
  if (redirectTo !== undefined && !isAllowed(redirectTo, config)) throw fail("redirectTo-not-allowed");
}

export const isAllowed = (redirectTo: string, { auth, clientUrl, publicUrl }: RedirectSettings): boolean =>
  isAllowedRedirect(redirectTo, [clientUrl, publicUrl, ...auth.redirectUrls]);

/** Whether a link may lead there: an allowed address or a page below it, on the same host, port and scheme. */
export function isAllowedRedirect(candidate: string, allowed: readonly string[]): boolean {
  const target = URL.parse(candidate);
  if (!target || target.username || target.password || candidate.includes("\\")) return false;
  return allowed.some((address) => matches(target, address));
}

function matches(target: URL, address: string): boolean {
  const [, scheme = "", host = "", path = ""] = /^([^:]+:)\/\/([^/?#]+)([^?#]*)/.exec(address) ?? [];
  return (
    target.protocol === scheme.toLowerCase() &&
    globOf(withoutDefaultPort(host.toLowerCase(), scheme), "[^./:]*").test(withoutDefaultPort(target.host, scheme)) &&
    globOf(`${path.replace(/\/+$/, "")}/**`, "[^/]*").test(`${target.pathname}/`)
  );
}

/** `*` matches anything within one part of a name or path, `**` anything at all. */
function globOf(pattern: string, withinPart: string): RegExp {
  const deps = pattern.split(/(\*\*|\*)/);
  const source = deps.map((part) => (part === "**" ? ".*" : part === "*" ? withinPart : literal(part)));
  return new RegExp(`^${source.join("")}$`);
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const defaultPorts: Record<string, string> = { "http:": ":80", "https:": ":443" };

function withoutDefaultPort(host: string, scheme: string): string {
  const port = defaultPorts[scheme.toLowerCase()];
  return port && host.endsWith(port) ? host.slice(0, -port.length) : host;
}

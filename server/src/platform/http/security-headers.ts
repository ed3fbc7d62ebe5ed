import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "#platform/settings/config.ts";

/** A script, style or typeface, compressed or not, follows the headers of its page; a worker or an image can be opened by itself. */
export const isPartOfPage = (path: string): boolean => /\.(js|css|woff2)(\.(br|gz))?$/.test(path);

/**
 * Leaves what a file that is part of a page needs: a page has many, and the headers weighed as much as small files. It
 * is for pages of this origin alone and does not vary by origin: an import names its origin and a fetch does not, so a
 * browser would ask again for each file that it has fetched and then imports.
 */
export function sendLeanHeaders(reply: FastifyReply): void {
  for (const header of unneededByParts) reply.removeHeader(header);
}

const unneededByParts = [
  "access-control-allow-credentials",
  "access-control-allow-origin",
  "access-control-expose-headers",
  "content-security-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "vary",
  "x-frame-options",
];

export interface PageSettings extends Pick<Config, "clientUrl" | "map" | "publicUrl"> {
  /** Where pictures of people lie who sign in with a provider. */
  pictureHosts: readonly string[];
}

/** Sends the headers that restrict what pages may load; the inline scripts of `page` are allowed by their hashes. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, clientUrl, map, pictureHosts }: PageSettings,
  page: string,
): void {
  const isOneOrigin = new URL(publicUrl).origin === new URL(clientUrl).origin;
  const pictures = [...pictureHosts, ...(map?.origins ?? [])];
  const headers = {
    "content-security-policy": policy(publicUrl, inlineScripts(page).map(hashed), {
      map: map?.origins ?? [],
      pictures,
    }),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": isOneOrigin ? "same-origin" : "cross-origin",
    "permissions-policy": permissions,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}

/** What none of our pages asks for is closed to whatever gets into one. */
const permissions = [
  "camera=(self)",
  "geolocation=(self)",
  "publickey-credentials-create=(self)",
  "publickey-credentials-get=(self)",
  ...[
    "accelerometer",
    "bluetooth",
    "display-capture",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
  ].map((name) => `${name}=()`),
].join(", ");

interface OtherOrigins {
  map: readonly string[];
  pictures: readonly string[];
}

/** A map's style, tiles and typefaces are fetched from other origins; its worker is a file of ours. */
function policy(publicUrl: string, scripts: readonly string[], { map, pictures }: OtherOrigins): string {
  const { origin } = new URL(publicUrl);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self' 'unsafe-inline'", // Components insert their styles into the page at run time.
    ["img-src 'self' data: blob:", ...pictures].join(" "),
    "font-src 'self' data:",
    ["connect-src 'self'", origin, origin.replace(/^http/, "ws"), ...map].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "");

const hashed = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

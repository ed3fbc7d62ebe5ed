import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "#platform/settings/config.ts";

/** Sends the headers that restrict what pages may load; the inline scripts of `page` are allowed by their hashes. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, "publicUrl">,
  page: string,
): void {
  const headers = {
    "content-security-policy": policy(publicUrl, inlineScripts(page).map(hashed)),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(publicUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000" }),
  };
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}

function policy(publicUrl: string, scripts: readonly string[]): string {
  const { origin } = new URL(publicUrl);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "style-src 'self' 'unsafe-inline'", // Components insert their styles into the page at run time.
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' ${origin} ${origin.replace(/^http/, "ws")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "");

const hashed = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

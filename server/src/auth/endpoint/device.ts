// Where a request comes from: what the list of sessions shows, and a browser's own secret, by which it is known again.
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Device } from "#modules/accounts/sessions/sessions.ts";
import { networkOf } from "#platform/http/network-of.ts";
import type { Config } from "#platform/settings/config.ts";

export interface RequestDevice extends Device {
  /** One person's network, as limits count it. */
  network: string;
  marks: { device: Buffer; network: Buffer };
}

/** After that browsers forget it, whatever we say. */
const longestCookie = 34_560_000; // seconds: 400 days

/** The calls that open a session or go on with one. */
const withSession = /^\/(?:v1\/auth|auth\/v1)\/(?:signin|signup|verify|elevate|token|user\/deanonymize)\b/;

/** Gives a browser that has no secret yet one of its own, to be sent with what opens a session. */
export function deviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, "publicUrl">,
): RequestDevice {
  const { headers, ip, url } = request;
  const name = cookieName(config);
  const sent = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(headers.cookie ?? "")?.[1];
  const secret = sent ?? randomBytes(32).toString("base64url");
  if (!sent && withSession.test(url)) reply.header("set-cookie", cookie(name, secret));
  const network = networkOf(ip);
  return {
    userAgent: headers["user-agent"]?.slice(0, 400) ?? null,
    address: ip.slice(0, 64),
    network,
    marks: { device: markOf(`device ${secret}`), network: markOf(`network ${network}`) },
    isBrowser: sent !== undefined || headers["sec-fetch-site"] !== undefined,
  };
}

/** Browsers take the prefix over TLS alone: no other host and no page without TLS can set it. */
const cookieName = ({ publicUrl }: Pick<Config, "publicUrl">): string =>
  publicUrl.startsWith("https:") ? "__Host-device" : "device";

function cookie(name: string, secret: string): string {
  const secure = name.startsWith("__Host-") ? "; Secure" : "";
  return `${name}=${secret}; Path=/; Max-Age=${longestCookie}; HttpOnly; SameSite=Lax${secure}`;
}

const markOf = (text: string): Buffer => createHash("sha256").update(text).digest();

import type { FastifyRequest } from "fastify";
import type { Device } from "#modules/accounts/sessions/sessions.ts";

/** Where a session is opened, as the list of sessions shows it. */
export const deviceOf = ({ headers, ip }: FastifyRequest): Device => ({
  userAgent: headers["user-agent"]?.slice(0, 400) ?? null,
  address: ip.slice(0, 64),
});

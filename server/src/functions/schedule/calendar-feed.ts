// Calendar programs cannot sign in: the secret in the address decides what they may read (contract functions.md).
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";
import { readCalendarFeed } from "#modules/schedule/calendar-links/read-calendar-feed.ts";
import { contentDisposition } from "#platform/http/content-disposition.ts";
import type { LinkDeps } from "#platform/limits/linked-request.ts";
import { asSystem } from "#platform/database/transaction.ts";

export function mountCalendarFeed(app: FastifyInstance, { pool, clock, openLink }: LinkDeps): void {
  app.get<{ Params: { token: string } }>("/v1/functions/calendar/:token.ics", async ({ params, ip }, reply) => {
    const { token } = params;
    const feed = await openLink({ token, address: ip }, () =>
      asSystem(pool, (system) => readCalendarFeed(token, system, clock)),
    );
    if (feed === null) throw fail("not-found");
    return reply
      .header("cache-control", "private, max-age=300")
      .header("content-disposition", contentDisposition("inline", "appointments.ics"))
      .type("text/calendar; charset=utf-8")
      .send(feed);
  });
}

// What the card provider posts to us (contract functions.md): signed, bounded in size and number.
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { CardProvider } from "#integrations/cards/card-provider.ts";
import { applyCardReports } from "#modules/billing/cards/apply-card-reports.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";

interface CardEventDeps {
  pool: Pool;
  clock: Clock;
  openLink: OpenLink;
  /** Null: the shop takes no cards, and nobody's events. */
  cards: CardProvider | null;
}

const bodyLimit = 300_000;

export async function mountCardEvents(app: FastifyInstance, deps: CardEventDeps): Promise<void> {
  const { cards, openLink } = deps;
  await app.register(async (scope) => {
    // The signature is over the bytes.
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post("/v1/functions/webhooks/stripe", { bodyLimit }, async (request, reply) => {
      const { body, ip: address, headers } = request;
      const signature = String(headers["stripe-signature"] ?? "");
      const reports = await openLink({ token: "stripe", address }, async () =>
        cards && Buffer.isBuffer(body) ? cards.readEvent({ body, signature }) : null,
      );
      if (!cards || !reports) throw fail("forbidden");
      if (reports.length > 0)
        await asSystem(deps, (_, work) => applyCardReports({ provider: cards.name, reports }, work));
      return reply.code(204).send();
    });
  });
}

// What QuickBooks posts to us (contract functions.md): signed, stored at once, and worked on in jobs.
import { fail } from "@boresight/domain/base/errors";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { readQboWebhook } from "#integrations/quickbooks/webhooks/read-webhook.ts";
import { isSignedByQbo } from "#integrations/quickbooks/webhooks/webhook-signature.ts";
import { takeEvents } from "#modules/accounting/pull/take-events.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { OpenLink } from "#platform/limits/link-limits.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";

interface WebhookDeps {
  config: Pick<Config, "qbo">;
  pool: Pool;
  clock: Clock;
  log: Log;
  openLink: OpenLink;
}

const bodyLimit = 1_000_000;

export async function mountQuickbooksWebhooks(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  const { qbo } = deps.config;
  await app.register(async (scope) => {
    // The signature is over the bytes, whatever they are called.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post("/v1/functions/webhooks/quickbooks", { bodyLimit }, async (request, reply) => {
      const { body, ip: address, headers } = request;
      const signature = String(headers["intuit-signature"] ?? "");
      const proved = await deps.openLink({ token: "quickbooks", address }, async () =>
        qbo && Buffer.isBuffer(body) && isSignedByQbo(body, signature, qbo.webhookToken) ? { qbo, body } : null,
      );
      if (!proved) throw fail("signature-wrong");
      await take(proved.body, { ...deps, environment: proved.qbo.environment });
      return reply.code(200).send();
    });
  });
}

type Taking = Pick<WebhookDeps, "pool" | "clock" | "log"> & { environment: Parameters<typeof takeEvents>[0] };

/** Signed content of an unknown form is answered like any other: sent again it would be no better. */
async function take(body: Buffer, { environment, log, ...at }: Taking): Promise<void> {
  const reported = readQboWebhook(body);
  if (!reported) return log.warn("QuickBooks posted something of no known form");
  if (reported.unknown > 0) log.warn({ unknown: reported.unknown }, "QuickBooks reported events of no known form");
  await asSystem(at, (_system, work) => takeEvents(environment, reported.events, work));
}

import { nextAttemptAt } from "@boresight/domain/settings/webhook";
import type { Pool } from "pg";
import type { SendWebhook } from "#integrations/webhooks/webhook-sender.ts";
import { Paused } from "#platform/limits/breaker.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import type { Sealing } from "#platform/seal.ts";
import { messageOf } from "#platform/startup-error.ts";
import { createHmac } from "node:crypto";

export interface DeliveryDeps {
  pool: Pool;
  clock: Clock;
  send: SendWebhook;
  sealing: Sealing;
  /** Once it is aborted, what is left is sent by the next job: other webhooks have their turn. */
  signal: AbortSignal;
}

interface Delivery {
  id: string;
  url: string;
  sealedSecret: Buffer;
  /** Failed attempts so far. */
  attempts: number;
  type: string;
  body: string;
}

const batch = 20;
/** In milliseconds, for a receiver that is left alone. */
const pause = 30_000;

/** Sends what is pending for one webhook: the events of one entity in order, different entities in parallel. */
export async function deliverWebhooks(webhookId: string, deps: DeliveryDeps): Promise<void> {
  let rest = 0;
  while (!deps.signal.aborted && rest === 0) {
    const due = await asSystem(deps.pool, (system) => findDue(webhookId, deps.clock(), system));
    if (due.length === 0) break;
    const wereAsked = await Promise.all(due.map((delivery) => deliver(webhookId, delivery, deps)));
    if (wereAsked.includes(false)) rest = pause;
  }
  const earliest = new Date(deps.clock().getTime() + rest);
  await asSystem(deps.pool, (system) => system.run(queueNext(webhookId, earliest)));
}

/** The first undelivered event of each entity, unless it waits for another attempt. */
const findDue = (webhookId: string, now: Date, system: Rights) =>
  system.rows<Delivery>({
    text: `select d.id, w.url, w.sealed_secret, d.attempts, e.type,
        jsonb_build_object('id', e.id, 'type', e.type, 'at', e.at, 'entity', e.entity, 'entityId', e.entity_id, 'version', e.version,
          'actorRole', e.actor_role, 'payload', case when w.customer_id is null then e.payload end)::text as body
      from (select distinct on (entity_id) * from app.webhook_deliveries
          where webhook_id = $1 and status = 'pending' order by entity_id, event_number) d
        join app.webhooks w on w.id = d.webhook_id and w.is_active
        join app_private.events e on e.number = d.event_number
      where d.next_attempt_at is null or d.next_attempt_at <= $2
      order by d.event_number limit ${batch}`,
    values: [webhookId, now],
  });

/** Returns whether the receiver was asked. */
async function deliver(webhookId: string, delivery: Delivery, deps: DeliveryDeps): Promise<boolean> {
  const outcome = await attempt(delivery, deps);
  if (!outcome) return false;
  await asSystem(deps, (_system, work) => record(webhookId, { ...delivery, ...outcome }, work));
  return true;
}

interface Outcome {
  responseStatus: number | null;
  /** Empty when it was delivered. */
  error: string;
}

/** Null: the receiver has not answered lately, and is left alone. */
async function attempt({ id, url, sealedSecret, type, body }: Delivery, deps: DeliveryDeps): Promise<Outcome | null> {
  const headers = {
    "content-type": "application/json",
    "user-agent": "Boresight-Webhooks/1",
    "boresight-event": type,
    "boresight-delivery": id,
    "boresight-signature": signDelivery(body, deps.sealing.open(sealedSecret), deps.clock()),
  };
  try {
    const status = await deps.send({ url, headers, body });
    return { responseStatus: status, error: status >= 200 && status < 300 ? "" : `The receiver answered ${status}` };
  } catch (error) {
    if (error instanceof Paused) return null;
    return { responseStatus: null, error: messageOf(error).slice(0, 500) };
  }
}

/** After the last attempt the webhook is switched off and the office is alerted. */
async function record(webhookId: string, delivery: Delivery & Outcome, { system, now, emit }: Work): Promise<void> {
  const { id, attempts, responseStatus, error } = delivery;
  const isDelivered = error === "";
  const next = isDelivered ? null : nextAttemptAt(attempts + 1, now);
  const status = isDelivered ? "delivered" : next ? "pending" : "failed";
  await system.run({
    text: `update app.webhook_deliveries set status = $2, attempts = attempts + 1, next_attempt_at = $3, response_status = $4,
        error = $5, delivered_at = case when $2 = 'delivered' then $6::timestamptz end where id = $1`,
    values: [id, status, next, responseStatus, error, now],
  });
  if (status !== "failed") return;
  const switchedOff = await system.maybe<{ url: string }>({
    text: "update app.webhooks set is_active = false, failed_at = $2 where id = $1 and is_active returning url",
    values: [webhookId, now],
  });
  if (switchedOff) await emit({ type: "webhook.failed", entityId: webhookId, payload: { ...switchedOff, error } });
}

/** Queues the job again for what is left, and for events that wait for another attempt. */
const queueNext = (webhookId: string, earliest: Date) => ({
  text: `select graphile_worker.add_job('deliver-webhooks', json_build_object('webhookId', $1::uuid),
      queue_name => 'webhook:' || $1, job_key => 'webhook:' || $1, run_at => greatest(min(coalesce(d.next_attempt_at, $2)), $2))
    from (select distinct on (entity_id) * from app.webhook_deliveries
        where webhook_id = $1 and status = 'pending' order by entity_id, event_number) d
      join app.webhooks w on w.id = d.webhook_id and w.is_active
    having count(*) > 0`,
  values: [webhookId, earliest],
});

/**
 * Returns the `Boresight-Signature` of a delivery: `t=<seconds since 1970>,v1=<hex>`, where v1 is the HMAC-SHA256 of
 * `<t>.<body>` with the webhook's secret. Receivers compare it, and refuse anything older than five minutes.
 */
function signDelivery(body: string, secret: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
}

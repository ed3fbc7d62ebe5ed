// Works through the jobs that were queued in the transactions of the changes they belong to, and those of the clock.
import type { TaskList } from "graphile-worker";
import type { Pool } from "pg";
import { openPlaces } from "#integrations/places/places.ts";
import { openStripe } from "#integrations/cards/stripe-provider.ts";
import { openVinDecoder } from "#integrations/vin-decoder/vin-decoder.ts";
import { createWebhookSender, type SendWebhook } from "#integrations/webhooks/webhook-sender.ts";
import "#modules/reactions.ts";
import { webhookSealing } from "#modules/settings/webhooks/webhook-owner.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { createPdfs } from "#modules/documents/pdf/pdfs.ts";
import type { Attached } from "#modules/mail/queue/attached-document.ts";
import { createDelivery } from "#modules/mail/queue/deliver-message.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Log } from "#platform/log.ts";
import { accountingJobs } from "./accounting/accounting-jobs.ts";
import { decodeVehicleJob } from "./decode-vehicle.ts";
import { deliverWebhooksJob } from "./deliver-webhooks.ts";
import { freeAbandonedJobsJob } from "./queue/abandoned-jobs.ts";
import { followQueue, type Worker } from "./queue/follow-queue.ts";
import { compareCardsJob } from "./billing/compare-cards.ts";
import { deliverMessageJob } from "./deliver-message.ts";
import { followUpEstimatesJob } from "./billing/follow-up-estimates.ts";
import { hashContentJob } from "./hash-content.ts";
import { keepDaysJob } from "./keep-days.ts";
import { locateAddressJob } from "./locate-address.ts";
import { markNoShowsJob } from "./mark-no-shows.ts";
import { readMailAttachments } from "./read-mail-attachments.ts";
import { readRepairOrderJob } from "./read-repair-order.ts";
import { remindOfInvoicesJob } from "./billing/remind-of-invoices.ts";
import { releaseHoldsJob } from "./release-holds.ts";
import { raiseDueAlertsJob } from "./raise-due-alerts.ts";
import { removeEndedCountsJob } from "./remove-ended-counts.ts";
import { removeExpiredProofsJob } from "./remove-expired-proofs.ts";
import { settleCardPaymentsJob } from "./billing/settle-card-payments.ts";
import { expireRewardsJob } from "./billing/expire-rewards.ts";
import { removeOldDraftsJob } from "./remove-old-drafts.ts";
import { removeOldEventsJob } from "./remove-old-events.ts";
import { removeOldKeysJob } from "./remove-old-keys.ts";
import { resumeMailJob } from "./resume-mail.ts";
import { repairFilesJob } from "./repair-files.ts";
import { sealAuditJob } from "./seal-audit.ts";
import { sendOrderMailJob } from "./send-order-mail.ts";
import { sendStatementsJob } from "./billing/send-statements.ts";
import { setDocumentJob } from "./set-document.ts";

export interface WorkerDeps {
  config: Pick<
    Config,
    | "brandName"
    | "clientUrl"
    | "cards"
    | "dataDir"
    | "files"
    | "geocoderUrl"
    | "mail"
    | "publicUrl"
    | "qbo"
    | "routingUrl"
    | "sealSecret"
    | "twilio"
    | "vinDecoderUrl"
  >;
  /** Where app_server logs in. */
  serverUrl: string;
  /** Connected as app_server. */
  pool: Pool;
  clock: Clock;
  log: Log;
  /** Tests post to an address of their own. */
  sendWebhook?: SendWebhook;
}

const cronItems = [
  { task: "free-abandoned-jobs", match: "* * * * *" },
  { task: "release-holds", match: "* * * * *" },
  { task: "mark-no-shows", match: "*/5 * * * *" },
  { task: "wake-qbo-lanes", match: "* * * * *" },
  { task: "keep-days", match: "*/5 * * * *" },
  { task: "resume-mail", match: "*/5 * * * *" },
  { task: "raise-due-alerts", match: "*/5 * * * *" },
  { task: "settle-card-payments", match: "*/5 * * * *" },
  { task: "compare-cards", match: "23 10 * * *" }, // In the night of the shop, after the day's last message.
  { task: "remove-ended-counts", match: "*/5 * * * *" },
  { task: "remove-expired-proofs", match: "7 * * * *" },
  { task: "expire-rewards", match: "7 8 * * *" }, // After midnight in every time zone of the country.
  { task: "follow-up-estimates", match: "37 8 * * *" }, // As above.
  { task: "remind-of-invoices", match: "7 14 * * *" }, // In the morning of the shop, when its mails are read.
  { task: "remove-old-drafts", match: "17 3 * * *" },
  { task: "remove-old-keys", match: "27 * * * *" },
  { task: "remove-old-events", match: "41 3 * * *" },
  { task: "remove-old-qbo-rows", match: "43 3 * * *" },
  { task: "check-qbo-connection", match: "11 9 * * *" },
  { task: "read-qbo-changes", match: "17 9 * * *" }, // In the night of the shop, after the day's last webhook.
  { task: "repair-files", match: "37 3 * * *" },
  { task: "seal-audit", match: "13 * * * *" }, // The day of each time zone is sealed in its own night; a day that has to wait, an hour later.
];

/** Calls to the books take up to two minutes each: they are done beside everything else, so that no mail waits for them. */
const callsAtOnce = 4;

/** Works until it is released. */
export async function startWorker(deps: WorkerDeps): Promise<Worker> {
  const { serverUrl, log, config, pool, clock } = deps;
  const { syncing, others, written } = accountingJobs({ config, pool, clock, log });
  const taskList = { ...tasksWith(deps), ...others };
  const worker = await followQueue({ serverUrl, log, taskList, cronItems });
  if (!config.qbo) return worker;
  try {
    const books = await followQueue({ serverUrl, log, taskList: syncing, concurrency: callsAtOnce });
    return {
      async release() {
        await Promise.all([worker.release(), books.release()]);
        await written();
      },
    };
  } catch (error) {
    await worker.release();
    throw error;
  }
}

function tasksWith({
  config,
  log,
  pool,
  clock,
  sendWebhook = createWebhookSender({ timeoutMs: 10_000 }),
}: WorkerDeps): TaskList {
  const deps = { pool, clock };
  const fileDeps = { ...deps, log, ...openFileDeps({ config, log }) };
  const documentDeps = { ...fileDeps, config };
  const pdfs = createPdfs(documentDeps);
  const sending = {
    ...deps,
    config,
    delivery: createDelivery(config),
    readAttachments: (attached: readonly Attached[]) => readMailAttachments(attached, { ...documentDeps, pdfs }),
  };
  const cards = config.cards && openStripe(config.cards, clock);
  const decode = openVinDecoder({ url: config.vinDecoderUrl, log, thisYear: () => clock().getUTCFullYear() });
  return {
    "compare-cards": compareCardsJob({ ...deps, cards }),
    "decode-vehicle": decodeVehicleJob({ ...deps, decode }),
    "deliver-message": deliverMessageJob(sending),
    "deliver-webhooks": deliverWebhooksJob({ ...deps, send: sendWebhook, sealing: webhookSealing(config) }),
    "free-abandoned-jobs": freeAbandonedJobsJob(deps),
    "hash-content": hashContentJob(fileDeps),
    "keep-days": keepDaysJob(deps),
    "locate-address": locateAddressJob({ ...deps, places: openPlaces({ ...config, userAgent: config.brandName }) }),
    "mark-no-shows": markNoShowsJob(deps),
    "read-repair-order": readRepairOrderJob(fileDeps),
    "release-holds": releaseHoldsJob(deps),
    "raise-due-alerts": raiseDueAlertsJob(deps),
    "resume-mail": resumeMailJob(sending),
    "remove-ended-counts": removeEndedCountsJob(deps),
    "remove-expired-proofs": removeExpiredProofsJob(deps),
    "remove-old-events": removeOldEventsJob(deps),
    "expire-rewards": expireRewardsJob(deps),
    "follow-up-estimates": followUpEstimatesJob(deps),
    "remind-of-invoices": remindOfInvoicesJob(deps),
    "remove-old-drafts": removeOldDraftsJob(deps),
    "remove-old-keys": removeOldKeysJob(deps),
    "repair-files": repairFilesJob(fileDeps),
    "settle-card-payments": settleCardPaymentsJob({ ...deps, cards }),
    "seal-audit": sealAuditJob(deps),
    "set-document": setDocumentJob({ pdfs }),
    "send-order-mail": sendOrderMailJob(sending),
    "send-statements": sendStatementsJob(deps),
  };
}

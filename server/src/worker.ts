// Works through the jobs that were queued in the transactions of the changes they belong to, and those of the clock.
import type { TaskList } from "graphile-worker";
import type { Pool } from "pg";
import { jobs } from "#areas.ts";
import { openPlaces } from "#integrations/places/places.ts";
import { openStripe } from "#integrations/cards/stripe-provider.ts";
import { openVinDecoder } from "#integrations/vin-decoder/vin-decoder.ts";
import { createWebhookSender, type SendWebhook } from "#integrations/webhooks/webhook-sender.ts";
import type { Job, JobDeps } from "#jobs/job.ts";
import { ownJobs } from "#jobs/own-jobs.ts";
import { followQueue, type Worker } from "#jobs/queue/follow-queue.ts";
import { readMailAttachments } from "#jobs/read-mail-attachments.ts";
import { openBooks } from "#modules/accounting/connection/open-books.ts";
import { createPdfs } from "#modules/documents/pdf/pdfs.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { createDelivery } from "#modules/mail/queue/deliver-message.ts";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { messageOf } from "#platform/startup-error.ts";

export interface WorkerDeps {
  config: JobDeps["config"];
  /** Where app_server logs in. */
  serverUrl: string;
  /** Connected as app_server. */
  pool: Pool;
  clock: Clock;
  log: Log;
  /** Tests post to an address of their own. */
  sendWebhook?: SendWebhook;
}

/** Calls of QuickBooks' jobs at a time. */
const callsAtOnce = 4;

/** Works until it is released. */
export async function startWorker(given: WorkerDeps): Promise<Worker> {
  const { serverUrl, log } = given;
  const deps = openJobDeps(given);
  const { books } = deps;
  const all = [...ownJobs, ...jobs];
  const besides = books ? all.filter(({ quickbooks }) => quickbooks) : [];
  const others = all.filter((job) => !besides.includes(job) && job.quickbooks !== "left");
  const cronItems = all.flatMap(({ name: task, when: match }) => (match === undefined ? [] : { task, match }));
  const worker = await followQueue({ serverUrl, log, taskList: tasksOf(others, deps), cronItems });
  if (!books) return worker;
  try {
    const taskList = tasksOf(besides, deps);
    const calling = await followQueue({ serverUrl, log, taskList, concurrency: callsAtOnce });
    return {
      async release() {
        await Promise.all([worker.release(), calling.release()]);
        await books.written();
      },
    };
  } catch (error) {
    await worker.release();
    throw error;
  }
}

const tasksOf = (list: readonly Job[], deps: JobDeps): TaskList =>
  Object.fromEntries(
    list.map(
      ({ name, run }) => [name, async (sent, helpers) => void (await run(sent, deps, helpers).catch(fails))] as const,
    ),
  );

/** The queue stores why a job failed, and its screen shows it. */
function fails(error: unknown): never {
  if (error instanceof Error) error.message = messageOf(error);
  throw error;
}

function openJobDeps({ config, log, pool, clock, sendWebhook }: WorkerDeps): JobDeps {
  const stored = { config, log, pool, clock, ...openFileDeps({ config, log }) };
  const documents = { ...stored, pdfs: createPdfs(stored) };
  return {
    ...documents,
    books: openBooks({ config, pool, clock, log }),
    cards: config.cards && openStripe(config.cards, clock),
    decode: openVinDecoder(stored),
    delivery: createDelivery(config),
    places: openPlaces({ ...config, userAgent: config.brandName }),
    readAttachments: (attached) => readMailAttachments(attached, documents),
    sendWebhook: sendWebhook ?? createWebhookSender({ timeoutMs: 10_000 }),
  };
}

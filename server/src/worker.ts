// Works through the jobs that were queued in the transactions of the changes they belong to, and those of the clock.
import { setTimeout as sleep } from "node:timers/promises";
import type { CronItem, Task, TaskList } from "graphile-worker";
import type { Pool } from "pg";
import { jobs } from "#areas.ts";
import { openPlaces } from "#integrations/places/places.ts";
import { openStripe } from "#integrations/cards/stripe-provider.ts";
import { openVinDecoder } from "#integrations/vin-decoder/vin-decoder.ts";
import { createWebhookSender, pausing, type SendWebhook } from "#integrations/webhooks/webhook-sender.ts";
import type { Job, JobDeps } from "#jobs/job.ts";
import { jobKinds, kindsOfLiveShop } from "#jobs/job-kinds.ts";
import { ownJobs } from "#jobs/own-jobs.ts";
import { followSlots, type Worker } from "#jobs/queue/follow-slots.ts";
import { openQueue } from "#jobs/queue/open-queue.ts";
import { withinTime } from "#jobs/queue/within-time.ts";
import { readMailAttachments } from "#jobs/read-mail-attachments.ts";
import { openBooks } from "#modules/accounting/connection/open-books.ts";
import { openSigning } from "#modules/documents/signing/open-signing.ts";
import { createPdfs } from "#modules/documents/pdf/pdfs.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { createDelivery } from "#modules/mail/queue/deliver-message.ts";
import { cutOffAll } from "#platform/database/silence.ts";
import type { Clock } from "#platform/clock.ts";
import { jobSeconds } from "#platform/metrics/metrics.ts";
import { withNotes } from "#platform/requests/request-notes.ts";
import { inSpan, noParent } from "#platform/tracing/spans.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import { secretsMark, type SharedSecrets } from "#platform/settings/secrets-mark.ts";
import { messageOf } from "#platform/startup-error.ts";

export interface WorkerDeps {
  config: JobDeps["config"] & Pick<Config, "jobsAtOnce"> & SharedSecrets;
  /** Where app_server logs in. */
  serverUrl: string;
  /** Connected as app_server. */
  pool: Pool;
  clock: Clock;
  log: Log;
  /** Tests post to an address of their own. */
  sendWebhook?: SendWebhook;
  /** For how long a stop waits for the jobs that are under way, in milliseconds. */
  patience?: number;
}

/** Works until it is released. */
export async function startWorker(given: WorkerDeps): Promise<Worker> {
  const { serverUrl, log, config, patience = 7000 } = given;
  const deps = openJobDeps(given);
  const { books } = deps;
  const all = [...ownJobs, ...jobs].filter(
    ({ kind, waitsForBooks }) => (books || !waitsForBooks) && (config.copyOf === null || !kindsOfLiveShop.has(kind)),
  );
  const kinds = Map.groupBy(all, ({ kind }) => kind);
  const keyedTasks = all.filter(({ isKeyed, when }) => isKeyed || when !== undefined).map(({ name }) => name);
  const mark = secretsMark(config);
  const queue = await openQueue({ serverUrl, log, keyedTasks, mark, onSilence: () => cutOffAll(given.pool) });
  const working: Worker[] = [];
  const release = async () => {
    await Promise.all(working.map((each) => each.release()));
    await queue.release();
    await books?.written();
  };
  /** A job that waits for a service longer than the process may is done by another server, or at the next start. */
  const releaseInTime = async () => {
    const released = release().then(() => true);
    if (!(await Promise.race([released, sleep(patience, false, { ref: false })]))) {
      released.catch(() => {}); // The process ends in the middle of it.
      log.warn("jobs under way are left to another server");
    }
  };
  try {
    for (const [kind, own] of kinds) {
      const atOnce = config.jobsAtOnce * jobKinds[kind].share;
      // All of the clock, because only one may follow it.
      const cronItems = working.length === 0 ? cronItemsOf(all) : [];
      working.push(await followSlots({ queue, taskList: tasksOf(own, deps, queue.running), atOnce, cronItems }));
    }
    return { release: releaseInTime };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A job of the clock that still runs when its time comes again is followed by one more, and by no other beside it. */
const cronItemsOf = (all: readonly Job[]): CronItem[] =>
  all.flatMap(({ name: task, when: match }) =>
    match === undefined ? [] : { task, match, options: { queueName: task, jobKey: task } },
  );

const tasksOf = (list: readonly Job[], deps: Omit<JobDeps, "signal">, running: Set<string>): TaskList =>
  Object.fromEntries(list.map((each) => [each.name, noted(taskOf(each, deps), running)] as const));

/** Says of the jobs that are under way which they are. */
const noted =
  (task: Task, running: Set<string>): Task =>
  async (sent, helpers) => {
    running.add(helpers.job.id);
    try {
      return await task(sent, helpers);
    } finally {
      running.delete(helpers.job.id);
    }
  };

const taskOf =
  ({ name, kind, limit: own = jobKinds[kind].limit, run }: Job, deps: Omit<JobDeps, "signal">): Task =>
  async (sent, helpers) => {
    const limit = own * 1000;
    const work = (signal: AbortSignal) => run(sent, { ...deps, signal }, helpers);
    const taken = jobSeconds.startTimer({ task: name });
    try {
      await watched(name, () => withinTime(work, { name, limit, stopping: helpers.abortSignal }));
      taken({ outcome: "done" });
    } catch (error) {
      taken({ outcome: "failed" });
      fails(error);
    }
  };

/** The lines and the span of a job name it. */
const watched = (task: string, work: () => Promise<void>): Promise<void> =>
  withNotes({ task }, () => inSpan(`job ${task}`, { kind: "CONSUMER", parent: noParent }, () => work()));

/** The queue stores why a job failed, and its screen shows it. */
function fails(error: unknown): never {
  if (error instanceof Error) error.message = messageOf(error);
  throw error;
}

function openJobDeps({ config, log, pool, clock, sendWebhook }: WorkerDeps): Omit<JobDeps, "signal"> {
  const signing = openSigning({ config, log, pool, clock });
  const stored = { config, log, pool, clock, signing, ...openFileDeps({ config, log }) };
  const documents = { ...stored, pdfs: createPdfs(stored) };
  return {
    ...documents,
    books: openBooks({ config, pool, clock, log }),
    cards: config.cards && openStripe(config.cards, clock),
    decode: openVinDecoder(stored),
    delivery: createDelivery(config),
    places: openPlaces({ ...config, userAgent: config.brandName }),
    readAttachments: (mail) => readMailAttachments(mail, documents),
    sendWebhook: pausing(sendWebhook ?? createWebhookSender({ timeoutMs: 10_000 })),
  };
}

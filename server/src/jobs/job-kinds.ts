/**
 * Jobs of one kind share slots and a time limit. What one of them waits for, such as a receiver or a mail server that takes
 * its time, delays no other kind.
 */
interface KindOfJob {
  /** How many are done at a time, as a multiple of `JOBS_AT_ONCE`. */
  share: number;
  /** In seconds: a job that is asked to stop by then, and does not, gives its slot back half a minute later. */
  limit: number;
}

export const jobKinds = {
  /** Emails: a server may take minutes for one, and one that is given up too early is sent twice. */
  mail: { share: 1, limit: 1800 },
  /** Text messages. */
  texts: { share: 1, limit: 60 },
  /** Receivers that customers chose; each has one job at a time. */
  webhooks: { share: 2, limit: 30 },
  /** Documents, and everything that reads the contents of files. */
  files: { share: 1, limit: 600 },
  /** Calls to QuickBooks take up to two minutes each. */
  accounting: { share: 2, limit: 600 },
  /** Cards, places and VINs. */
  services: { share: 1, limit: 600 },
  /** What needs the database alone. */
  upkeep: { share: 1, limit: 3600 },
} as const satisfies Record<string, KindOfJob>;

export type JobKind = keyof typeof jobKinds;

/** What these do is done elsewhere: in a copy of a shop they stay queued. Emails and texts go to the outbox there. */
export const kindsOfLiveShop: ReadonlySet<JobKind> = new Set<JobKind>(["accounting", "webhooks"]);

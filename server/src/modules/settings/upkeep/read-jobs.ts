import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

interface JobsOfTask {
  task: string;
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
  /** When its turn comes next; null when none is waiting. */
  nextAt: string | null;
  /** Of those that the clock starts. */
  lastRunAt: string | null;
}

interface FailedJob {
  id: string;
  task: string;
  attempts: number;
  maxAttempts: number;
  failedAt: string;
  error: string;
}

export interface JobHealth {
  tasks: readonly JobsOfTask[];
  failed: readonly FailedJob[];
  messages: { waiting: number; failed: number };
}

const mostFailed = 50;

/** Returns how the queue is doing, by kind of job, and the jobs that gave up. Throws `permission-error` for all but admins. */
export async function readJobs({ caller, system, now }: Transaction): Promise<JobHealth> {
  if (caller.role !== "admin") throw fail("permission-error");
  const tasks = await system.rows<JobsOfTask>({
    text: `select coalesce(j.task_identifier, c.identifier) as task,
        count(*) filter (where j.locked_at is null and j.attempts = 0)::int as waiting,
        count(*) filter (where j.locked_at is not null)::int as running,
        count(*) filter (where j.locked_at is null and j.attempts between 1 and j.max_attempts - 1)::int as retrying,
        count(*) filter (where j.locked_at is null and j.attempts >= j.max_attempts)::int as failed,
        min(j.run_at) filter (where j.locked_at is null and j.attempts < j.max_attempts) as next_at,
        max(c.last_execution) as last_run_at
      from graphile_worker.jobs j
        full join graphile_worker._private_known_crontabs c on c.identifier = j.task_identifier
      group by 1 order by 1`,
  });
  const failed = await system.rows<FailedJob>({
    text: `select id::text, task_identifier as task, attempts, max_attempts, updated_at as failed_at,
        left(split_part(coalesce(last_error, ''), E'\\n', 1), 300) as error
      from graphile_worker.jobs where attempts >= max_attempts and locked_at is null order by updated_at desc limit ${mostFailed}`,
  });
  const messages = await caller.one<JobHealth["messages"]>({
    text: `select count(*) filter (where status = 'queued')::int as waiting,
        count(*) filter (where status in ('failed', 'bounced') and created_at > $1::timestamptz - interval '30 days')::int as failed
      from app.messages where status in ('queued', 'failed', 'bounced')`,
    values: [now],
  });
  return { tasks, failed, messages };
}

import type { Rights } from "#platform/database/transaction.ts";

interface Waiting {
  count: number;
  /** Seconds that the oldest has waited; 0 for none. */
  age: number;
}

interface TaskFigures {
  task: string;
  waiting: number;
  running: number;
  failed: number;
  /** Seconds since the turn of the oldest job that waits. */
  age: number;
}

/** What the database alone knows of how the server gets on. */
export interface Figures {
  tasks: readonly TaskFigures[];
  mailsQueued: Waiting;
  /** For a mail server that takes none, or none that is set up. */
  mailsHeld: Waiting;
  webhooks: Waiting;
  accounting: Waiting;
  /** Seconds since the end of the last sealed day of the audit; null before the first. */
  auditSealAge: number | null;
}

const ageOf = (moment: string) => `coalesce(greatest(extract(epoch from now() - min(${moment})), 0), 0)::float8`;

const waitingText = (name: string, from: string, condition = "true") =>
  `'${name}', (select json_build_object('count', count(*), 'age', ${ageOf("created_at")}) from ${from} where ${condition})`;

/** Reads indexed rows only; a database that takes longer than two seconds is left alone. */
export async function readFigures(system: Rights): Promise<Figures> {
  await system.run({ text: "select set_config('statement_timeout', '2000', true)" });
  const tasks = await system.rows<TaskFigures>({
    text: `select task_identifier as task,
        count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
        coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and attempts < max_attempts and run_at <= now())), 0)::float8 as age
      from graphile_worker.jobs group by 1`,
  });
  const { figures } = await system.one<{ figures: Omit<Figures, "tasks"> }>({
    text: `select json_build_object(
        ${waitingText("mailsQueued", "app.messages", "status = 'queued'")},
        ${waitingText("mailsHeld", "app.messages", "status = 'kept' and channel = 'email' and created_at > now() - interval '30 days'")},
        ${waitingText("webhooks", "app.webhook_deliveries", "status = 'pending'")},
        ${waitingText("accounting", "app.qbo_jobs", "status in ('pending', 'sending')")},
        'auditSealAge', (select extract(epoch from now() - ends_at) from app.audit_days order by day desc limit 1)) as figures`,
  });
  return { ...figures, tasks };
}

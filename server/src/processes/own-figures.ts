// The figures that only the database knows, read when somebody asks for them.
import { Gauge } from "prom-client";
import type { Pool } from "pg";
import { readFigures, type Figures } from "#modules/settings/upkeep/read-figures.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { registry } from "#platform/metrics/metrics.ts";

type Label = "task" | "state";

const gauge = (name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

const jobs = gauge("boresight_jobs", "Jobs in the queue by task and state", ["task", "state"]);
const jobAge = gauge("boresight_job_age_seconds", "How long the oldest job of a task is due and waits", ["task"]);
const mails = gauge("boresight_mails", "Mails and text messages that wait, queued or held", ["state"]);
const mailAge = gauge("boresight_mail_age_seconds", "How long the oldest of them waits", ["state"]);
const webhooks = gauge("boresight_webhook_events", "Events that a webhook has not taken yet");
const webhookAge = gauge("boresight_webhook_lag_seconds", "How long the oldest of them waits");
const accounting = gauge("boresight_accounting_changes", "Changes that are not in QuickBooks yet");
const accountingAge = gauge("boresight_accounting_lag_seconds", "How long the oldest of them waits");
const sealAge = gauge("boresight_audit_seal_age_seconds", "Time since the end of the last sealed day of the audit");
const isKnown = gauge("boresight_figures_known", "0 when the database did not give the figures of the queue in time");

/** Milliseconds: slow figures of the database are reported rather than none. */
const patience = 3000;

/** Asks the database once, and never while it has not answered the last time. */
export function figuresOf(pool: Pool): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return async () => {
    asking ??= asSystem(pool, readFigures)
      .then(show)
      .finally(() => (asking = undefined));
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error("late")), patience);
    try {
      await Promise.race([asking, late.promise]);
      isKnown.set(1);
    } catch {
      isKnown.set(0);
    } finally {
      clearTimeout(timer);
    }
  };
}

function show({ tasks, mailsQueued, mailsHeld, auditSealAge, ...figures }: Figures): void {
  jobs.reset();
  jobAge.reset();
  for (const { task, age, ...states } of tasks) {
    for (const state of ["waiting", "running", "failed"] as const) jobs.set({ task, state }, states[state]);
    jobAge.set({ task }, age);
  }
  for (const [state, { count, age }] of [["queued", mailsQueued] as const, ["held", mailsHeld] as const]) {
    mails.set({ state }, count);
    mailAge.set({ state }, age);
  }
  webhooks.set(figures.webhooks.count);
  webhookAge.set(figures.webhooks.age);
  accounting.set(figures.accounting.count);
  accountingAge.set(figures.accounting.age);
  if (auditSealAge !== null) sealAge.set(auditSealAge);
}

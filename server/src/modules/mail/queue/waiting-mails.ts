import { liveAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { t } from "@boresight/domain/texts/text";
import { daysMailsWait } from "@boresight/domain/mail/mail-days";
import { upcomingTemplates } from "#modules/mail/appointment-templates.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

/** Their codes and links have ended by the time when somebody sets up a mail server. */
const shortLived = [
  "signin-otp",
  "signin-passwordless",
  "proof-code",
  "password-reset",
  "email-confirm-change",
] as const;

/** `m` is an email that waits and is still worth sending: young enough, and not about an appointment that is over. */
const isWorthSending = `m.channel = 'email' and m.status = 'kept' and m.template <> 'test'
  and m.created_at > now() - interval '${daysMailsWait} days'
  and (m.template not in ${wordList(shortLived)} or m.created_at > now() - interval '10 minutes')
  and (m.template not in ${wordList(upcomingTemplates)} or exists (select from app.appointments a
    where a.service_order_id = m.service_order_id and a.starts_at > now() and a.status in ${wordList(liveAppointmentStatuses)}))`;

/** Why an email waits: there was no mail server yet, or it takes none. */
export type WaitsFor = "repair" | "setUp";
const condition = (waitsFor: WaitsFor) => `${isWorthSending} and (m.error = '') = ${waitsFor === "setUp"}`;

export interface WaitingMails {
  setUp: number;
  repair: number;
}

export const countWaitingMails = (system: Rights): Promise<WaitingMails> =>
  system.one<WaitingMails>({
    text: `select count(*) filter (where ${condition("setUp")})::integer as set_up,
        count(*) filter (where ${condition("repair")})::integer as repair
      from app.messages m where m.status = 'kept'`,
  });

/** The one that waits longest. */
export const findFirstWaiting = (system: Rights): Promise<{ id: string } | undefined> =>
  system.maybe<{ id: string }>({
    text: `update app.messages set status = 'queued' where id = (
        select m.id from app.messages m where ${condition("repair")} order by m.created_at limit 1 for update skip locked)
      returning id`,
  });

/** Emails that a process was sending without a job of their own when it was killed. */
export const findLeftBehind = (system: Rights): Promise<readonly { id: string }[]> =>
  system.rows<{ id: string }>({
    text: `select m.id from app.messages m where m.channel = 'email' and m.status = 'queued' and not exists (
        select from graphile_worker._private_jobs j where j.payload ->> 'id' = m.id::text)`,
  });

/** Sends what waits, in its order; a repeat finds nothing. Returns how many. */
export async function sendWaitingMails(waitsFor: WaitsFor, system: Rights): Promise<number> {
  const { count } = await system.one<{ count: number }>({
    text: `with again as (
        update app.messages m set status = 'queued', error = '' where ${condition(waitsFor)} returning m.id, m.created_at)
      select count(graphile_worker.add_job('deliver-message', json_build_object('id', id), max_attempts => 8))::integer as count
      from (select id from again order by created_at) ordered`,
  });
  return count;
}

/** Leaves what waits unsent, for good; the log says so. */
export const leaveWaitingMails = (system: Rights): Promise<number> =>
  system.run({
    text: `update app.messages m set status = 'failed', error = $1 where ${condition("setUp")}`,
    values: [t("mail.leftUnsent")],
  });

/** Whoever says that the server works, or does not, waits for the other: an email that fails meanwhile keeps its alert. */
export const lockMailServer = { text: "select pg_advisory_xact_lock(hashtext('mail-server'))" };

/** Tries the mail server with what it has not taken. */
export const tryServerNow = () => ({
  text: "select graphile_worker.add_job('resume-mail', queue_name => 'resume-mail', job_key => 'resume-mail')",
});

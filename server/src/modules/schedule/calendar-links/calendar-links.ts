/** Secret links to calendar feeds: whoever has one reads along until it is revoked. Only the token's hash is kept. */
import { createHash, randomBytes } from "node:crypto";
import { calendarLinkSchema, type CalendarLinkInput } from "@boresight/domain/schedule/calendar-feed";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Answers the path of a new link; an earlier one of the same person to the same feed stops working. */
export async function createCalendarLink(input: unknown, tx: Transaction): Promise<string> {
  const link = parseInput(calendarLinkSchema, input);
  await permitFeed(link, tx);
  const token = randomBytes(24).toString("base64url");
  await tx.system.run({
    text: `insert into app_private.calendar_links (user_id, subject, subject_id, token_hash) values ($1, $2, $3, $4)
      on conflict (user_id, subject, subject_id) do update set token_hash = excluded.token_hash, created_at = now()`,
    values: [tx.caller.userId, link.subject, link.subjectId, tokenHash(token)],
  });
  return `/v1/functions/calendar/${token}.ics`;
}

/** The caller's own link to this feed stops working; answers whether there was one. */
export async function revokeCalendarLink(input: unknown, { caller, system }: Transaction): Promise<boolean> {
  const { subject, subjectId } = parseInput(calendarLinkSchema, input);
  const revoked = await system.run({
    text: "delete from app_private.calendar_links where user_id = $1 and subject = $2 and subject_id = $3",
    values: [caller.userId, subject, subjectId],
  });
  return revoked > 0;
}

/** Customers follow their own visits, technicians their own and those of their facilities, admins all. */
async function permitFeed({ subject, subjectId }: CalendarLinkInput, { caller }: Transaction): Promise<void> {
  const { role, userId, customerId } = caller;
  if (userId === null) throw fail("permission-error");
  if (subject === "customer") {
    if (role !== "admin" && subjectId !== customerId) throw fail("not-found");
    return;
  }
  if (role !== "admin" && role !== "technician") throw fail("permission-error");
  if (subject === "technician" && role === "technician" && subjectId !== userId) throw fail("permission-error");
  if (subject === "technician") return;
  await caller.one({
    text: `select id from app.facilities where id = $1 and ($2 = 'admin' or app_private.own_facility_ids() is null
      or id = any (app_private.own_facility_ids()))`,
    values: [subjectId, role],
  });
}

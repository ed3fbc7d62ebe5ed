import { isStaff, worksInOffice } from "@boresight/domain/accounts/roles";
import { randomBytes, createHash } from "node:crypto";
import { calendarLinkSchema, type CalendarLinkInput } from "@boresight/domain/schedule/calendar-feed";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";

export const createCalendarLink = mutation({
  summary:
    "Creates a secret link under which calendar programs read appointments. An earlier link of the same person to the same feed stops working.",
  input: calendarLinkSchema,
  returns: { url: { type: "String!", description: "It is told this once." } },
  payload: "CalendarLinkPayload",
  clientKey: true,
  errors: [],
  async run(link, tx: Transaction & RequestContext) {
    await requireFeedOwner(link, tx);
    const token = randomBytes(24).toString("base64url");
    await tx.system.run({
      text: `insert into app_private.calendar_links (user_id, subject, subject_id, token_hash) values ($1, $2, $3, $4)
      on conflict (user_id, subject, subject_id) do update set token_hash = excluded.token_hash, created_at = now()`,
      values: [tx.caller.userId, link.subject, link.subjectId, tokenHash(token)],
    });
    return { url: `${tx.config.publicUrl}/v1/functions/calendar/${token}.ics` };
  },
});

/** Customers subscribe to their own appointments, technicians to their own and those of their facilities, the office to all. */
async function requireFeedOwner({ subject, subjectId }: CalendarLinkInput, { caller }: Transaction): Promise<void> {
  const { role, userId, customerId } = caller;
  const isOffice = worksInOffice(caller);
  if (userId === null) throw fail("permission-error");
  if (subject === "customer") {
    if (!isOffice && subjectId !== customerId) throw fail("not-found");
    return;
  }
  if (!isStaff(role)) throw fail("permission-error");
  if (subject === "technician" && !isOffice && subjectId !== userId) throw fail("permission-error");
  if (subject === "technician") return;
  await caller.one({
    text: `select id from app.facilities where id = $1 and ($2 = 'admin' or app_private.own_facility_ids() is null
      or id = any (app_private.own_facility_ids()))`,
    values: [subjectId, role],
  });
}

/** The hash of a link's secret. The secret grants access until it is revoked, so only its hash is stored. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

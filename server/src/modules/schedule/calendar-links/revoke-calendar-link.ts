import { calendarLinkSchema } from "@boresight/domain/schedule/calendar-feed";
import { mutation } from "#platform/mutation.ts";

export const revokeCalendarLink = mutation({
  summary: "Revokes the caller's link to this feed.",
  input: calendarLinkSchema,
  returns: { revoked: { type: "Boolean!", description: "Whether there was one." } },
  payload: "RevokedCalendarLinkPayload",
  errors: [],
  async run({ subject, subjectId }, { caller, system }) {
    const revoked = await system.run({
      text: "delete from app_private.calendar_links where user_id = $1 and subject = $2 and subject_id = $3",
      values: [caller.userId, subject, subjectId],
    });
    return { revoked: revoked > 0 };
  },
});

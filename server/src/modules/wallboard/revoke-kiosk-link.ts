import { recordId } from "@boresight/domain/base/record-id";
import * as z from "zod";
import { mutation } from "#platform/mutation.ts";

export const revokeKioskLink = mutation({
  summary: "Revokes a link; its display stops showing the wallboard at once.",
  callers: ["admin"],
  input: z.object({ id: recordId() }),
  returns: { revoked: { type: "Boolean!", description: "Whether there was one." } },
  payload: "RevokedKioskLinkPayload",
  errors: [],
  async run({ id }, { system }) {
    return {
      revoked: (await system.run({ text: "delete from app_private.kiosk_links where id = $1", values: [id] })) > 0,
    };
  },
});

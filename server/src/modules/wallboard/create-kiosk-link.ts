import { randomBytes } from "node:crypto";
import { kioskLinkSchema } from "@boresight/domain/wallboard/wallboard-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";

import { tokenHash } from "./kiosk-links.ts";

export const createKioskLink = mutation({
  summary: "Creates a secret link for a wall display, which shows the wallboard until the link is revoked.",
  callers: ["admin"],
  input: kioskLinkSchema,
  returns: { url: { type: "String!", description: "It is told this once." } },
  payload: "KioskLinkPayload",
  clientKey: true,
  errors: [],
  async run({ name, facilityIds, isPrivate, rotateSeconds }, { caller, system, config }: Transaction & RequestContext) {
    const token = randomBytes(24).toString("base64url");
    await system.run({
      text: `insert into app_private.kiosk_links (name, facility_ids, is_private, rotate_seconds, token_hash, created_by)
      values ($1, $2, $3, $4, $5, $6)`,
      values: [
        name,
        facilityIds.length > 0 ? facilityIds : null,
        isPrivate,
        rotateSeconds,
        tokenHash(token),
        caller.userId,
      ],
    });
    return { url: `${config.clientUrl}/admin/vehicle-status-overview#kiosk=${token}` };
  },
});

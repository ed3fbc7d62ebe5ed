/**
 * Secret links for wall displays: anyone with a link reads the wallboard until an admin revokes it. Only the token's
 * hash is stored.
 */
import { createHash } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import type { KioskLinkRow } from "#db/rows.ts";
import type { AskedLink, OpenLink } from "#platform/limits/link-limits.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

export interface KioskLink extends Pick<KioskLinkRow, "id" | "name" | "isPrivate" | "rotateSeconds" | "createdAt"> {
  /** Null for all of them. */
  facilityIds: string[] | null;
}

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

const columns = `id, name, facility_ids, is_private, rotate_seconds,
  created_at::text as created_at`;

const requireAdmin = ({ role }: Transaction["caller"]): void => {
  if (role !== "admin") throw fail("permission-error");
};

export async function listKioskLinks({ caller, system }: Transaction): Promise<readonly KioskLink[]> {
  requireAdmin(caller);
  return system.rows({
    text: `select ${columns} from app_private.kiosk_links k order by k.created_at desc, k.id limit 100`,
  });
}

/** Returns the valid link of this token. Throws `kiosk-link-ended`. */
export async function findKiosk(asked: AskedLink, system: Rights, open: OpenLink): Promise<KioskLink> {
  const found = await open(asked, async () => {
    const [link = null] = await system.rows<KioskLink>({
      text: `select ${columns} from app_private.kiosk_links where token_hash = $1`,
      values: [tokenHash(asked.token)],
    });
    return link;
  });
  if (!found) throw fail("kiosk-link-ended");
  return found;
}

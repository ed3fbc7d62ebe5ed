/** Secret links for screens on the wall: whoever has one reads the wallboard until an admin revokes it. Only the token's hash is kept. */
import { createHash, randomBytes } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { kioskLinkSchema } from "@boresight/domain/wallboard/wallboard";
import * as z from "zod";
import type { AskedLink, OpenLink } from "#platform/limits/link-limits.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";

export interface KioskLink {
  id: string;
  name: string;
  /** None: all of them. */
  facilityIds: string[] | null;
  isPrivate: boolean;
  rotateSeconds: number;
  createdAt: string;
}

const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

const columns = `id, name, facility_ids, is_private, rotate_seconds,
  created_at::text as created_at`;

const requireAdmin = ({ role }: Transaction["caller"]): void => {
  if (role !== "admin") throw fail("permission-error");
};

/** Answers the link's path, which is told this once. */
export async function createKioskLink(input: unknown, { caller, system }: Transaction): Promise<string> {
  const { name, facilityIds, isPrivate, rotateSeconds } = parseInput(kioskLinkSchema, input);
  requireAdmin(caller);
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
  return `/admin/vehicle-status-overview?kiosk=${token}`;
}

/** The screen goes dark with its next look; answers whether there was such a link. */
export async function revokeKioskLink(input: unknown, { caller, system }: Transaction): Promise<boolean> {
  const { id } = parseInput(z.object({ id: z.uuid("Link is not a valid id") }), input);
  requireAdmin(caller);
  return (await system.run({ text: "delete from app_private.kiosk_links where id = $1", values: [id] })) > 0;
}

export async function listKioskLinks({ caller, system }: Transaction): Promise<readonly KioskLink[]> {
  requireAdmin(caller);
  return system.rows({
    text: `select ${columns} from app_private.kiosk_links k order by k.created_at desc, k.id limit 100`,
  });
}

/** What a link lets its screen see. */
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

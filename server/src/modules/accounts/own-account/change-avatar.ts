import { createHash } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import { imageTypeOf } from "#platform/image-type.ts";

export interface Picture {
  content: Buffer;
  mimeType: string;
}

const largestAvatar = 200_000; // bytes; the app sends squares of 256 pixels, far below

/**
 * Judges the content by its bytes, whatever the sender declares. Throws `invalid-request` for anything but a JPEG, PNG
 * or WebP.
 */
export async function changeAvatar(userId: string, content: Buffer, system: Rights): Promise<void> {
  const mimeType = imageTypeOf(content, ["image/jpeg", "image/png", "image/webp"]);
  if (!mimeType || content.length > largestAvatar) throw fail("invalid-request");
  await system.run({
    text: `insert into app_private.avatars (user_id, content, mime_type) values ($1, $2, $3)
      on conflict (user_id) do update set content = excluded.content, mime_type = excluded.mime_type, changed_at = now()`,
    values: [userId, content, mimeType],
  });
  // The address changes with the picture, so that browsers can cache it forever.
  const mark = createHash("sha256").update(content).digest("hex").slice(0, 16);
  await setAvatarUrl(userId, `/v1/auth/avatars/${userId}?v=${mark}`, system);
}

export async function removeAvatar(userId: string, system: Rights): Promise<void> {
  await system.run({ text: "delete from app_private.avatars where user_id = $1", values: [userId] });
  await setAvatarUrl(userId, "", system);
}

export async function readAvatar(userId: string, system: Rights): Promise<Picture> {
  return system.one<Picture>({
    text: `select content, mime_type from app_private.avatars where user_id = $1`,
    values: [userId],
  });
}

async function setAvatarUrl(userId: string, avatarUrl: string, system: Rights): Promise<void> {
  await system.run({ text: "update app.users set avatar_url = $2 where id = $1", values: [userId, avatarUrl] });
}

import { createHash } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import { largestLogo } from "@boresight/domain/settings/logo";
import { logoSchema } from "@boresight/domain/settings/shop-settings";
import type { Rights } from "#platform/database/transaction.ts";
import { imageTypeOf } from "#platform/image-type.ts";
import { mutation } from "#platform/mutation.ts";
import { addSettingsVersion } from "./add-settings-version.ts";

export const saveLogo = mutation({
  summary: "Sets the company's logo, a PNG or JPEG, or removes it.",
  callers: ["admin"],
  input: logoSchema,
  returns: { shopSetting: "ShopSetting" },
  payload: "ShopSettingPayload",
  errors: ["definition-changed", "not-a-logo"],
  async run({ version, picture }, tx) {
    const logoMark = picture === null ? null : await storeLogo(Buffer.from(picture, "base64"), tx.system);
    return { shopSetting: await addSettingsVersion(version, { logoMark }, tx) };
  },
});

/** Returns the mark by which pages and emails show it. */
async function storeLogo(content: Buffer, system: Rights): Promise<string> {
  const mimeType = imageTypeOf(content, ["image/png", "image/jpeg"]);
  if (!mimeType || content.length > largestLogo) throw fail("not-a-logo");
  const mark = createHash("sha256").update(content).digest("hex").slice(0, 32);
  await system.run({
    text: "insert into app_private.logos (mark, content, mime_type) values ($1, $2, $3) on conflict do nothing",
    values: [mark, content, mimeType],
  });
  return mark;
}

// Where the SMS gateway fetches the pictures of a text: it has no login, so each address is signed for one picture of one text.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { isUuid } from "#platform/ids.ts";
import type { Config } from "#platform/settings/config.ts";

export const picturePath = "/v1/functions/text-pictures";
/** Gateways fetch at once, but try again for as long as a text may wait with them. Seconds. */
const lasts = 4 * 3600;

interface SentPicture {
  messageId: string;
  fileId: string;
}

interface AskedPicture extends SentPicture {
  expires: string;
  signature: string;
}

interface AddressDeps {
  config: Pick<Config, "publicUrl" | "sealSecret">;
  clock: Clock;
}

export function createPictureAddresses({ config, clock }: AddressDeps) {
  const key = Buffer.from(hkdfSync("sha256", config.sealSecret, "", "boresight pictures of texts", 32));
  const sign = ({ messageId, fileId }: SentPicture, expires: string) =>
    createHmac("sha256", key).update([messageId, fileId, expires].join("\n")).digest();
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    of(picture: SentPicture): string {
      const expires = String(now() + lasts);
      const query = new URLSearchParams({ expires, signature: sign(picture, expires).toString("base64url") });
      return `${config.publicUrl}${picturePath}/${picture.messageId}/${picture.fileId}?${query.toString()}`;
    },
    isGenuine({ expires, signature, ...picture }: AskedPicture): boolean {
      if (!isUuid(picture.messageId) || !isUuid(picture.fileId) || !/^\d{1,12}$/.test(expires)) return false;
      const [sent, ours] = [Buffer.from(signature, "base64url"), sign(picture, expires)];
      return sent.length === ours.length && timingSafeEqual(sent, ours) && Number(expires) > now();
    },
  };
}

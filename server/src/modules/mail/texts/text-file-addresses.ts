// Where what goes along with a text is fetched, by the SMS gateway or by whoever reads the text: neither has a login, so each
// address is signed for one file of one text.
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { isUuid } from "#platform/ids.ts";
import type { Config } from "#platform/settings/config.ts";

export const picturePath = "/v1/functions/text-pictures";
export const documentPath = "/v1/functions/text-documents";

/** In seconds. Gateways fetch pictures at once, but try again for as long as a text may wait with them. */
const lasts = { [picturePath]: 4 * 3600, [documentPath]: 30 * 24 * 3600 };
type Path = keyof typeof lasts;

interface SentFile {
  messageId: string;
  fileId: string;
}

interface AskedFile extends SentFile {
  expires: string;
  signature: string;
}

interface AddressDeps {
  config: Pick<Config, "publicUrl" | "sealSecret">;
  clock: Clock;
}

export function createTextFileAddresses({ config, clock }: AddressDeps) {
  const key = Buffer.from(hkdfSync("sha256", config.sealSecret, "", "boresight pictures of texts", 32));
  // Addresses of pictures are signed without their path: servers of the release before make and take them, too.
  const sign = (path: Path, { messageId, fileId }: SentFile, expires: string) =>
    createHmac("sha256", key)
      .update([...(path === documentPath ? [path] : []), messageId, fileId, expires].join("\n"))
      .digest();
  const now = () => Math.floor(clock().getTime() / 1000);

  return {
    of(path: Path, file: SentFile): string {
      const expires = String(now() + lasts[path]);
      const query = new URLSearchParams({ expires, signature: sign(path, file, expires).toString("base64url") });
      return `${config.publicUrl}${path}/${file.messageId}/${file.fileId}?${query.toString()}`;
    },
    isGenuine(path: Path, { expires, signature, ...file }: AskedFile): boolean {
      if (!isUuid(file.messageId) || !isUuid(file.fileId) || !/^\d{1,12}$/.test(expires)) return false;
      const [sent, ours] = [Buffer.from(signature, "base64url"), sign(path, file, expires)];
      return sent.length === ours.length && timingSafeEqual(sent, ours) && Number(expires) > now();
    },
  };
}

/** Shows a notice on somebody's device by its browser's push service: encrypted for that browser alone (RFC 8291). */
import webPush from "web-push";
import type { PushDevice } from "@boresight/domain/mail/push-device";
import type { SendWebhook } from "#integrations/webhooks/webhook-sender.ts";

export interface Notice {
  title: string;
  body: string;
  /** Within the app. */
  path: string;
  /** A later notice with the same tag takes this one's place. */
  tag: string;
  language: string;
}

interface Sending {
  device: PushDevice;
  notice: Notice;
  key: { publicKey: string; privateKey: string };
  /** How the push service reaches whoever runs this server. */
  contact: string;
}

/** `gone`: the browser wants no more of them, and will never. Throws where another attempt may help. */
export type SendPush = (sending: Sending) => Promise<"gone" | "sent">;

const day = 86_400;
/** What a push service must take (RFC 8030). The encryption adds about 100. */
const mostBytes = 3000;

export const createPushSender =
  (post: SendWebhook): SendPush =>
  async ({ device, notice, key, contact }) => {
    const { endpoint, publicKey, secret } = device;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: publicKey, auth: secret } },
      shortened(notice),
      { vapidDetails: { subject: contact, ...key }, TTL: day, contentEncoding: "aes128gcm" },
    );
    const status = await post({ url: endpoint, headers: asTexts(headers), body: body ?? "" });
    if (status >= 200 && status < 300) return "sent";
    if (status === 404 || status === 410) return "gone";
    throw new Error(`the push service answered ${status}`);
  };

function shortened(notice: Notice): string {
  const whole = JSON.stringify(notice);
  return Buffer.byteLength(whole) <= mostBytes ? whole : JSON.stringify({ ...notice, body: notice.body.slice(0, 300) });
}

const asTexts = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

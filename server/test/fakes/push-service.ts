// A push service in-process (RFC 8030) with one browser, which decrypts what it is sent (RFC 8188, RFC 8291).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createWebhookSender, type SendWebhook } from "#integrations/webhooks/webhook-sender.ts";

export interface Browser {
  endpoint: string;
  publicKey: string;
  secret: string;
}

export interface PushService extends AsyncDisposable {
  /** A subscription of another browser. */
  subscribe: () => Browser;
  /** What the browsers were shown, and who vouched for it. */
  shown: { endpoint: string; notice: unknown; senderKey: string; headers: IncomingMessage["headers"] }[];
  /** What it answers from now on. */
  state: { status: number };
  send: SendWebhook;
}

const pem = (name: string) => readFile(join(import.meta.dirname, `webhook-receiver.${name}.pem`), "utf8");

export async function startPushService(): Promise<PushService> {
  const [cert, key] = await Promise.all([pem("cert"), pem("key")]);
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; secret: Buffer }>();
  const [shown, state]: [PushService["shown"], PushService["state"]] = [[], { status: 201 }];
  const server = createServer({ cert, key }, (request, response) => void take(request, response));
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const endpoint = `${origin()}${request.url}`;
    const browser = browsers.get(endpoint);
    const senderKey = senderOf(request.headers.authorization ?? "", origin());
    if (!browser || senderKey === null) return void response.writeHead(browser ? 403 : 404).end();
    if (state.status === 201)
      shown.push({ endpoint, notice: JSON.parse(decrypted(body, browser)), senderKey, headers: request.headers });
    response.writeHead(state.status).end();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    shown,
    state,
    send: createWebhookSender({
      timeoutMs: 5000,
      ca: cert,
      allows: (address) => ["127.0.0.1", "::1"].includes(address),
    }),
    subscribe() {
      const [keys, secret] = [createECDH("prime256v1"), randomBytes(16)];
      const endpoint = `${origin()}/push/${randomBytes(12).toString("hex")}`;
      keys.generateKeys();
      browsers.set(endpoint, { keys, secret });
      return { endpoint, publicKey: keys.getPublicKey("base64url"), secret: secret.toString("base64url") };
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** RFC 8292: the key that signed for this service, null where the signature is not right. */
function senderOf(authorization: string, audience: string): string | null {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  if (point.length !== 65) return null;
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64url"));
  const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud?: string };
  return isRight && aud === audience ? publicKey : null;
}

const derive = (input: Buffer, by: Buffer, [what, length]: [Buffer | string, number]): Buffer =>
  Buffer.from(hkdfSync("sha256", input, by, what, length));

function decrypted(body: Buffer, { keys, secret }: { keys: ReturnType<typeof createECDH>; secret: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), secret, [info, 32]);
  const cipher = createDecipheriv(
    "aes-128-gcm",
    derive(shared, salt, ["Content-Encoding: aes128gcm\0", 16]),
    derive(shared, salt, ["Content-Encoding: nonce\0", 12]),
  );
  cipher.setAuthTag(content.subarray(-16));
  const text = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

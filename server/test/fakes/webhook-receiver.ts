// An HTTPS server in-process that takes what webhooks post.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

export interface WebhookReceiver extends AsyncDisposable {
  /** By its name, which leads to this machine. */
  url: string;
  /** Of the certificate that nobody else has signed. */
  ca: string;
  taken: { body: string; type: string | undefined }[];
  /** What it answers from now on; null for no answer at all. */
  answer: (status: number | null, headers?: Record<string, string>) => void;
}

const pem = (name: string) => readFile(join(import.meta.dirname, `webhook-receiver.${name}.pem`), "utf8");

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const [cert, key] = await Promise.all([pem("cert"), pem("key")]);
  const taken: WebhookReceiver["taken"] = [];
  let [status, headers]: [number | null, Record<string, string>] = [200, {}];
  const server = createServer({ cert, key }, (request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    taken.push({ body: await text(request), type: request.headers["content-type"] });
    if (status !== null) response.writeHead(status, headers).end("thanks");
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    url: `https://localhost:${port}/hook`,
    ca: cert,
    taken,
    answer: (next, nextHeaders = {}) => ([status, headers] = [next, nextHeaders]),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

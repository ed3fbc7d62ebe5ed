// A store of files that is not well: it speaks S3 only as far as its mood allows.
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Settings } from "#platform/settings/file-settings.ts";

/**
 * `silent`: takes requests and never answers; `stalls`: headers and one byte, and no more; `forbids`: a bucket without rights;
 * `restarts`: cuts the first connection and then takes everything; `stumbles`: fails once before it does.
 */
type Mood = "silent" | "stalls" | "forbids" | "breaks" | "restarts" | "stumbles" | "takes";

export interface FailingStore extends AsyncDisposable {
  settings: S3Settings;
  /** How many requests reached it. */
  asked: () => number;
  become: (mood: Mood) => void;
}

const answers: Record<Mood, (response: ServerResponse) => void> = {
  silent: () => {},
  stalls: (response) => void response.writeHead(200, { "content-length": 1000 }).write("x"),
  forbids: (response) =>
    void response
      .writeHead(403, { "content-type": "application/xml" })
      .end("<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>"),
  breaks: (response) => void response.destroy(),
  restarts: (response) => void response.destroy(),
  stumbles: (response) =>
    void response.writeHead(503, { "content-type": "application/xml" }).end("<Error><Code>SlowDown</Code></Error>"),
  takes: (response) => void response.writeHead(200, { etag: '"1"' }).end(),
};

export async function startFailingStore(mood: Mood): Promise<FailingStore> {
  let [now, asked] = [mood, 0];
  const server = createServer((request, response) => {
    asked++;
    request.resume();
    answers[now](response);
    if (now === "restarts" || now === "stumbles") now = "takes";
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "boresight",
      region: "us-east-1",
      accessKey: "KEY",
      secretKey: "SECRET",
    },
    asked: () => asked,
    become: (mood) => void (now = mood),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

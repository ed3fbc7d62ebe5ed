// Where an answer leads that ought not to be followed: a server that counts who comes.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Elsewhere extends AsyncDisposable {
  url: string;
  asked: () => number;
}

export async function startElsewhere(body: string): Promise<Elsewhere> {
  let count = 0;
  const server = createServer((_request, response) => {
    count++;
    response.writeHead(200, { "content-type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: () => count,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

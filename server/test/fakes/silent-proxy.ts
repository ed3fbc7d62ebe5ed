// Stands between a client and a server. It can go silent as a lost host does: what is connected stays connected and receives
// nothing more, in either direction; whoever connects afterwards is served.
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface SilentProxy extends AsyncDisposable {
  /** The URL that leads through it. */
  url: string;
  /** From now on nobody who is connected receives anything. */
  silence: () => void;
  /** How many have connected so far. */
  connected: () => number;
}

/** In front of the server of a URL. */
export async function silentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let connected = 0;
  const server = createServer((near) => {
    connected++;
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("data", (data) => other.write(data));
      one.on("error", () => {});
      one.on("close", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { hostname: "127.0.0.1", port: own }).href,
    connected: () => connected,
    silence() {
      for (const socket of sockets) socket.removeAllListeners("data").pause();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

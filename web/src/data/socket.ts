// The live connection: graphql-transport-ws with the close codes, pings and retries of docs/contracts/graphql.md.
import { createClient, type Client } from "graphql-ws";
import * as shape from "@boresight/domain/base/shape";
import { observeConnection, type Connection, type ConnectionObserver } from "./connection.ts";
import { authHeaders } from "./headers.ts";

const pingInterval = 10_000;
const pongPatience = 5000;
const refusalRest = 10_000;
const longestTimeout = 2 ** 31 - 1;

export interface SocketOptions {
  url: string;
  /** Resolves to a valid token, or to null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** The server refuses the token although it has not expired: its claims are out of date. */
  onRejected: () => void;
  /** Called with whether the connection is up. */
  watch?: ConnectionObserver;
}

export interface Socket {
  client: Client;
  connection: Connection;
  /** Reconnects with the current token; subscriptions continue without noticing. */
  restart: () => void;
}

export function createSocket({ url, token, onRejected, watch = observeConnection() }: SocketOptions): Socket {
  let socket: WebSocket | null = null;
  let restarting = false;
  let pongDue: ReturnType<typeof setTimeout> | undefined;
  let askedAt = -Infinity;
  const pause = createPause();

  const client = createClient({
    // Wait for the token before connecting, because the server closes a silent socket after 3 s.
    url: () => token().then(() => url),
    connectionParams: async () => ({
      headers: { "Sec-WebSocket-Protocol": "graphql-ws", ...authHeaders(await token()) },
    }),
    keepAlive: pingInterval,
    shouldRetry: () => true,
    retryAttempts: 100,
    retryWait: (attempt) => {
      const wait = restarting ? 0 : 1000 * 2 ** attempt + Math.random() * 3000;
      watch.waiting(wait);
      return pause.wait(wait);
    },
    on: {
      // From here on a failure is like any other: it waits for the next attempt and is shown to people.
      connecting: () => {
        restarting = false;
        watch.waiting(0);
      },
      opened: (opened) => {
        socket = opened instanceof WebSocket ? opened : null;
      },
      connected: () => watch.found(),
      closed: (event) => {
        const isAsked = isRefused(event) && askForToken();
        if (!restarting && !isOver(event) && !isAsked) watch.lost();
        socket = null;
        clearTimeout(pongDue);
      },
      ping: (received) => {
        if (!received) pongDue = setTimeout(() => client.terminate(), pongPatience);
      },
      pong: (received) => {
        if (received) clearTimeout(pongDue);
      },
    },
  });

  /** Only once: a server that refuses the fresh token too is retried at the usual pace. */
  function askForToken(): boolean {
    if (Date.now() - askedAt < refusalRest) return false;
    askedAt = Date.now();
    onRejected();
    return true;
  }

  const restart = () => {
    if (!socket) return pause.cut(); // a new token is a good moment to try again
    restarting = true;
    socket.close(4205, "Client Restart");
  };
  /** What began on a network that is gone would end only with the browser's patience, which is a minute or more. */
  const tryNow = () => {
    if (pause.isOn()) return pause.cut();
    restarting = true;
    client.terminate();
  };
  return { client, connection: { ...watch, tryNow }, restart };
}

/** Closed because nothing is subscribed any more. */
const isOver = (event: unknown): boolean => ended.safeParse(event).success;

const ended = shape.object({ code: shape.literal(1000) });

const isRefused = (event: unknown): boolean => refused.safeParse(event).success;

const refused = shape.object({ code: shape.literal(4403) });

/** A wait that can be cut short: after a long outage the next attempt would otherwise be hours away. */
function createPause() {
  let end: (() => void) | undefined;
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        end = () => {
          clearTimeout(timer);
          end = undefined;
          resolve();
        };
        const timer = setTimeout(end, Math.min(milliseconds, longestTimeout));
      }),
    isOn: () => end !== undefined,
    cut: () => end?.(),
  };
}

// Subscriptions, over a socket whose code is loaded with the first of them.
import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";
import { observeConnection, type Connection } from "./connection.ts";
import type { Socket, SocketOptions } from "./socket.ts";

const retryDelay = 5000;

export interface LiveLink {
  link: ApolloLink;
  connection: Connection;
  /** Reconnects with the current token; subscriptions continue without noticing. */
  restart: () => void;
}

export function createLiveLink(options: Omit<SocketOptions, "watch">): LiveLink {
  const watch = observeConnection();
  let socket: Socket | undefined;
  const open = async () => {
    const [{ createSocket }, { GraphQLWsLink }] = await load(watch.lost);
    socket = createSocket({ ...options, watch });
    return new GraphQLWsLink(socket.client);
  };
  let opened: ReturnType<typeof open> | undefined;
  const restart = () => socket?.restart();

  return {
    link: new ApolloLink((operation) => from((opened ??= open())).pipe(mergeMap((live) => live.request(operation)))),
    connection: { ...watch, tryNow: () => socket?.connection.tryNow() },
    restart,
  };
}

/** Without a network it is tried again, as the socket itself would be. */
async function load(onFailure: () => void) {
  for (;;) {
    try {
      return await Promise.all([import("./socket.ts"), import("@apollo/client/link/subscriptions")]);
    } catch {
      onFailure();
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
  }
}

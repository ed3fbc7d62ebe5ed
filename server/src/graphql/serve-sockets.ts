/**
 * Hands the messages of each socket to graphql-ws. Its own adapter prints every client that is cut off as an internal error,
 * with a stack.
 */
import { CloseCode, type Server } from "graphql-ws";
import type { IncomingMessage } from "node:http";
import type { WebSocket, WebSocketServer } from "ws";
import type { Log } from "#platform/log.ts";

interface Connection {
  socket: WebSocket;
  request: IncomingMessage;
}

/** A client that does not answer a ping for so long is cut off. */
const pingsEvery = 12_000;

export function serveSockets(sockets: WebSocketServer, server: Server<Connection>, log: Log): void {
  sockets.on("connection", (socket, request) => {
    const fail = (error: unknown) => {
      log.error({ err: error }, "a message on a socket failed unexpectedly");
      socket.close(CloseCode.InternalServerError, "Internal server error");
    };
    // What breaks the protocol of sockets; the library closes them with the code for it.
    socket.on("error", (error) => log.info({ reason: error.message }, "a client's socket failed"));
    const stopPings = keepAlive(socket);
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (message) => send(socket, message),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (read) => void socket.on("message", (message) => void read(textOf(message)).catch(fail)),
      },
      { socket, request },
    );
    socket.once("close", (code, reason) => {
      stopPings();
      void closed(code, reason.toString()).catch(fail);
    });
  });
}

/** A message that no longer reaches its client is no failure: the socket's end, which follows, ends its operations. */
const send = (socket: WebSocket, message: string): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState === socket.OPEN) socket.send(message, () => resolve());
    else resolve();
  });

function keepAlive(socket: WebSocket): () => void {
  let isAnswered = true;
  socket.on("pong", () => {
    isAnswered = true;
  });
  const pings = setInterval(() => {
    if (!isAnswered) socket.terminate();
    else if (socket.readyState === socket.OPEN) {
      isAnswered = false;
      socket.ping();
    }
  }, pingsEvery);
  return () => clearInterval(pings);
}

const textOf = (message: Buffer | ArrayBuffer | readonly Buffer[]): string =>
  Buffer.isBuffer(message)
    ? message.toString()
    : message instanceof ArrayBuffer
      ? Buffer.from(message).toString()
      : Buffer.concat(message).toString();

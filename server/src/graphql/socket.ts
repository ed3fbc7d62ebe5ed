/** GraphQL over WebSocket: graphql-transport-ws at the URL of the POSTs, with the close codes of the contract. */
import type { FastifyInstance } from "fastify";
import type { GraphQLError } from "postgraphile/graphql";
import { CloseCode } from "graphql-ws";
import { useServer } from "graphql-ws/use/ws";
import type { IncomingMessage } from "node:http";
import { WebSocketServer, type WebSocket } from "ws";
import type { Caller } from "#platform/caller.ts";
import type { AddressOf } from "#platform/address-of.ts";
import { asGraphQLError, path, type HttpParts } from "./http.ts";
import { onlyChanges } from "./only-changes.ts";
import { prepare, type Prepared } from "./prepare.ts";

interface Extra {
  socket: WebSocket;
  request: IncomingMessage;
  caller?: Caller;
  expiry?: NodeJS.Timeout;
}

const protocol = "graphql-transport-ws";
const initWait = 3000;
const largestMessage = 200_000;
const comeBackLater = 1012;
const longestTimeout = 2 ** 31 - 1;

interface SocketParts extends HttpParts {
  addressOf: AddressOf;
}

export function mountSocket(app: FastifyInstance, { engine, identify, present, addressOf }: SocketParts): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const presented = (error: GraphQLError) => present(asGraphQLError(error));
  app.server.on("upgrade", (request, socket, head) => {
    if (request.url?.split("?")[0] !== path) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit("connection", ws, request));
  });
  const server = useServer<{ headers?: Record<string, unknown> }, Partial<Extra>>(
    {
      connectionInitWaitTimeout: initWait,
      async onConnect({ connectionParams, extra }) {
        const caller = await identify(connectionParams?.headers ?? connectionParams ?? {}).catch(() => null);
        if (!caller) return false; // 4403, which clients retry with a fresh token
        extra.caller = caller;
        closeWhenExpired(extra);
        return true;
      },
      onClose: ({ extra }) => clearTimeout(extra.expiry),
      async onSubscribe({ extra }, _id, payload) {
        const { caller, request } = extra;
        if (!caller || !request) throw new Error("a subscription before the connection was acknowledged");
        const { errors, args } = await prepare(engine, { caller, address: addressOf(request) }, payload);
        return errors ?? args;
      },
      execute: (args) => (args as Prepared).execute(args),
      async subscribe(args) {
        const results = await (args as Prepared).subscribe(args);
        return Symbol.asyncIterator in results ? onlyChanges(results[Symbol.asyncIterator]()) : results;
      },
      onNext: (...[, , , , { data, errors }]) => errors && { data: data ?? null, errors: errors.map(presented) },
      onError: (...[, , , errors]) => errors.map(presented),
    },
    sockets,
  );
  // Another protocol is answered too: a client that gets none back drops the connection before it could read 4406.
  sockets.options.handleProtocols = (offered) => (offered.has(protocol) ? protocol : ([...offered][0] ?? false));
  app.addHook("preClose", async () => {
    for (const socket of sockets.clients) socket.close(comeBackLater, "Service restart");
    await server.dispose();
  });
}

function closeWhenExpired(extra: Extra) {
  const { expiresAt } = extra.caller ?? {};
  if (!expiresAt) return;
  const left = Math.min(expiresAt * 1000 - Date.now(), longestTimeout);
  extra.expiry = setTimeout(() => extra.socket.close(CloseCode.Forbidden, "Forbidden"), left);
}

/** GraphQL over WebSocket: graphql-transport-ws at the URL of the POSTs, with the close codes of the contract. */
import { randomUUID } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import { answerIn } from "@boresight/domain/texts/in-words";
import type { FastifyInstance } from "fastify";
import { makeServer } from "graphql-ws";
import type { ExecutionResult, GraphQLError } from "postgraphile/graphql";
import { WebSocketServer } from "ws";
import { isOwnSocket } from "#platform/http/cors.ts";
import { askedLanguage } from "#platform/http/answer-in-words.ts";
import type { AddressOf } from "#platform/http/network-of.ts";
import type { Changes } from "#platform/database/listen.ts";
import type { Log } from "#platform/log.ts";
import type { NoteListeners } from "#platform/database/replica/fresh-listeners.ts";
import { withNotes, type RequestNotes } from "#platform/requests/request-notes.ts";
import { asGraphQLError, path, type HttpDeps } from "./http.ts";
import { distinctResults } from "./distinct-results.ts";
import { createOpenSockets, type ConnectionParams, type OpenSocket } from "./limits/open-sockets.ts";
import { nameOfOperation } from "./operation-name.ts";
import { prepare, type Prepared } from "./prepare.ts";
import { serveSockets } from "./serve-sockets.ts";

const protocol = "graphql-transport-ws";
const initWait = 3000;
const largestMessage = 200_000;
const comeBackLater = 1012;
/** Concurrent operations of one socket, including subscriptions; a page of ours has about five. */
const mostOperations = 50;

interface SocketDeps extends HttpDeps {
  addressOf: AddressOf;
  changes: Changes;
  noteListeners: NoteListeners;
  log: Log;
  /** The addresses of pages that may open a socket. */
  pages: readonly string[];
}

export function mountSocket(app: FastifyInstance, deps: SocketDeps): void {
  const { engine, present, addressOf, pages, log } = deps;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage, handleProtocols });
  const open = createOpenSockets(deps);
  app.server.on("upgrade", (request, socket, head) => {
    if (request.url?.split("?")[0] !== path) {
      socket.destroy();
      return;
    }
    if (!isOwnSocket(request, pages)) {
      socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit("connection", ws, request));
  });

  const presented = (error: GraphQLError, extra: Partial<OpenSocket>) =>
    present(asGraphQLError(error), { language: languageOn(extra), ...(extra.caller && { role: extra.caller.role }) });
  const answerInTurn = turnsWith(deps);
  const server = makeServer<ConnectionParams, Partial<OpenSocket>>({
    connectionInitWaitTimeout: initWait,
    onConnect: ({ connectionParams, extra }) => open.admit(extra, connectionParams),
    onClose: ({ extra }) => open.forget(extra),
    async onSubscribe({ extra, subscriptions }, _id, payload) {
      if (Object.keys(subscriptions).length > mostOperations) return [asGraphQLError(fail("too-many-requests"))];
      const caller = await open.judge(extra);
      // A socket that closed meanwhile has no address any more.
      if (!caller || !extra.request?.socket.remoteAddress) return [asGraphQLError(fail("access-denied"))];
      const userAgent = extra.request.headers["user-agent"] ?? "";
      const asker = { caller, address: addressOf(extra.request), userAgent };
      const { errors, args } = await prepare(engine, asker, payload);
      return errors ?? args;
    },
    execute: (args) => answerInTurn(args as Prepared, () => (args as Prepared).execute(args)),
    async subscribe(args) {
      const results = await answerInTurn(args as Prepared, () => (args as Prepared).subscribe(args));
      return Symbol.asyncIterator in results ? distinctResults(results[Symbol.asyncIterator]()) : results;
    },
    onNext: ({ extra }, ...[, , args, { data, errors }]) => ({
      data: data ? answerIn(languageOn(extra), data) : null,
      ...(errors && {
        errors: withNotes(notesOf(args as Prepared), () => errors.map((error) => presented(error, extra))),
      }),
    }),
    onError: ({ extra }, ...[, , errors]) => errors.map((error) => presented(error, extra)),
  });
  serveSockets(sockets, server, log);
  app.addHook("preClose", async () => {
    open.release();
    for (const socket of sockets.clients) socket.close(comeBackLater, "Service restart");
    await new Promise((resolve) => {
      sockets.close(resolve);
    });
  });
}

/** Other protocols are accepted too: a client that gets none back drops the connection before it could read 4406. */
const handleProtocols = (offered: ReadonlySet<string>): string | false =>
  offered.has(protocol) ? protocol : ([...offered][0] ?? false);

/** Too many are refused as a result: a throw would end the whole socket. */
const turnsWith =
  ({ inTurn, watchOperation }: Pick<HttpDeps, "inTurn" | "watchOperation">) =>
  <Answer>(prepared: Prepared, work: () => Promise<Answer>) =>
    withNotes(notesOf(prepared), () =>
      watchOperation(async () => {
        try {
          return await inTurn(prepared.requestContext, work);
        } catch (error) {
          return { errors: [asGraphQLError(error)] } satisfies ExecutionResult;
        }
      }),
    );

const notes = new WeakMap<Prepared, RequestNotes>();

/** Each operation of a socket counts as a request. */
function notesOf(prepared: Prepared): RequestNotes {
  const { document, operationName, requestContext } = prepared;
  const { role, userId } = requestContext.caller;
  const known = notes.get(prepared) ?? {
    requestId: randomUUID(),
    operation: nameOfOperation(document, operationName),
    role,
    ...(userId !== null && { caller: userId }),
  };
  notes.set(prepared, known);
  return known;
}

const languageOn = ({ headers }: Partial<OpenSocket>) => askedLanguage(headers ?? {});

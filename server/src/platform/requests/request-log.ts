import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { Logger } from "pino";
import { requestIdOf, notesFor, notesOfRequest, withNotes, type RequestNotes } from "./request-notes.ts";

const notesKey = Symbol("notes");
type NotingLog = Logger & { [notesKey]?: RequestNotes };

/** What a line says in addition: of the log's own request, or of the one that is under way. */
export const notesOfLine = (log: NotingLog): object => ({ ...(log[notesKey] ?? notesOfRequest()) });

/** Options of Fastify, which gives each request a log of its own. */
export const requestLogging = {
  genReqId: requestIdOf,
  childLoggerFactory(...[logger, { reqId }, , request]) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Fastify got it from us, and knows only what it uses
    const log = (logger as Logger).child({}) as NotingLog;
    log[notesKey] = notesFor(request, String(reqId));
    return log;
  },
} satisfies Pick<FastifyServerOptions, "genReqId" | "childLoggerFactory">;

/** Returns the id with each answer, and lets the lines of whatever the request causes say it. */
export function noteRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    inContext(request.log, done);
  });
  // Reading the body loses the context.
  app.addHook("preValidation", (request, _reply, done) => inContext(request.log, done));
}

function inContext(log: object, work: () => void): void {
  const notes = notesKey in log ? (log as NotingLog)[notesKey] : undefined;
  if (notes) withNotes(notes, work);
  else work();
}

// What each line of the log says about the request or job that it belongs to, however deep it is written.
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export interface RequestNotes {
  requestId?: string;
  /** The name of the job. */
  task?: string;
  /** Of the trace that the client began or, where traces are sent, of the request's or job's own. */
  traceId?: string;
  /** The name of the GraphQL operation. */
  operation?: string;
  role?: string;
  /** The login. */
  caller?: string;
}

const current = new AsyncLocalStorage<RequestNotes>();

export const notesOfRequest = (): RequestNotes | undefined => current.getStore();

export const withNotes = <Result>(notes: RequestNotes, work: () => Result): Result => current.run(notes, work);

/** Adds to what the lines of this request say. */
export function note(more: Omit<RequestNotes, "requestId">): void {
  Object.assign(current.getStore() ?? {}, more);
}

/** What a proxy or a client may send as an id: it ends up in the log and in an answer. */
const usable = /^[\w.:+/=@-]{1,128}$/;

/** The id that the request brought along, or a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && usable.test(given) ? given : randomUUID();
}

const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})/;

/** The client's span that this request belongs to, by W3C's `traceparent`. */
export function traceparentOf({ headers }: { headers: IncomingHttpHeaders }) {
  const given = headers["traceparent"];
  const [, traceId, spanId, flags = ""] = (typeof given === "string" && traceparent.exec(given)) || [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 };
}

export function notesFor(request: { headers: IncomingHttpHeaders }, requestId = requestIdOf(request)): RequestNotes {
  const traceId = traceparentOf(request)?.traceId;
  return { requestId, ...(traceId !== undefined && { traceId }) };
}

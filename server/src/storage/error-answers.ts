// Errors as the storage contract formats them: `{ error: { message, data } }`, with the message in a header too.
import { BoresightError, fail } from "@boresight/domain/base/errors";
import { inWords } from "@boresight/domain/texts/in-words";
import type { FastifyInstance, FastifyReply } from "fastify";
import { asUnavailable } from "#platform/database/unavailable.ts";
import { errorCode } from "#platform/startup-error.ts";

/** Headers that may already be set for a file that is then not sent. */
const ofContent = ["accept-ranges", "cache-control", "content-disposition", "content-length", "etag", "last-modified"];
const unexpected = "an internal server error occurred";

export function answerStorageErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error));
  scope.setNotFoundHandler((_request, reply) => sendFailure(reply, fail("route-not-found")));
}

/** `more` is added to the body beside the error. */
export function sendFailure(reply: FastifyReply, error: unknown, more: object = {}): FastifyReply {
  const known =
    error instanceof BoresightError ? error : (ofFullDisk(error) ?? asUnavailable(error) ?? ofSender(error));
  if (!known || known.code === "files-full") reply.log.error({ err: error }, "a request failed");
  const { status, message, details } = known ?? { status: 500, message: unexpected, details: {} };
  for (const name of ofContent) reply.removeHeader(name);
  reply.code(status).header("x-error", headerText(inWords("en", message)));
  if (details.retryAfter !== undefined) reply.header("retry-after", String(details.retryAfter));
  if (reply.request.method === "HEAD") return reply.removeHeader("content-type").send();
  const body = { error: { message, ...(details.data && { data: details.data }) }, ...more };
  return reply.type("application/json").send(JSON.stringify(body));
}

/** Errors of the file system or the database. */
const ofFullDisk = (error: unknown): BoresightError | null =>
  ["ENOSPC", "53100"].includes(errorCode(error) ?? "") ? fail("files-full") : null;

/** Errors that the framework raises, such as an unsupported content type. */
function ofSender(error: unknown): BoresightError | null {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return null;
  return errorCode(error)?.startsWith("FST_ERR_CTP") ? fail("form-unreadable") : fail("invalid-request");
}

const headerText = (message: string): string => message.replaceAll(/[^\x20-\x7e]/g, "?");

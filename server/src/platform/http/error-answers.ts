// Every failure is sent as JSON with exactly status, error and message; internal details are only in the log.
import { BoresightError, fail } from "@boresight/domain/base/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { countFailure } from "#platform/metrics/metrics.ts";
import { asUnavailable } from "#platform/database/unavailable.ts";
import { errorCode } from "#platform/startup-error.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = asKnownError(error);
    // What is refused for too much work must not make more.
    if (known.status >= 500 && known.code !== "server-busy") request.log.error({ err: error }, "a request failed");
    return sendError(reply, known);
  });
}

export function sendError(reply: FastifyReply, { status, code, message, details }: BoresightError): FastifyReply {
  countFailure(code);
  if (details.retryAfter !== undefined) reply.header("retry-after", String(details.retryAfter));
  return reply.code(status).send({ status, error: code, message });
}

/** An address that exists under another method is 405, any other 404. */
export function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const url = request.url.split("?", 1)[0] ?? "";
  const allowed = methods.filter((method) => app.hasRoute({ method, url }));
  if (allowed.length === 0) return sendError(reply, fail("route-not-found"));
  return sendError(reply.header("allow", allowed.join(", ")), fail("method-not-allowed"));
}

/** Our errors unchanged, the framework's request errors by their status, everything else without details. */
function asKnownError(error: unknown): BoresightError {
  if (error instanceof BoresightError) return error;
  const lost = asUnavailable(error);
  if (lost) return lost;
  if (errorCode(error) === "FST_ERR_CTP_BODY_TOO_LARGE") return fail("payload-too-large");
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? fail("invalid-request") : fail("internal-server-error");
}

import { t } from "@boresight/domain/texts/text";
import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import type { FieldProblem } from "@boresight/domain/base/errors";
import * as shape from "@boresight/domain/base/shape";
import { AuthError } from "#auth/auth-problem.ts";

/** Why a query or a mutation failed, ready for a screen: a stable code, a message, and the fields it concerns. */
export interface Problem {
  /** Of the response; 0 when there was none. */
  status: number;
  code: string;
  message: string;
  fields: readonly FieldProblem[];
}

const extensionsSchema = shape.object({
  code: shape.optional(shape.string()),
  fields: shape.optional(
    shape.array(shape.object({ field: shape.string(), code: shape.string(), message: shape.string() })),
  ),
});

interface AnsweredError {
  message: string;
  extensions?: unknown;
}

const refusalSchema = shape.object({
  errors: shape.array(shape.object({ message: shape.string(), extensions: shape.optional(shape.unknown()) })),
});

/** The problem as a person reads it: what failed, or where there is no connection, what is safe. */
export const wordsOfProblem = ({ code, message }: Pick<Problem, "code" | "message">): string =>
  code === "network" ? t("app.nothingYouTypedIsLost") : message;

/** The first of several errors counts. What is neither a response of a service nor thrown by the app is the network's failure. */
export function problemOf(error: unknown): Problem {
  if (!CombinedGraphQLErrors.is(error)) return transportProblem(error);
  return answeredProblem(error.errors[0]);
}

/** The response was none of the data service's: the request was refused, unreadable, cancelled, or never arrived. */
function transportProblem(error: unknown): Problem {
  if (ServerError.is(error)) {
    const { data } = refusalSchema.safeParse(shape.parseJson(error.bodyText));
    if (data?.errors[0]) return answeredProblem(data.errors[0], error.statusCode);
    const message = error.response.statusText || `HTTP ${error.statusCode}`;
    return { status: error.statusCode, code: "unexpected", message, fields: [] };
  }
  if (ServerParseError.is(error)) return knownProblem("invalid-response");
  if (error instanceof DOMException && error.name === "AbortError") return knownProblem("abort-error");
  if (error instanceof AuthError)
    return { status: error.status, code: error.error, message: error.message, fields: [] };
  if (isOfNetwork(error)) return knownProblem("network");
  return { status: 1, code: "unexpected", message: wordsOf(error), fields: [] };
}

/** `fetch` throws a TypeError, which may be the cause of another error; a lost socket is an event. */
const isOfNetwork = (error: unknown): boolean =>
  !(error instanceof Error) || error instanceof TypeError || error.cause instanceof TypeError;

/** Errors that the app throws itself have a message for people; those of the browser have not. */
const wordsOf = (error: unknown): string =>
  error instanceof Error && error.name === "Error" && error.message !== ""
    ? error.message
    : clientErrorCatalogue.unexpected.message;

const knownProblem = (code: "abort-error" | "invalid-response" | "network"): Problem => ({
  status: clientErrorCatalogue[code].status,
  code,
  message: clientErrorCatalogue[code].message,
  fields: [],
});

function answeredProblem(first: AnsweredError | undefined, status = 200): Problem {
  const { code = "unexpected", fields = [] } = extensionsSchema.safeParse(first?.extensions).data ?? {};
  const message = first ? first.message : clientErrorCatalogue.unexpected.message;
  return { status, code, message, fields };
}

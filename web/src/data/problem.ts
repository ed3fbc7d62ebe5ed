import { t } from "@boresight/domain/texts/text";
import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { type FieldProblem } from "@boresight/domain/base/errors";
import * as shape from "@boresight/domain/base/shape";
import { errorText } from "#auth/error-text.ts";

/** Why a query or a mutation failed, ready for a screen: a stable code, a message, and the fields it concerns. */
export interface Problem {
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

const noConnection = t("app.noConnectionNothingYouTypedIs");

/** The first of several errors counts. Anything that is not a response of the data service counts as a network failure. */
export function problemOf(error: unknown): Problem {
  if (!CombinedGraphQLErrors.is(error)) return transportProblem(error);
  return answeredProblem(error.errors[0]);
}

/** The response was none of the data service's: the request was refused, unreadable, cancelled, or never arrived. */
function transportProblem(error: unknown): Problem {
  if (ServerError.is(error)) {
    const { data } = refusalSchema.safeParse(parseJson(error.bodyText));
    if (data?.errors[0]) return answeredProblem(data.errors[0]);
    return { code: "unexpected", message: error.response.statusText || `HTTP ${error.statusCode}`, fields: [] };
  }
  if (ServerParseError.is(error)) return knownProblem("invalid-response");
  if (error instanceof DOMException && error.name === "AbortError") return knownProblem("abort-error");
  return { code: "network", message: noConnection, fields: [] };
}

const knownProblem = (code: "abort-error" | "invalid-response"): Problem => ({
  code,
  message: clientErrorCatalogue[code].message,
  fields: [],
});

function answeredProblem(first: AnsweredError | undefined): Problem {
  const { code = "unexpected", fields = [] } = extensionsSchema.safeParse(first?.extensions).data ?? {};
  const message = first ? errorText(code, first.message) : clientErrorCatalogue.unexpected.message;
  return { code, message, fields };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every error of the API in the contract's form; errors not meant for people are logged and masked. */
import { errorCatalogue, type ErrorCode } from "@boresight/domain/base/errors";
import type { Language } from "@boresight/domain/texts/language";
import { answerIn } from "@boresight/domain/texts/in-words";
import type { Role } from "@boresight/domain/accounts/roles";
import { GraphQLError, type GraphQLFormattedError } from "postgraphile/graphql";
import { isSafeError, type SafeError } from "postgraphile/grafast";
import type { Log } from "#platform/log.ts";
import { countFailure } from "#platform/metrics/metrics.ts";
import { asUnavailable } from "#platform/database/unavailable.ts";
import { errorCode } from "#platform/startup-error.ts";
import { mayIntrospect } from "./limits/introspection.ts";

/** PostgreSQL's error codes that are the caller's mistake. */
const databaseStates: Record<string, ErrorCode> = {
  "42501": "permission-error",
  "23505": "constraint-violation",
  "23503": "constraint-violation",
  "23514": "constraint-violation",
  "23502": "constraint-violation",
  "23P01": "slot-taken",
  "22001": "data-exception",
  "22003": "data-exception",
  "22007": "data-exception",
  "22008": "data-exception",
  "22009": "data-exception",
  "22021": "data-exception",
  "22025": "data-exception",
  "22P02": "data-exception",
  "22P05": "data-exception",
  "53400": "too-many-kept",
  "57014": "query-timed-out",
  BM001: "month-closed", // Raised by our own rule `require_open_month`.
};

export type Presented = GraphQLFormattedError & { extensions: { code: string; path: string } };

interface Reader {
  /** Names are suggested only to callers who may introspect the schema. */
  role?: Role;
  language?: Language;
}

export type Present = (error: GraphQLError, reader?: Reader) => Presented;

const suggestion = / Did you mean .*\?$/;

export const presentWith =
  (log: Log): Present =>
  (error, { role = "public", language = "en" } = {}) => {
    const { code, message: words, more } = meaningOf(error, log);
    const message = mayIntrospect(role) ? words : words.replace(suggestion, "");
    const { locations, path } = error.toJSON();
    countFailure(code);
    if (code !== "unexpected") log.info({ code, role, path }, "an operation was refused");
    return answerIn(language, {
      message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: { ...more, code, path: path ? ["$", ...path].join(".") : "$" },
    });
  };

interface Meaning {
  code: string;
  message: string;
  more?: Record<string, unknown>;
}

function meaningOf(error: GraphQLError, log: Log): Meaning {
  const { originalError: original } = error;
  if (original && isSafeError(original)) {
    const { code, ...more } = original.extensions ?? {};
    if (typeof code === "string") return { code, message: original.message, more };
    // PostGraphile's own messages for people are about their request, such as a cursor of another list.
    return isTimeout(original) ? known("query-timed-out") : { code: "validation-failed", message: original.message };
  }
  if (!original) {
    const { code, ...more } = error.extensions ?? {};
    return typeof code === "string"
      ? { code, message: error.message, more }
      : { code: "validation-failed", message: error.message };
  }
  // An error raised inside GraphQL itself, such as a variable of the wrong type, wraps another without being the
  // server's fault.
  if (original instanceof GraphQLError) return { code: "validation-failed", message: error.message };
  const state = databaseStates[errorCode(original) ?? ""];
  if (state) return known(state);
  const lost = asUnavailable(original);
  if (lost) return { code: lost.code, message: lost.message, more: { retryAfter: lost.details.retryAfter } };
  log.error({ err: original, path: error.path }, "a request failed unexpectedly");
  return known("unexpected");
}

const known = (code: ErrorCode): Meaning => ({ code, message: errorCatalogue[code].message });

/** The engine marks timeouts by a symbol, not by a code. */
const isTimeout = ({ extensions }: SafeError): boolean =>
  Object.getOwnPropertySymbols(extensions ?? {}).some(({ description }) => description === "timeout");

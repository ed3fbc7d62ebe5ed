/** Every error of the API in the contract's form; what is not meant for people is logged and masked. */
import { errorCatalogue, type ErrorCode } from "@boresight/domain/errors";
import { GraphQLError, type GraphQLFormattedError } from "postgraphile/graphql";
import { isSafeError } from "postgraphile/grafast";
import type { Log } from "#platform/log.ts";
import { errorCode } from "#platform/startup-error.ts";

/** PostgreSQL's states that are the caller's doing. */
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
  "22021": "data-exception",
  "22P02": "data-exception",
  "22P05": "data-exception",
  "57014": "unexpected",
};

type Presented = GraphQLFormattedError & { extensions: { code: string; path: string } };

export type Present = (error: GraphQLError) => Presented;

export const presentWith =
  (log: Log): Present =>
  (error) => {
    const { code, message, more } = meaningOf(error, log);
    const { locations, path } = error.toJSON();
    return {
      message,
      ...(locations && { locations }),
      ...(path && { path }),
      extensions: { ...more, code, path: path ? ["$", ...path].join(".") : "$" },
    };
  };

interface Meaning {
  code: string;
  message: string;
  more?: Record<string, unknown>;
}

function meaningOf(error: GraphQLError, log: Log): Meaning {
  const { originalError: original } = error;
  if (original && isSafeError(original)) {
    const { code = "unexpected", ...more } = original.extensions ?? {};
    return { code: String(code), message: original.message, more };
  }
  if (!original) {
    const { code } = error.extensions;
    return { code: typeof code === "string" ? code : "validation-failed", message: error.message };
  }
  // An error raised inside GraphQL itself, such as a variable of the wrong type, wraps another without being the server's fault.
  if (original instanceof GraphQLError) return { code: "validation-failed", message: error.message };
  const known = databaseStates[errorCode(original) ?? ""];
  if (known) return { code: known, message: errorCatalogue[known].message };
  log.error({ err: original, path: error.path }, "a request failed unexpectedly");
  return { code: "unexpected", message: errorCatalogue.unexpected.message };
}

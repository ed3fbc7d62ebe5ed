import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { type FieldProblem } from "@boresight/domain/base/errors";
import * as z from "zod/mini";

/** Why a query or a verb failed, ready for a screen: a stable code, a sentence, and the fields it concerns. */
export interface Problem {
  code: string;
  message: string;
  fields: readonly FieldProblem[];
}

const extensionsSchema = z.object({
  code: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
});

const noConnection = "No connection. Nothing you typed is lost: try again.";

/** Of several errors the first counts. What is no answer of the data service at all is the network's failure. */
export function problemOf(error: unknown): Problem {
  if (!CombinedGraphQLErrors.is(error)) return { code: "network", message: noConnection, fields: [] };
  const [first] = error.errors;
  const { code = "unexpected", fields = [] } = extensionsSchema.safeParse(first?.extensions).data ?? {};
  return { code, message: first?.message ?? clientErrorCatalogue.unexpected.message, fields };
}

import { t } from "@boresight/domain/texts/text";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { clientErrorCatalogue } from "@boresight/domain/base/client-errors";
import { type FieldProblem } from "@boresight/domain/base/errors";
import * as z from "zod/mini";

/** Why a query or a mutation failed, ready for a screen: a stable code, a message, and the fields it concerns. */
export interface Problem {
  code: string;
  message: string;
  fields: readonly FieldProblem[];
}

const extensionsSchema = z.object({
  code: z.optional(z.string()),
  fields: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
});

const noConnection = t("app.noConnectionNothingYouTypedIs");

/** The first of several errors counts. Anything that is not a response of the data service counts as a network failure. */
export function problemOf(error: unknown): Problem {
  if (!CombinedGraphQLErrors.is(error)) return { code: "network", message: noConnection, fields: [] };
  const [first] = error.errors;
  const { code = "unexpected", fields = [] } = extensionsSchema.safeParse(first?.extensions).data ?? {};
  return { code, message: first?.message ?? clientErrorCatalogue.unexpected.message, fields };
}

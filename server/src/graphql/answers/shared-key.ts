import { getOperationAST, OperationTypeNode } from "postgraphile/graphql";
import { mayIntrospect } from "#graphql/limits/introspection.ts";
import { largestVariables, type Asker, type Engine, type Payload } from "#graphql/prepare.ts";
import { isLargerThan } from "#platform/http/nesting.ts";

/**
 * What two askers must have in common to share a read: their rights and their question. Null for what nobody shares: changes,
 * what the public asks, and what will be refused for its size.
 */
export function sharedKey({ read }: Engine, { caller, address }: Asker, payload: Payload): string | null {
  const { query, variables, operationName } = payload;
  const { role, isOffice, userId, customerId, isElevated } = caller;
  if (role === "public" || typeof query !== "string" || isLargerThan(variables, largestVariables)) return null;
  const { document } = read(query, mayIntrospect(role));
  const operation =
    document && getOperationAST(document, typeof operationName === "string" ? operationName : undefined);
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  return JSON.stringify([role, isOffice, userId, customerId, isElevated, address, query, variables, operationName]);
}

import { getOperationAST } from "postgraphile/graphql";
import type { Role } from "@boresight/domain/accounts/roles";
import { mayIntrospect } from "./limits/introspection.ts";
import type { Payload } from "./prepare.ts";
import type { DocumentReader } from "./read-document.ts";

const unnamed = "unnamed";

const longestName = 80;

/** The name of the operation that is asked for; `unnamed` for one without, or that cannot be read. */
export function operationName(read: DocumentReader, { query, operationName: chosen }: Payload, role: Role): string {
  if (typeof query !== "string") return unnamed;
  const { document } = read(query, mayIntrospect(role));
  const operation = document && getOperationAST(document, typeof chosen === "string" ? chosen : undefined);
  return operation?.name?.value.slice(0, longestName) ?? unnamed;
}

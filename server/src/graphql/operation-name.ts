import { getOperationAST, type DocumentNode } from "postgraphile/graphql";
import type { Maybe } from "postgraphile/grafast";
import type { Role } from "@boresight/domain/accounts/roles";
import { mayIntrospect } from "./limits/introspection.ts";
import type { Payload } from "./prepare.ts";
import type { DocumentReader } from "./read-document.ts";

export const unnamed = "unnamed";

const longestName = 80;

/** The name of the operation that is asked for; `unnamed` for one without, or that cannot be read. */
export function operationName(read: DocumentReader, { query, operationName: chosen }: Payload, role: Role): string {
  if (typeof query !== "string") return unnamed;
  const { document } = read(query, mayIntrospect(role));
  return document ? nameOfOperation(document, typeof chosen === "string" ? chosen : undefined) : unnamed;
}

export const nameOfOperation = (document: DocumentNode, chosen?: Maybe<string>): string =>
  getOperationAST(document, chosen)?.name?.value.slice(0, longestName) ?? unnamed;

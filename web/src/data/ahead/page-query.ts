import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { Role } from "@boresight/domain/accounts/roles";

/** What a page's main query depends on. */
export interface OpenedPage {
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, string | undefined>>;
  role: Role;
  userId: string | undefined;
}

export interface AskedQuery {
  query: DocumentNode;
  variables: OperationVariables;
}

/** The main query of a page as it was opened; null when the page has none for this person. */
export type PageQuery = (page: OpenedPage) => AskedQuery | null;

/** Holds the variables against the query. */
export const asked = <Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): AskedQuery => ({ query, variables });

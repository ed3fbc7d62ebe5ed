import type { DocumentNode, OperationVariables } from "@apollo/client";
import type { Standing } from "@boresight/domain/accounts/roles";

/** What a page's main query depends on. */
export interface OpenedPage extends Standing {
  params: Readonly<Record<string, string | undefined>>;
  search: Readonly<Record<string, string | undefined>>;
  userId: string | undefined;
}

export interface AskedQuery {
  query: DocumentNode;
  variables: OperationVariables;
}

/** The main query of a page as it was opened; null when the page has none for this person. */
export type PageQuery = (page: OpenedPage) => AskedQuery | null;

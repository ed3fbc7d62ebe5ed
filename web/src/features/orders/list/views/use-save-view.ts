import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { SaveViewInput } from "#graphql/graphql.ts";

const SaveView = graphql(`
  mutation SaveView($input: SaveViewInput!) {
    saveView(input: $input) {
      savedView {
        id
        userId
        viewName
        isShared
        settings
      }
    }
  }
`);

/** Rejects when the server refuses. */
export function useSaveView() {
  const [save] = useMutation(SaveView, { refetchQueries: ["SavedViews"] });
  return (input: SaveViewInput) => save({ variables: { input } });
}

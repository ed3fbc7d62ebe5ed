import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { SaveSavedViewInput } from "#graphql/graphql.ts";

const SaveSavedView = graphql(`
  mutation SaveSavedView($input: SaveSavedViewInput!) {
    saveSavedView(input: $input) {
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

/** Rejects when the server returns an error. */
export function useSaveView() {
  const [save] = useMutation(SaveSavedView, { refetchQueries: ["SavedViews"] });
  return (input: SaveSavedViewInput) => save({ variables: { input } });
}

import { useApolloClient, useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { graphql } from "#graphql/gql.ts";
import type { ImportLineFieldsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useDownload } from "#ui/table/use-download.ts";
import { reloadRecords } from "./reload-records.ts";

const UndoImport = graphql(`
  mutation UndoImport($input: UndoImportInput!) {
    undoImport(input: $input) {
      import {
        id
        ...ImportLineFields
      }
    }
  }
`);

/** Taking an import back, and its result as a file. */
export function useImportVerbs({ id, fileName, createdCount, updatedCount }: ImportLineFieldsFragment) {
  const { token } = useAuth();
  const client = useApolloClient();
  const [undoImport] = useMutation(UndoImport);
  const confirm = useConfirm();
  const { run, busy } = useVerb();
  const { download, loading } = useDownload(t("settings.importResultName", { file: fileName.replace(/\.[^.]*$/, "") }));

  return {
    busy,
    loading,
    saveResult: () => download(() => callFunction({ path: `import-result?id=${id}`, token })),
    undo: async () => {
      const question = t("settings.importUndoQuestion", { created: createdCount, updated: updatedCount });
      if (!(await confirm(question))) return;
      const failure = await run(() => undoImport({ variables: { input: { id } } }), t("settings.importIsUndone"));
      if (!failure) await reloadRecords(client);
    },
  };
}

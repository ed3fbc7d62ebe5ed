import { useMutation } from "@apollo/client/react";
import type { NewStatus } from "@boresight/domain/statuses/status-definition";
import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { StatusEditor } from "./status-editor.tsx";
import { statusValues } from "./status-form.ts";
import type { StatusLooks } from "./status-looks.ts";

const CreateStatus = graphql(`
  mutation CreateStatus($input: CreateStatusInput!) {
    createStatus(input: $input) {
      serviceOrderStatus {
        id
        ...StatusDefinition
      }
    }
  }
`);

const UpdateStatus = graphql(`
  mutation UpdateStatus($input: UpdateStatusInput!) {
    updateStatus(input: $input) {
      serviceOrderStatus {
        id
        ...StatusDefinition
      }
    }
  }
`);

interface EditorProps {
  looks: StatusLooks;
  onFilled: (filled: boolean) => void;
  onSaved: () => void;
}

export function NewStatusEditor({ onSaved, ...props }: EditorProps) {
  const [create] = useMutation(CreateStatus, { refetchQueries: ["StatusesPage"], awaitRefetchQueries: true });
  const showMessage = useMessage();
  const save = async (input: NewStatus) => {
    await create({ variables: { input } });
    showMessage(t("statuses.statusAdded", { name: input.statusName }));
    onSaved();
  };

  return <StatusEditor values={statusValues(null)} action={t("statuses.addStatus")} onSave={save} {...props} />;
}

/** The server compares with the version that was loaded when the sheet opened. */
export function KnownStatusEditor({ status, onSaved, ...props }: EditorProps & { status: StatusDefinitionFragment }) {
  const [seen] = useState(status);
  const [update] = useMutation(UpdateStatus, { refetchQueries: ["StatusesPage"] });
  const showMessage = useMessage();
  const save = async (input: NewStatus) => {
    await update({ variables: { input: { ...input, id: seen.id, version: seen.version } } });
    showMessage(t("statuses.statusSaved", { name: input.statusName }));
    onSaved();
  };

  return <StatusEditor values={statusValues(seen)} action={t("base.save")} onSave={save} {...props} />;
}

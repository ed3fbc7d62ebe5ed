import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import type { NewStatus } from "@boresight/domain/statuses/status-definition";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type { StatusDefinitionFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { leaveUnsaved } from "#ui/form/leave-unsaved.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { StatusEditor } from "./status-editor.tsx";
import { emptyStatus, statusValues } from "./status-form.ts";
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

interface StatusSheetProps {
  /** The id of the status to edit, "new" to add one, or null when closed. */
  status: StatusDefinitionFragment | "new" | null;
  looks: StatusLooks;
  onClose: () => void;
}

/** One status to read and edit; asks before closing with unsaved changes. */
export function StatusSheet({ status, looks, onClose }: StatusSheetProps) {
  const confirm = useConfirm();
  const [filled, setFilled] = useState(false);
  const close = async () => {
    if (!filled || (await confirm(leaveUnsaved))) onClose();
  };

  return (
    <Sheet
      title={status === "new" ? t("statuses.addAStatus") : t("statuses.editStatus")}
      open={status !== null}
      onClose={() => void close()}
    >
      {status === "new" && <NewStatusEditor looks={looks} onFilled={setFilled} onSaved={onClose} />}
      {status !== null && status !== "new" && (
        <KnownStatusEditor key={status.id} status={status} looks={looks} onFilled={setFilled} onSaved={onClose} />
      )}
    </Sheet>
  );
}

interface EditorProps {
  looks: StatusLooks;
  onFilled: (filled: boolean) => void;
  onSaved: () => void;
}

function NewStatusEditor({ onSaved, ...props }: EditorProps) {
  const [create] = useMutation(CreateStatus, { refetchQueries: ["StatusesPage"], awaitRefetchQueries: true });
  const showMessage = useMessage();
  const save = async (input: NewStatus) => {
    await create({ variables: { input } });
    showMessage(t("statuses.statusAdded", { name: input.statusName }));
    onSaved();
  };

  return <StatusEditor values={emptyStatus} action={t("statuses.addStatus")} onSave={save} {...props} />;
}

/** The server compares with the version that was loaded when the sheet opened. */
function KnownStatusEditor({ status, onSaved, ...props }: EditorProps & { status: StatusDefinitionFragment }) {
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

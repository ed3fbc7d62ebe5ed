import { useMutation } from "@apollo/client/react";
import { isDocumentKind, isGenerated, isVisibleByDefault } from "@boresight/domain/files/document-kinds";
import { t } from "@boresight/domain/texts/text";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import type { StoredFile } from "#records/stored-file.ts";
import { useVerb } from "#records/use-verb.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { KindField } from "./kind-field.tsx";

const UpdateDocument = graphql(`
  mutation UpdateDocument($input: UpdateDocumentInput!, $staff: Boolean!) {
    updateDocument(input: $input) {
      file {
        id
        ...StoredFile
      }
    }
  }
`);

interface EditDocumentProps {
  file: StoredFile & { version: number };
  isOfTask: boolean;
  onClose: () => void;
}

/** What a document is, and whether the customer sees it: at once, in every version. */
export function EditDocument({ file: latest, isOfTask, onClose }: EditDocumentProps) {
  const [file] = useState(latest); // As it was when the dialog was opened.
  const [kind, setKind] = useState(file.documentKind);
  const [customerVisible, setCustomerVisible] = useState(file.customerVisible !== false);
  const [update] = useMutation(UpdateDocument);
  const { busy, problem, run } = useVerb({ shownBy: "caller", stale: ["document-changed"] });
  const isFixed = isOfTask || isGenerated(file.documentKind);
  const chooseKind = (next: string) => {
    if (!isDocumentKind(next)) return;
    setKind(next);
    if (!isVisibleByDefault(next)) setCustomerVisible(false);
  };
  const submit = async () => {
    const documentKind = !isFixed && isDocumentKind(kind) ? { documentKind: kind } : {};
    const input = { id: file.id, version: file.version, customerVisible, ...documentKind };
    if (!(await run(() => update({ variables: { input, staff: true } }), t("files.documentIsSaved")))) onClose();
  };

  return (
    <FormDialog
      title={t("files.editDocument")}
      action={t("base.save")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!isFixed && <KindField kind={kind} onChange={chooseKind} />}
      <FormControlLabel
        control={<Switch checked={customerVisible} onChange={(_event, checked) => setCustomerVisible(checked)} />}
        label={t("files.theCustomerSeesIt")}
      />
    </FormDialog>
  );
}

import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { KeyNameField } from "./key-name-field.tsx";

interface NameDialogProps {
  initially: string;
  onName: (nickname: string) => void;
  onClose: () => void;
}

/** Asks for another name of a security key. */
export function NameDialog({ initially, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(initially);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const tidy = name.trim();
    if (tidy) onName(tidy);
    else setProblem(t("accounts.giveItANameYouWill"));
  };

  return (
    <FormDialog
      title={t("accounts.renameTheKey")}
      action={t("accounts.rename")}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <KeyNameField value={name} error={problem} onType={setName} />
    </FormDialog>
  );
}

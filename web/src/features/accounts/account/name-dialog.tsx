import { t } from "@boresight/domain/texts/text";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { FormField } from "#ui/form/form-field.tsx";

interface NameDialogProps {
  title: string;
  action: string;
  initially: string;
  onName: (nickname: string) => void;
  onClose: () => void;
}

/** Asks for the name of a security key. */
export function NameDialog({ title, action, initially, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(initially);
  const [problem, setProblem] = useState<string>();
  const submit = () => {
    const tidy = name.trim();
    if (tidy) onName(tidy);
    else setProblem(t("accounts.giveItANameYouWill"));
  };

  return (
    <FormDialog title={title} action={action} busy={false} onSubmit={submit} onClose={onClose}>
      <FormField label={t("base.name")} help={t("accounts.suchAsBlueKeyOnMy")} error={problem}>
        {(ids) => (
          <OutlinedInput
            {...ids}
            error={problem !== undefined}
            size="small"

            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ input: { maxLength: 100 } }}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

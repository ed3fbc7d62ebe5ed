import { t } from "@boresight/domain/texts/text";
import { useState } from "react";
import type { Proof } from "#auth/account-client.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { KeyNameField } from "./key-name-field.tsx";
import { useProvedAttempt } from "./use-proved-attempt.ts";

interface AddKeyDialogProps {
  add: (nickname: string, proof: Proof) => Promise<unknown>;
  onAdded: (nickname: string) => void;
  onClose: () => void;
}

/** Asks for the key's name and the current password; the browser then asks for the key. */
export function AddKeyDialog({ add, onAdded, onClose }: AddKeyDialogProps) {
  const { attempt, busy, problem, currentPassword } = useProvedAttempt();
  const [name, setName] = useState("");
  const [unnamed, setUnnamed] = useState<string>();
  const submit = async () => {
    const tidy = name.trim();
    setUnnamed(tidy ? undefined : t("accounts.giveItANameYouWill"));
    if (tidy && (await attempt((proof) => add(tidy, proof)))) onAdded(tidy);
  };

  return (
    <FormDialog
      title={t("accounts.addASecurityKey")}
      action={t("accounts.continue")}
      busy={busy}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <KeyNameField value={name} error={unnamed} onType={setName} />
      <CurrentPasswordField {...currentPassword} />
    </FormDialog>
  );
}

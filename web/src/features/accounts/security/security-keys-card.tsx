import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { AddKeyDialog } from "./add-key-dialog.tsx";
import { OwnLines, OwnListCard } from "./own-list-card.tsx";
import { ProofDialog } from "./proof-dialog.tsx";
import { nameOfKey, SecurityKeyLine, type SecurityKey } from "./security-key-line.tsx";
import { useSecurityKeys } from "./use-security-keys.ts";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { KeyNameField } from "./key-name-field.tsx";

type Open = { what: "add" } | { what: "remove" | "rename"; key: SecurityKey };

/** Security keys and fingerprints that sign in without a password. */
export function SecurityKeysCard() {
  const { busy, problem, ...keys } = useSecurityKeys();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);

  return (
    <OwnListCard
      title={t("accounts.securityKeys")}
      lead={t("accounts.aKeyYourFingerprintOrYour")}
      aside={
        <Button loading={busy} onClick={() => setOpen({ what: "add" })}>
          {t("accounts.addAKey")}
        </Button>
      }
    >
      {({ securityKeys }) => (
        <>
          {problem && <Alert severity="error">{problem}</Alert>}
          <OwnLines label={t("accounts.securityKeys")}>
            {securityKeys.map((key) => (
              <SecurityKeyLine
                key={key.id}
                securityKey={key}
                onRename={() => setOpen({ what: "rename", key })}
                onRemove={() => setOpen({ what: "remove", key })}
              />
            ))}
          </OwnLines>
          {open && <KeyDialog open={open} keys={keys} onClose={close} />}
        </>
      )}
    </OwnListCard>
  );
}

interface KeyDialogProps {
  open: Open;
  keys: Omit<ReturnType<typeof useSecurityKeys>, "busy" | "problem">;
  onClose: () => void;
}

function KeyDialog({ open, keys, onClose }: KeyDialogProps) {
  if (open.what === "add") {
    const added = (nickname: string) => {
      onClose();
      void keys.added(nickname);
    };
    return <AddKeyDialog add={keys.add} onAdded={added} onClose={onClose} />;
  }
  const { key, what } = open;
  const name = nameOfKey(key);
  if (what === "rename") {
    const rename = (nickname: string) => {
      onClose();
      void keys.rename(key.id, nickname);
    };
    return <NameDialog initially={key.nickname ?? ""} onName={rename} onClose={onClose} />;
  }
  const removed = () => {
    onClose();
    void keys.removed(name);
  };
  return (
    <ProofDialog
      title={t("accounts.removeTheKey")}
      text={t("accounts.nameofkeyNoLongerOpensYourAccount", { name })}
      action={t("base.remove")}
      work={(proof) => keys.remove(key.id, proof)}
      onDone={removed}
      onClose={onClose}
    />
  );
}

interface NameDialogProps {
  initially: string;
  onName: (nickname: string) => void;
  onClose: () => void;
}

/** Asks for another name of a security key. */
function NameDialog({ initially, onName, onClose }: NameDialogProps) {
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

import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { NameDialog } from "#features/accounts/account/name-dialog.tsx";
import { OwnLines, OwnListCard } from "./own-list-card.tsx";
import { nameOfKey, SecurityKeyLine, type SecurityKey } from "./security-key-line.tsx";
import { useSecurityKeys } from "./use-security-keys.ts";

/** Security keys and fingerprints that sign in without a password. */
export function SecurityKeysCard() {
  const { add, rename, remove, busy, problem } = useSecurityKeys();
  const [naming, setNaming] = useState<SecurityKey | "new" | null>(null);
  const confirm = useConfirm();
  const isNew = naming === "new";
  const name = async (nickname: string) => {
    setNaming(null);
    await (naming === "new" || !naming ? add(nickname) : rename(naming.id, nickname));
  };
  const askAndRemove = async (key: SecurityKey) => {
    if (await confirm(`${nameOfKey(key)} no longer opens your account.`)) await remove(key.id, nameOfKey(key));
  };

  return (
    <OwnListCard
      title="Security keys"
      lead="A key, your fingerprint or your face signs you in without a password, and nobody can steal it by mail."
      aside={
        <Button loading={busy} onClick={() => setNaming("new")}>
          Add a key
        </Button>
      }
    >
      {({ securityKeys }) => (
        <>
          {problem && <Alert severity="error">{problem}</Alert>}
          <OwnLines label="Security keys">
            {securityKeys.map((key) => (
              <SecurityKeyLine
                key={key.id}
                securityKey={key}
                onRename={() => setNaming(key)}
                onRemove={() => void askAndRemove(key)}
              />
            ))}
          </OwnLines>
          {naming && (
            <NameDialog
              title={isNew ? "Add a security key" : "Rename the key"}
              action={isNew ? "Continue" : "Rename"}
              initially={isNew ? "" : (naming.nickname ?? "")}
              onName={(nickname) => void name(nickname)}
              onClose={() => setNaming(null)}
            />
          )}
        </>
      )}
    </OwnListCard>
  );
}

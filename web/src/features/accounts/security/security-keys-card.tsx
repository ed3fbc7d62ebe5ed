import { t } from "@boresight/domain/texts/text";
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
    if (await confirm(t("accounts.nameofkeyNoLongerOpensYourAccount", { name: nameOfKey(key) })))
      await remove(key.id, nameOfKey(key));
  };

  return (
    <OwnListCard
      title={t("accounts.securityKeys")}
      lead={t("accounts.aKeyYourFingerprintOrYour")}
      aside={
        <Button loading={busy} onClick={() => setNaming("new")}>
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
                onRename={() => setNaming(key)}
                onRemove={() => void askAndRemove(key)}
              />
            ))}
          </OwnLines>
          {naming && (
            <NameDialog
              title={isNew ? t("accounts.addASecurityKey") : t("accounts.renameTheKey")}
              action={isNew ? t("accounts.continue") : t("accounts.rename")}
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

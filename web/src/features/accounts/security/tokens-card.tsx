import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { OwnLine, OwnLines, OwnListCard } from "./own-list-card.tsx";
import { useAttempt } from "./use-attempt.ts";

/** Tokens with which programs act for the person. */
export function TokensCard() {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, problem } = useAttempt();
  const [open, setOpen] = useState(false);
  const confirm = useConfirm();
  const showMessage = useMessage();
  const revoke = async (id: string, name: string) => {
    if (!(await confirm(t("accounts.programsThatUseNameCanNo", { name })))) return;
    if (!(await attempt(() => client.revokePat({ id })))) return;
    showMessage(t("accounts.theTokenIsRevoked"));
    await reload();
  };

  return (
    <OwnListCard
      title={t("accounts.personalAccessTokens")}
      lead={t("accounts.aboutTokens")}
      aside={<Button onClick={() => setOpen(true)}>{t("accounts.newToken")}</Button>}
    >
      {({ personalAccessTokens }) => (
        <>
          {problem && <Alert severity="error">{problem}</Alert>}
          <OwnLines label={t("accounts.personalAccessTokens")}>
            {personalAccessTokens.map(({ id, metadata, createdAt, expiresAt }) => {
              const name = typeof metadata?.["name"] === "string" ? metadata["name"] : t("accounts.token");
              return (
                <OwnLine
                  key={id}
                  main={name}
                  second={
                    <RichText
                      text={t("accounts.tokenMadeAndEnds", slots("created", "expires"))}
                      created={<RelativeTime moment={createdAt} />}
                      expires={<RelativeTime moment={expiresAt} />}
                    />
                  }
                  action={
                    <Button color="error" onClick={() => void revoke(id, name)}>
                      {t("base.revoke")}
                    </Button>
                  }
                />
              );
            })}
          </OwnLines>
          {open && <NewTokenDialog onClose={() => setOpen(false)} />}
        </>
      )}
    </OwnListCard>
  );
}

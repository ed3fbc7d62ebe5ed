import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { useOwnAccount } from "#features/accounts/account/own-account.tsx";
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
    if (!(await confirm(`Programs that use “${name}” can no longer sign in.`))) return;
    if (!(await attempt(() => client.revokePat({ id })))) return;
    showMessage("The token is revoked");
    await reload();
  };

  return (
    <OwnListCard
      title="Personal access tokens"
      lead="For your own programs: a token signs in as you, without your password, until it ends or you revoke it."
      aside={<Button onClick={() => setOpen(true)}>New token</Button>}
    >
      {({ personalAccessTokens }) => (
        <>
          {problem && <Alert severity="error">{problem}</Alert>}
          <OwnLines label="Personal access tokens">
            {personalAccessTokens.map(({ id, metadata, createdAt, expiresAt }) => {
              const name = typeof metadata?.["name"] === "string" ? metadata["name"] : "Token";
              return (
                <OwnLine
                  key={id}
                  main={name}
                  second={
                    <>
                      made <RelativeTime moment={createdAt} />, ends <RelativeTime moment={expiresAt} />
                    </>
                  }
                  action={
                    <Button color="error" onClick={() => void revoke(id, name)}>
                      Revoke
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

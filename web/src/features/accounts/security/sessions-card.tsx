import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { deviceWords } from "./device-words.ts";
import { useOwnAccount } from "#features/accounts/account/own-account.tsx";
import { OwnLine, OwnLines, OwnListCard } from "./own-list-card.tsx";
import { useAttempt } from "./use-attempt.ts";

/** The person's sessions, with sign-out of one device or of all. */
export function SessionsCard() {
  const client = useAccountClient();
  const { signOut } = useAuth();
  const { reload } = useOwnAccount();
  const { attempt, problem } = useAttempt();
  const confirm = useConfirm();
  const showMessage = useMessage();
  const end = async (id: string) => {
    if (!(await attempt(() => client.endSession({ id })))) return;
    showMessage("That device is signed out");
    await reload();
  };
  const endAll = async () => {
    if (await confirm("You are signed out on every device, this one too, and sign in again."))
      await signOut({ all: true });
  };

  return (
    <OwnListCard
      title="Sessions and devices"
      lead="Where you are signed in. If you do not know a device, sign it out and change your password."
      aside={
        <Button color="error" onClick={() => void endAll()}>
          Sign out everywhere
        </Button>
      }
    >
      {({ sessions }) => (
        <>
          {problem && <Alert severity="error">{problem}</Alert>}
          <OwnLines label="Sessions">
            {sessions.map(({ id, isCurrent, userAgent, address, lastUsedAt }) => (
              <OwnLine
                key={id}
                main={deviceWords(userAgent) + (isCurrent ? " (this one)" : "")}
                second={
                  <>
                    {address && (
                      <>
                        <bdi>{address}</bdi> ·{" "}
                      </>
                    )}
                    {isCurrent ? (
                      "active now"
                    ) : (
                      <>
                        last used <RelativeTime moment={lastUsedAt} />
                      </>
                    )}
                  </>
                }
                action={!isCurrent && <Button onClick={() => void end(id)}>Sign out</Button>}
              />
            ))}
          </OwnLines>
        </>
      )}
    </OwnListCard>
  );
}

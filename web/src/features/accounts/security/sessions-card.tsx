import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
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
    showMessage(t("accounts.thatDeviceIsSignedOut"));
    await reload();
  };
  const endAll = async () => {
    if (await confirm(t("accounts.youAreSignedOutOnEvery"))) await signOut({ all: true });
  };

  return (
    <OwnListCard
      title={t("accounts.sessionsAndDevices")}
      lead={t("accounts.whereYouAreSignedInIf")}
      aside={
        <Button color="error" onClick={() => void endAll()}>
          {t("accounts.signOutEverywhere")}
        </Button>
      }
    >
      {({ sessions }) => (
        <>
          {problem && <Alert severity="error">{problem}</Alert>}
          <OwnLines label={t("accounts.sessions")}>
            {sessions.map(({ id, isCurrent, userAgent, address, lastUsedAt }) => (
              <OwnLine
                key={id}
                main={isCurrent ? t("accounts.thisDevice", { device: deviceWords(userAgent) }) : deviceWords(userAgent)}
                second={
                  <>
                    {address && (
                      <>
                        <bdi>{address}</bdi> ·{" "}
                      </>
                    )}
                    {isCurrent ? (
                      t("accounts.activeNow")
                    ) : (
                      <RichText
                        text={t("accounts.sessionLastUsed", slots("when"))}
                        when={<RelativeTime moment={lastUsedAt} />}
                      />
                    )}
                  </>
                }
                action={!isCurrent && <Button onClick={() => void end(id)}>{t("accounts.signOut")}</Button>}
              />
            ))}
          </OwnLines>
        </>
      )}
    </OwnListCard>
  );
}

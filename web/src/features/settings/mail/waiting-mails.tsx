import { useMutation } from "@apollo/client/react";
import { daysMailsWait } from "@boresight/domain/mail/mail-days";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import type { MailSettings } from "./use-mail-settings.ts";

const DecideWaitingMails = graphql(`
  mutation DecideWaitingMails($input: DecideWaitingMailsInput!) {
    decideWaitingMails(input: $input) {
      count
    }
  }
`);

/** Says what waits, and asks what becomes of it once there is a mail server. */
export function WaitingMails({ settings, onDecided }: { settings: MailSettings; onDecided: () => void }) {
  const { source, waiting, held } = settings;
  const [mutate] = useMutation(DecideWaitingMails);
  const { run, busy } = useVerb();
  const decide = (isSent: boolean) =>
    run(
      async () => {
        await mutate({ variables: { input: { isSent } } });
        onDecided();
      },
      isSent ? t("mail.waitingAreOnTheirWay") : t("mail.waitingAreLeft"),
    );

  return (
    <>
      {held > 0 && <Alert severity="warning">{t("mail.heldEmails", { count: held })}</Alert>}
      {waiting > 0 && source === "none" && <Alert severity="info">{t("mail.waitForSetUp", { count: waiting })}</Alert>}
      {waiting > 0 && source !== "none" && (
        <Alert
          severity="info"
          action={
            <>
              <Button color="inherit" size="small" loading={busy} onClick={() => void decide(true)}>
                {t("mail.sendWaiting")}
              </Button>
              <Button color="inherit" size="small" disabled={busy} onClick={() => void decide(false)}>
                {t("mail.leaveWaiting")}
              </Button>
            </>
          }
        >
          {t("mail.waitForDecision", { count: waiting, days: daysMailsWait })}
        </Alert>
      )}
    </>
  );
}

import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useElevated } from "#auth/use-elevated.ts";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { MailForm } from "./mail-form.tsx";
import { TestMail } from "./test-mail.tsx";
import { useMailSettings, type MailSettings } from "./use-mail-settings.ts";
import { WaitingMails } from "./waiting-mails.tsx";

const RemoveMailSettings = graphql(`
  mutation RemoveMailSettings($input: RemoveMailSettingsInput!) {
    removeMailSettings(input: $input) {
      version
    }
  }
`);

/** How emails leave, what waits for that, and a test. */
export function MailStep({ onSent }: { onSent: () => void }) {
  const { answer, problem, retry } = useMailSettings();
  if (problem && !answer) return <Alert severity="error">{problem}</Alert>;
  if (!answer) return <ListSkeleton rows={4} />;
  if (answer.source === "copy") return <Alert severity="warning">{t("mail.copySendsNothingWhy")}</Alert>;
  const { source, host, version, from } = answer;

  return (
    <Box sx={{ display: "grid", gap: 3, mt: 3 }}>
      <WaitingMails settings={answer} onDecided={retry} />
      {source === "operator" ? (
        <Alert severity="info">{t("mail.operatorsServer", { host })}</Alert>
      ) : (
        <MailForm key={version} settings={answer} onSaved={retry} />
      )}
      {source !== "none" && (
        <Typography variant="body2" color="textSecondary" dir="auto">
          {t("mail.emailsComeFrom", { from })}
        </Typography>
      )}
      <TestMail
        onSent={() => {
          retry();
          onSent();
        }}
      />
      {source === "shop" && <ForgetServer settings={answer} onForgotten={retry} />}
    </Box>
  );
}

function ForgetServer({ settings: { version }, onForgotten }: { settings: MailSettings; onForgotten: () => void }) {
  const [mutate] = useMutation(RemoveMailSettings);
  const elevated = useElevated();
  const { run, busy, problem } = useVerb();
  const forget = () =>
    run(async () => {
      await elevated(() => mutate({ variables: { input: { version } } }));
      onForgotten();
    }, t("mail.settingsRemoved"));

  return (
    <Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button color="error" size="small" loading={busy} onClick={() => void forget()}>
        {t("mail.forgetServer")}
      </Button>
    </Box>
  );
}

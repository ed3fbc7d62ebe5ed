import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { ForgetServer } from "./forget-server.tsx";
import { MailForm } from "./mail-form.tsx";
import { TestMail } from "./test-mail.tsx";
import { useMailSettings } from "./use-mail-settings.ts";
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
  const [remove] = useMutation(RemoveMailSettings);
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
      {source === "shop" && (
        <ForgetServer
          label={t("mail.forgetServer")}
          done={t("mail.settingsRemoved")}
          forget={() => remove({ variables: { input: { version } } })}
          onForgotten={retry}
        />
      )}
    </Box>
  );
}

import { useMutation } from "@apollo/client/react";
import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useCall } from "#data/use-call.ts";
import { useAnswer } from "#features/settings/use-answer.ts";
import { graphql } from "#graphql/gql.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { formatMoment } from "#ui/time/times.ts";
import { ForgetServer } from "./forget-server.tsx";
import { wordsOfProblem } from "./mail-words.ts";
import { MailboxForm } from "./mailbox-form.tsx";

const RemoveMailbox = graphql(`
  mutation RemoveMailbox($input: RemoveMailboxInput!) {
    removeMailbox(input: $input) {
      version
    }
  }
`);

const mailboxShape = shape.object({
  version: shape.number(),
  host: shape.string(),
  port: shape.number(),
  security: shape.string(),
  userName: shape.string(),
  folder: shape.string(),
  hasPassword: shape.boolean(),
  problem: shape.string(),
  readAt: shape.nullable(shape.string()),
  isCopy: shape.boolean(),
  ownAddresses: shape.array(shape.string()),
});
export type Mailbox = shape.Output<typeof mailboxShape>;

const nothing = {};

/** The mailbox whose mails come into the inbox, how it goes with it, and a test. */
export function MailboxStep() {
  const [remove] = useMutation(RemoveMailbox);
  const { answer, problem, retry } = useAnswer<Mailbox>("mailbox-settings", nothing, mailboxShape);
  if (problem && !answer) return <Alert severity="error">{problem}</Alert>;
  if (!answer) return <ListSkeleton rows={4} />;
  if (answer.isCopy) return <Alert severity="warning">{t("mail.copyReceivesNothing")}</Alert>;
  const { version, ownAddresses } = answer;

  return (
    <Box sx={{ display: "grid", gap: 3, mt: 3 }}>
      {ownAddresses.length > 0 && (
        <Alert severity="info">{t("mail.alsoTaken", { addresses: ownAddresses.join(", ") })}</Alert>
      )}
      <MailboxState mailbox={answer} />
      <MailboxForm key={version} mailbox={answer} onSaved={retry} />
      {version > 0 && <TestMailbox />}
      {version > 0 && (
        <ForgetServer
          label={t("mail.forgetMailbox")}
          done={t("mail.mailboxForgotten")}
          forget={() => remove({ variables: { input: { version } } })}
          onForgotten={retry}
        />
      )}
    </Box>
  );
}

function MailboxState({ mailbox: { version, problem, readAt } }: { mailbox: Mailbox }) {
  if (version === 0) return null;
  if (problem !== "") return <Alert severity="error">{t("mail.mailboxNotRead", { problem })}</Alert>;
  return (
    <Typography variant="body2" color="textSecondary">
      {readAt ? t("mail.mailboxReadAt", { time: formatMoment(readAt) }) : t("mail.mailboxNotReadYet")}
    </Typography>
  );
}

const outcomeShape = shape.object({
  mails: shape.number(),
  problem: shape.nullable(shape.string()),
  error: shape.string(),
});

/** Opens the mailbox once and says what it holds, or what keeps it from being read. */
function TestMailbox() {
  const { token } = useAuth();
  const { problem, busy, run } = useCall();
  const [outcome, setOutcome] = useState<shape.Output<typeof outcomeShape> | null>(null);
  const open = () =>
    run(async () => {
      const answer = await callFunction({ path: "test-mailbox", input: {}, token });
      setOutcome(outcomeShape.parse(await answer.json()));
    });
  const words = outcome && (wordsOfProblem(outcome.problem) ?? outcome.error);

  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {words && !busy && <Alert severity="error">{words}</Alert>}
      {outcome && !words && !busy && (
        <Alert severity="success">{t("mail.mailboxHolds", { count: outcome.mails })}</Alert>
      )}
      <Button variant="outlined" loading={busy} onClick={() => void open()}>
        {t("mail.tryMailbox")}
      </Button>
    </Box>
  );
}

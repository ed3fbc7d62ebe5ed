import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useCall } from "#data/use-call.ts";
import { wordsOfProblem } from "./mail-words.ts";

const outcomeSchema = shape.object({
  status: shape.string(),
  error: shape.string(),
  recipient: shape.string(),
  problem: shape.nullable(shape.string()),
});
type Outcome = shape.Output<typeof outcomeSchema>;

/** Sends the admin an email and shows what the mail server said. */
export function TestMail({ onSent }: { onSent: () => void }) {
  const { token } = useAuth();
  const { problem, busy, run } = useCall();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = () =>
    run(async () => {
      const answer = await callFunction({ path: "test-mail", input: {}, token });
      setOutcome(outcomeSchema.parse(await answer.json()));
      onSent();
    });

  return (
    <Box sx={{ display: "grid", gap: 3, justifyItems: "start" }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {outcome && !busy && <Result {...outcome} />}
      <Button variant="outlined" loading={busy} onClick={() => void send()}>
        {t("settings.sendTestMail")}
      </Button>
    </Box>
  );
}

function Result({ status, error, recipient, problem }: Outcome) {
  const words = wordsOfProblem(problem);
  if (words)
    return (
      <Alert severity="error">
        {words} {t("settings.testMailWords", { error })}
      </Alert>
    );
  if (status === "sent") return <Alert severity="success">{t("settings.testMailSent", { recipient })}</Alert>;
  if (status === "kept") return <Alert severity="info">{t("settings.testMailKept", { recipient })}</Alert>;
  return <Alert severity="error">{t("settings.testMailFailed", { recipient, error })}</Alert>;
}

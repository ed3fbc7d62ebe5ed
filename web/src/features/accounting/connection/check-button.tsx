import { useApolloClient } from "@apollo/client/react";
import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { problemWords } from "#records/accounting/problem-words.ts";
import { useVerb } from "#records/use-verb.ts";

const checkedSchema = shape.object({ status: shape.string(), problem: shape.nullable(shape.string()) });

/** Asks the company whether it answers. */
export function CheckButton() {
  const { token } = useAuth();
  const client = useApolloClient();
  const { busy, run } = useVerb();
  const check = () =>
    run(async () => {
      const answer = await callFunction({ path: "quickbooks-check", input: {}, token });
      const { problem } = checkedSchema.parse(await answer.json());
      await client.refetchQueries({ include: "active" });
      if (problem !== null) throw new Error(problemWords(problem) ?? problem);
    }, t("accounting.quickbooksAnswers"));

  return (
    <Button variant="outlined" loading={busy} onClick={() => void check()}>
      {t("accounting.checkNow")}
    </Button>
  );
}

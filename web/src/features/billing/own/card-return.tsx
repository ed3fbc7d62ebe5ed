import { formatCents } from "@boresight/domain/base/money";
import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import { useEffect, useRef, useState } from "react";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useCall } from "#data/use-call.ts";
import { useAddress } from "#ui/layout/use-address.ts";

const stateSchema = shape.object({ status: shape.string(), amountCents: shape.number() });
type State = shape.Output<typeof stateSchema>;

/** What became of a payment, for a payer who comes back from the provider's page. */
export function CardReturn({ onSettled }: { onSettled: () => void }) {
  const { search, change } = useAddress();
  const { cardPayment: id } = search;
  const { token } = useAuth();
  const { problem, run } = useCall();
  const [state, setState] = useState<State | null>(null);
  const asked = useRef<string | null>(null);

  useEffect(() => {
    if (!id || asked.current === id) return;
    asked.current = id;
    void run(async () => {
      const answer = await callFunction({ path: "card-payment-state", input: { id }, token });
      setState(stateSchema.parse(await answer.json()));
      onSettled();
    });
  }, [id, token, run, onSettled]);

  if (!id) return null;
  const close = () => change({ cardPayment: undefined });
  if (problem)
    return (
      <Alert severity="error" onClose={close}>
        {problem}
      </Alert>
    );
  if (!state) return <Alert severity="info">{t("billing.cardAsking")}</Alert>;
  const { severity, words } = outcomeOf(state);

  return (
    <Alert severity={severity} onClose={close}>
      {words}
    </Alert>
  );
}

function outcomeOf({ status, amountCents }: State): { severity: "success" | "info" | "warning"; words: string } {
  if (status === "succeeded")
    return { severity: "success", words: t("billing.cardSucceeded", { amount: formatCents(amountCents) }) };
  if (status === "processing" || status === "requiresAction")
    return { severity: "info", words: t("billing.cardProcessing") };
  return { severity: "warning", words: t("billing.cardNotPaid") };
}

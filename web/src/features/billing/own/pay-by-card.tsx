import { sum, cents, formatCents } from "@boresight/domain/base/money";
import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { useCall } from "#data/use-call.ts";

const begunSchema = shape.object({ url: shape.string() });

interface PayByCardProps {
  invoices: readonly { id: string; balanceCents: number | null }[];
}

/** Pays these invoices together on the provider's page. */
export function PayByCard({ invoices }: PayByCardProps) {
  const { token } = useAuth();
  const { busy, problem, run } = useCall();
  const total = sum(invoices.map(({ balanceCents }) => cents(balanceCents ?? 0)));
  const pay = () =>
    run(async () => {
      const input = { invoiceIds: invoices.map(({ id }) => id) };
      const answer = await callFunction({ path: "card-payment", input, token });
      location.assign(begunSchema.parse(await answer.json()).url);
    });

  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" loading={busy} disabled={invoices.length === 0} onClick={() => void pay()}>
        {invoices.length === 0 ? t("billing.chooseInvoices") : t("billing.payAmount", { amount: formatCents(total) })}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t("billing.youLeaveForTheProvider")}
      </Typography>
    </Box>
  );
}

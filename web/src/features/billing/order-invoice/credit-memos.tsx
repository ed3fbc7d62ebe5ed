import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { SendButton } from "#features/billing/sending/send-button.tsx";
import type { PricedInvoiceFragment } from "#graphql/graphql.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { formatDay } from "#ui/time/times.ts";

type Memo = NonNullable<PricedInvoiceFragment["creditMemos"]["nodes"][number]>;

/** What of an invoice was taken back. */
export function CreditMemos({ memos }: { memos: readonly Memo[] }) {
  if (memos.length === 0) return null;

  return (
    <Box component="section" aria-label={t("billing.creditMemos")} sx={{ mt: 4 }}>
      <Typography variant="h3">{t("billing.creditMemos")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {memos.map(({ id, number, issuedOn, reason, totalCents }) => (
          <Box component="li" key={id} sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 48 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <TwoLines main={<bdi>{number}</bdi>} second={`${formatDay(issuedOn)} · ${reason}`} />
            </Box>
            <MoneyText cents={totalCents} />
            <SendButton document={{ kind: "creditMemo", id }} name={t("billing.memoNumbered", { number })} />
            <PdfButton
              address={`creditMemo/${id}`}
              label={t("billing.creditMemoNumber", { number })}
              fileName={number}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

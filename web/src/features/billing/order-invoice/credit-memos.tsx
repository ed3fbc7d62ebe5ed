import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { SendButton } from "#features/billing/sending/send-button.tsx";
import type { PricedInvoiceFragment } from "#graphql/graphql.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import { MoneyText } from "#ui/form/money-text.tsx";
import BlockOutlined from "~icons/ic/outline-block";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RowMenu } from "#ui/table/row-menu.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { TwoLines } from "#ui/text/two-lines.tsx";
import { formatDay } from "#ui/time/times.ts";

const VoidMemoDialog = lazyPart(
  async () => (await import("#features/billing/invoices/void-memo-dialog.tsx")).VoidMemoDialog,
);

type Memo = NonNullable<PricedInvoiceFragment["creditMemos"]["nodes"][number]>;

interface CreditMemosProps {
  memos: readonly Memo[];
  /** After one became void; without it none can. */
  onVoided?: (() => void) | undefined;
}

/** What of an invoice was taken back. */
export function CreditMemos({ memos, onVoided }: CreditMemosProps) {
  const [asked, setAsked] = useState<Memo | null>(null);
  if (memos.length === 0) return null;

  return (
    <Box component="section" aria-label={t("billing.creditMemos")} sx={{ mt: 4 }}>
      <Typography variant="h3">{t("billing.creditMemos")}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {memos.map((memo) => (
          <MemoItem key={memo.id} memo={memo} onVoid={onVoided && (() => setAsked(memo))} />
        ))}
      </Box>
      <Suspense>
        {asked && onVoided && <VoidMemoDialog memo={asked} onVoided={onVoided} onClose={() => setAsked(null)} />}
      </Suspense>
    </Box>
  );
}

function MemoItem({ memo, onVoid }: { memo: Memo; onVoid: (() => void) | undefined }) {
  const { id, number, issuedOn, reason, totalCents, voidedAt, voidReason } = memo;
  const isVoid = voidedAt !== null;

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 2, minHeight: 48 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TwoLines main={<bdi>{number}</bdi>} second={`${formatDay(issuedOn)} · ${voidReason ?? reason}`} />
      </Box>
      {isVoid && <ToneChip tone="grey">{t("documents.void")}</ToneChip>}
      <Box component="span" sx={isVoid ? { textDecoration: "line-through", color: "text.secondary" } : {}}>
        <MoneyText cents={totalCents} />
      </Box>
      {!isVoid && <SendButton document={{ kind: "creditMemo", id }} name={t("billing.memoNumbered", { number })} />}
      <PdfButton address={`creditMemo/${id}`} label={t("billing.creditMemoNumber", { number })} fileName={number} />
      {!isVoid && onVoid && (
        <RowMenu
          label={t("billing.actionsForMemo", { number })}
          actions={[{ label: t("billing.voidCreditMemo"), icon: BlockOutlined, run: onVoid }]}
        />
      )}
    </Box>
  );
}

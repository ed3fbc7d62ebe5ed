import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { isIssued, isOpen } from "#features/billing/invoices/invoice-due.ts";
import type { ShownInvoiceFragment } from "#graphql/graphql.ts";
import { useDocumentPdf } from "#records/documents/use-document-pdf.ts";
import Add from "~icons/ic/baseline-add";
import DeleteOutlined from "~icons/ic/outline-delete";
import EditOutlined from "~icons/ic/outline-edit";
import LinkOutlined from "~icons/ic/outline-link";
import PictureAsPdfOutlined from "~icons/ic/outline-picture-as-pdf";
import SendOutlined from "~icons/ic/outline-send";
import RemoveCircleOutlined from "~icons/ic/outline-remove-circle";
import BlockOutlined from "~icons/ic/outline-block";
import UndoOutlined from "~icons/ic/outline-undo";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import type { InvoiceQuestion } from "./invoice-question.tsx";
import { pricedInvoice } from "./order-invoices.fragment.ts";
import { useDeleteDraft } from "./use-delete-draft.ts";

const InvoiceQuestionDialog = lazyPart(async () => (await import("./invoice-question.tsx")).InvoiceQuestionDialog);

interface InvoiceActionsProps {
  invoice: ShownInvoiceFragment;
  onEdit: (invoiceId: string) => void;
  /** Begins another invoice of the order; without it none can be. */
  onAdd?: () => void;
  /** After what no verb returns. */
  onChanged: () => void;
}

/** What admins can do with an invoice: the next step as buttons, the rest in a menu. */
export function InvoiceActions({ invoice, ...work }: InvoiceActionsProps) {
  const [asked, setAsked] = useState<InvoiceQuestion | null>(null);
  useFetchedWhenIdle(InvoiceQuestionDialog);
  const { onEdit, onAdd, onChanged } = work;

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", alignItems: "center", gap: 1 }}>
      {invoice.status === "draft" ? (
        <DraftActions invoice={invoice} onEdit={onEdit} onAsk={setAsked} />
      ) : (
        <IssuedActions invoice={invoice} onAdd={onAdd} onAsk={setAsked} />
      )}
      <Suspense>
        {asked && (
          <InvoiceQuestionDialog
            asked={asked}
            invoice={invoice}
            onEdit={onEdit}
            onChanged={onChanged}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}

type Ask = (question: InvoiceQuestion) => void;

interface DraftActionsProps extends Pick<InvoiceActionsProps, "invoice" | "onEdit"> {
  onAsk: Ask;
}

function DraftActions({ invoice, onEdit, onAsk }: DraftActionsProps) {
  const deleteDraft = useDeleteDraft();

  return (
    <>
      <Button size="small" onClick={() => onEdit(invoice.id)}>
        {t("billing.editDraft")}
      </Button>
      <Button size="small" variant="outlined" onClick={() => onAsk("issue")}>
        {t("billing.issueInvoice")}
      </Button>
      <RowMenu
        label={t("billing.moreAboutInvoice")}
        actions={[{ label: t("billing.deleteDraft"), icon: DeleteOutlined, run: () => void deleteDraft(invoice) }]}
      />
    </>
  );
}

interface IssuedActionsProps {
  invoice: ShownInvoiceFragment;
  onAdd: (() => void) | undefined;
  onAsk: Ask;
}

function IssuedActions({ invoice, onAdd, onAsk }: IssuedActionsProps) {
  const { downloadPdf } = useDocumentPdf();
  const priced = pricedInvoice(invoice);
  if (!priced || !isIssued(invoice)) return null;
  const { sentAt, balanceCents, paidCents } = priced;
  const sendIt = () => onAsk("send");
  const canBePaid = isOpen(invoice) && balanceCents > 0;
  const more: RowAction[] = [
    ...(sentAt ? [{ label: t("billing.sendAgain"), icon: SendOutlined, run: sendIt }] : []),
    {
      label: t("documents.downloadPdf"),
      icon: PictureAsPdfOutlined,
      run: () => void downloadPdf(`invoice/${invoice.id}`, invoice.number ?? ""),
    },
    { label: t("base.links"), icon: LinkOutlined, run: () => onAsk("links") },
    { label: t("billing.changeInvoice"), icon: EditOutlined, run: () => onAsk("change") },
    { label: t("billing.discountOrMemo"), icon: RemoveCircleOutlined, run: () => onAsk("credit") },
    ...(invoice.status === "paid"
      ? [{ label: t("billing.refundAsked"), icon: UndoOutlined, run: () => onAsk("refund") }]
      : []),
    ...(onAdd ? [{ label: t("billing.addAnotherInvoice"), icon: Add, run: onAdd }] : []),
    ...(paidCents === 0 ? [{ label: t("billing.voidInvoice"), icon: BlockOutlined, run: () => onAsk("void") }] : []),
  ];

  return (
    <>
      {!sentAt && (
        <Button size="small" variant="outlined" onClick={sendIt}>
          {t("billing.sendInvoice")}
        </Button>
      )}
      {canBePaid && (
        <Button size="small" variant={sentAt ? "outlined" : "text"} onClick={() => onAsk("payment")}>
          {t("billing.recordPayment")}
        </Button>
      )}
      <RowMenu label={t("billing.moreAboutInvoice")} actions={more} />
    </>
  );
}

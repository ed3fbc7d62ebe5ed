import { useIsOffice } from "#auth/use-standing.ts";
import { openEstimateStatuses } from "@boresight/domain/billing/estimate-status";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import type { ShownEstimateFragment } from "#graphql/graphql.ts";
import { useDocumentPdf } from "#records/documents/use-document-pdf.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import DeleteOutlined from "~icons/ic/outline-delete";
import LinkOutlined from "~icons/ic/outline-link";
import ThumbUpOutlined from "~icons/ic/outline-thumb-up";
import PictureAsPdfOutlined from "~icons/ic/outline-picture-as-pdf";
import BlockOutlined from "~icons/ic/outline-block";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { SendEstimateButton } from "./send-estimate-button.tsx";
import { useEstimateVerbs } from "./use-estimate-verbs.ts";

const VerbalDialog = lazyPart(async () => (await import("./verbal-dialog.tsx")).VerbalDialog);
const LinksDialog = lazyPart(async () => (await import("#features/billing/links/links-dialog.tsx")).LinksDialog);

interface EstimateActionsProps {
  /** The latest one of its order. */
  estimate: ShownEstimateFragment;
  onEdit: (estimateId: string) => void;
}

const voidable = ["draft", "sent", "viewed", "approved"];

/** What staff can do with the order's latest estimate. */
export function EstimateActions({ estimate, onEdit }: EstimateActionsProps) {
  const { id, version, number, status, sentAt, lineItems } = estimate;
  const isOffice = useIsOffice();
  const { busy, run, reviseOne, voidOne, deleteOne } = useEstimateVerbs();
  const confirm = useConfirm();
  const { downloadPdf } = useDocumentPdf();
  const [asked, setAsked] = useState<"verbal" | "links" | null>(null);
  const variables = { input: { id, version } };
  const revise = () =>
    run(async () => {
      const { data } = await reviseOne({ variables });
      const draft = data?.reviseEstimate?.estimate;
      if (draft) onEdit(draft.id);
    });
  const discard = async () => {
    if (await confirm(t("billing.deleteTheDraft", { number })))
      await run(() => deleteOne({ variables }), t("billing.estimateIsDeleted", { number }));
  };
  const withdraw = async () => {
    if (await confirm(t("billing.voidTheEstimate", { number })))
      await run(() => voidOne({ variables }), t("billing.estimateIsVoid", { number }));
  };
  const isDraft = status === "draft";
  const more: RowAction[] = [
    {
      label: t("documents.downloadPdf"),
      icon: PictureAsPdfOutlined,
      run: () => void downloadPdf(`estimate/${id}`, number),
    },
  ];
  if (isOffice && (isDraft ? lineItems.nodes.length > 0 : isOpen(status)))
    more.push({ label: t("billing.recordVerbalApproval"), icon: ThumbUpOutlined, run: () => setAsked("verbal") });
  if (isOffice && !isDraft) more.push({ label: t("base.links"), icon: LinkOutlined, run: () => setAsked("links") });
  if (isDraft && sentAt === null)
    more.push({ label: t("billing.deleteDraft"), icon: DeleteOutlined, run: () => void discard() });
  if (isOffice && !isDraft && voidable.includes(status))
    more.push({ label: t("billing.voidEstimate"), icon: BlockOutlined, run: () => void withdraw() });

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      {isDraft ? (
        <Button size="small" onClick={() => onEdit(id)}>
          {t("billing.editDraft")}
        </Button>
      ) : (
        <Button size="small" loading={busy} onClick={() => void revise()}>
          {isApproved(status) ? t("billing.addSupplement") : t("billing.revise")}
        </Button>
      )}
      {isDraft && lineItems.nodes.length > 0 && <SendEstimateButton estimate={estimate} />}
      <RowMenu label={t("billing.moreAboutEstimate", { number })} actions={more} />
      <Suspense>
        {asked === "verbal" && <VerbalDialog estimate={estimate} onClose={() => setAsked(null)} />}
        {asked === "links" && (
          <LinksDialog target={{ estimateId: id }} number={number} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </Box>
  );
}

const isOpen = (status: string): boolean => openEstimateStatuses.some((open) => open === status);

const isApproved = (status: string): boolean => status === "approved" || status === "converted";

import { useSeesInvoices } from "#auth/use-standing.ts";
import { isStaff } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { OrderDocumentsFragment } from "#graphql/graphql.ts";
import { useDocumentPdf } from "#records/documents/use-document-pdf.ts";
import LinkOutlined from "~icons/ic/outline-link";
import PictureAsPdfOutlined from "~icons/ic/outline-picture-as-pdf";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";

const PacketLinksDialog = lazyPart(async () => (await import("./packet-links-dialog.tsx")).PacketLinksDialog);

/** The packet for the insurer, to download or to share, and the papers of the bay and the counter. */
export function DocumentActions({
  order: { id, internalOrderNumber: number },
}: {
  order: Pick<OrderDocumentsFragment, "id" | "internalOrderNumber">;
}) {
  const role = roleOf(useAuth().user);
  const { downloadPdf, loading } = useDocumentPdf();
  const [shares, setShares] = useState(false);
  const make = (type: "estimateReview" | "handover" | "packet" | "workOrder") => () =>
    void downloadPdf(`${type}/${id}`, `${number}-${type}`);
  const maySharePacket = useSeesInvoices();
  const actions: RowAction[] = [
    ...(maySharePacket ? [{ label: t("documents.sharePacket"), icon: LinkOutlined, run: () => setShares(true) }] : []),
    ...(isStaff(role)
      ? [
          { label: t("documents.downloadWorkOrder"), icon: PictureAsPdfOutlined, run: make("workOrder") },
          {
            label: t("documents.downloadEstimateReview"),
            icon: PictureAsPdfOutlined,
            run: make("estimateReview"),
          },
          { label: t("documents.downloadHandover"), icon: PictureAsPdfOutlined, run: make("handover") },
        ]
      : []),
  ];

  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
      {maySharePacket && (
        <Button size="small" loading={loading} onClick={make("packet")}>
          {t("documents.downloadPacket")}
        </Button>
      )}
      <RowMenu label={t("documents.moreDocuments")} actions={actions} />
      <Suspense>{shares && <PacketLinksDialog orderId={id} onClose={() => setShares(false)} />}</Suspense>
    </Box>
  );
}

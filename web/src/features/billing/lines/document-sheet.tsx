import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useState, type ReactNode } from "react";
import { Sheet } from "#ui/dialog/sheet.tsx";

interface DocumentSheetProps {
  title: string;
  width?: number;
  /** Null while none is open. */
  documentId: string | null;
  onClose: () => void;
  children: (documentId: string) => ReactNode;
}

/** An estimate or an invoice over its order's page. It keeps its content while it slides away. */
export function DocumentSheet({ title, width = 1120, documentId, onClose, children }: DocumentSheetProps) {
  const [last, setLast] = useState(documentId);
  if (documentId !== null && documentId !== last) setLast(documentId);

  return (
    <Sheet title={title} width={width} open={documentId !== null} onClose={onClose}>
      {last !== null && children(last)}
    </Sheet>
  );
}

export function DocumentSkeleton() {
  return (
    <Box component="output" aria-label={t("ui.loading")} sx={{ px: 6, display: "grid", gap: 3 }}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Box>
  );
}

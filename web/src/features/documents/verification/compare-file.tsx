import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { hashFile } from "./hash-file.ts";

/** `none`: nothing is compared yet. */
type Comparison = { result: "none" | "reading" } | { result: "altered" | "same" | "unreadable"; name: string };

const largestFile = 200_000_000;

/** Compares a file of the visitor's with the document as it was issued, on the visitor's own device. */
export function CompareFile({ sha256 }: { sha256: string }) {
  const [comparison, setComparison] = useState<Comparison>({ result: "none" });
  const compare = async (file: File | undefined) => {
    if (!file) return;
    setComparison({ result: "reading" });
    const hash = file.size > largestFile ? null : await hashFile(file).catch(() => null);
    setComparison({ result: hash === null ? "unreadable" : hash === sha256 ? "same" : "altered", name: file.name });
  };

  return (
    <SectionCard title={t("documents.compareYourFile")}>
      <DropZone hint={t("documents.dropToCompare")} onDrop={([file]) => void compare(file)}>
        <Box sx={{ display: "grid", justifyItems: "start", gap: 3 }}>
          <Typography variant="body2" color="textSecondary">
            {t("documents.fileStaysHere")}
          </Typography>
          <FileButton
            accept="application/pdf"
            variant="outlined"
            loading={comparison.result === "reading"}
            onChoose={([file]) => void compare(file)}
          >
            {t("documents.chooseAFile")}
          </FileButton>
          <Result comparison={comparison} />
        </Box>
      </DropZone>
    </SectionCard>
  );
}

const Result = ({ comparison }: { comparison: Comparison }) => (
  <Box aria-live="polite" sx={{ width: "100%" }}>
    {comparison.result === "same" && (
      <Alert severity="success">{t("documents.fileIsTheSame", { name: comparison.name })}</Alert>
    )}
    {comparison.result === "altered" && (
      <Alert severity="error">{t("documents.fileIsAltered", { name: comparison.name })}</Alert>
    )}
    {comparison.result === "unreadable" && (
      <Alert severity="warning">{t("documents.fileIsUnreadable", { name: comparison.name })}</Alert>
    )}
  </Box>
);

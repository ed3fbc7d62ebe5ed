import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useState } from "react";
import { DropZone } from "#ui/form/drop-zone.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

/** `none`: nothing is compared yet. */
export type Comparison =
  | { result: "none" | "reading" }
  | { result: "altered" | "packet" | "same" | "unreadable"; name: string };

const largestFile = 200_000_000;

interface CompareFileProps {
  number: string;
  comparison: Comparison;
  onChoose: (file: File | undefined) => void;
}

/** Compares a file of the visitor's with the document as it was issued, on the visitor's own device. */
export function CompareFile({ number, comparison, onChoose }: CompareFileProps) {
  useDropAnywhere(onChoose);

  return (
    <SectionCard title={t("documents.compareYourFile")}>
      <DropZone hint={t("documents.dropToCompare")} onDrop={([file]) => onChoose(file)}>
        <Box sx={{ display: "grid", justifyItems: "start", gap: 3 }}>
          <Typography variant="body2" color="textSecondary">
            {t("documents.fileStaysHere")} {t("documents.whatCanBeCompared", { number })}
          </Typography>
          <FileButton
            accept="application/pdf"
            variant="outlined"
            loading={comparison.result === "reading"}
            onChoose={([file]) => onChoose(file)}
          >
            {t("documents.chooseAFile")}
          </FileButton>
          <Result comparison={comparison} />
        </Box>
      </DropZone>
    </SectionCard>
  );
}

/** A file dropped beside the card is compared too: the browser would open it in place of the page. */
function useDropAnywhere(onDrop: (file: File | undefined) => void): void {
  useEffect(() => {
    const welcome = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      const isTaken = event.defaultPrevented; // By the card.
      event.preventDefault();
      if (!isTaken) onDrop(event.dataTransfer?.files[0]);
    };
    window.addEventListener("dragover", welcome);
    window.addEventListener("drop", take);
    return () => {
      window.removeEventListener("dragover", welcome);
      window.removeEventListener("drop", take);
    };
  }, [onDrop]);
}

interface Issued {
  sha256: string;
  packetHashes: readonly string[];
}

/** What the file of the visitor's turned out to be, and what compares one. */
export function useComparison({ sha256, packetHashes }: Issued) {
  const [comparison, setComparison] = useState<Comparison>({ result: "none" });
  const compare = useCallback(
    (file: File | undefined) => {
      if (!file) return;
      setComparison({ result: "reading" });
      const hashing = file.size > largestFile ? Promise.resolve(null) : hashFile(file).catch(() => null);
      const resultOf = (hash: string | null) => {
        if (hash === null) return "unreadable";
        if (hash === sha256) return "same";
        return packetHashes.includes(hash) ? "packet" : "altered";
      };
      void hashing.then((hash) => setComparison({ result: resultOf(hash), name: file.name }));
    },
    [sha256, packetHashes],
  );
  return { comparison, compare };
}

const Result = ({ comparison }: { comparison: Comparison }) => (
  <Box aria-live="polite" sx={{ width: "100%" }}>
    {comparison.result === "same" && (
      <Alert severity="success">{t("documents.fileIsTheSame", { name: comparison.name })}</Alert>
    )}
    {comparison.result === "packet" && (
      <Alert severity="success">{t("documents.fileIsPacket", { name: comparison.name })}</Alert>
    )}
    {comparison.result === "altered" && (
      <Alert severity="error">{t("documents.fileIsAltered", { name: comparison.name })}</Alert>
    )}
    {comparison.result === "unreadable" && (
      <Alert severity="warning">{t("documents.fileIsUnreadable", { name: comparison.name })}</Alert>
    )}
  </Box>
);

/** The SHA-256 of a file's content in hexadecimal digits; it is computed here, and the file is sent nowhere. */
async function hashFile(file: Blob): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

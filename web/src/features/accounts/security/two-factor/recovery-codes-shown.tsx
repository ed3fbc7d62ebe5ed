import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import ContentCopyOutlined from "~icons/ic/outline-content-copy";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import PrintOutlined from "~icons/ic/outline-print";
import { Dialog } from "#ui/overlay/overlays.tsx";
import { saveBlob } from "#ui/table/save-blob.ts";
import { useCopy } from "#ui/text/use-copy.ts";
import { productName } from "#ui/text/product-name.ts";

/** A new set, this once: to copy, to download and to print. Only the button closes it. */
export function RecoveryCodesShown({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const copy = useCopy();
  const sheet = [t("accounts.recoveryCodesFor", { brand: productName() }), ...codes].join("\n");
  const download = () => saveBlob(new Blob([`${sheet}\n`], { type: "text/plain" }), "recovery-codes.txt");

  return (
    <Dialog open aria-labelledby="recovery-codes-title" slotProps={{ paper: { sx: { width: 480 } } }}>
      <DialogTitle id="recovery-codes-title">{t("accounts.storeYourRecoveryCodes")}</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 4 }}>
        <Alert severity="warning">{t("accounts.recoveryCodesAreShownOnce")}</Alert>
        <Box
          component="ul"
          aria-label={t("accounts.recoveryCodes")}
          sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: 2 }}
        >
          {codes.map((code) => (
            <Typography key={code} component="li" variant="code" dir="ltr" sx={{ textAlign: "start" }}>
              {code}
            </Typography>
          ))}
        </Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
          <Button
            startIcon={<ContentCopyOutlined />}
            onClick={() => void copy(codes.join("\n"), t("accounts.recoveryCodes"))}
          >
            {t("ui.copy")}
          </Button>
          <Button startIcon={<FileDownloadOutlined />} onClick={download}>
            {t("base.download")}
          </Button>
          <Button startIcon={<PrintOutlined />} onClick={() => printText(sheet)}>
            {t("ui.print")}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t("accounts.iHaveStoredThem")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Prints lines of text alone, without the page. */
function printText(text: string): void {
  const frame = document.createElement("iframe");
  frame.title = text.split("\n", 1)[0] ?? "";
  frame.style.display = "none";
  document.body.append(frame);
  const lines = document.createElement("pre");
  lines.textContent = text;
  frame.contentDocument?.body.append(lines);
  frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
  frame.contentWindow?.print();
}

import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import ContentCopyOutlined from "~icons/ic/outline-content-copy";
import ShareOutlined from "~icons/ic/outline-share";
import { useCopy } from "./use-copy.ts";

/** The address of a link that was just created: it is shown this once, to be copied, or handed on by the device's own sheet. */
export function MadeLink({ url, label }: { url: string; label: string }) {
  const copy = useCopy();

  return (
    <Alert severity="success" sx={{ overflowWrap: "anywhere", "& .MuiAlert-message": { minWidth: 0 } }}>
      <Typography variant="code" component="p" dir="ltr" sx={{ m: 0, userSelect: "all" }}>
        {url}
      </Typography>
      <Typography variant="caption" component="p">
        {t("ui.copyItNow")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 2 }}>
        <Button size="small" color="inherit" startIcon={<ContentCopyOutlined />} onClick={() => void copy(url, label)}>
          {t("ui.copy")}
        </Button>
        {"share" in navigator && (
          <Button size="small" color="inherit" startIcon={<ShareOutlined />} onClick={() => void share(url)}>
            {t("ui.share")}
          </Button>
        )}
      </Box>
    </Alert>
  );
}

/** Rejects when the person closes the sheet, which is theirs to do. */
const share = (url: string) => navigator.share({ url }).catch(() => {});

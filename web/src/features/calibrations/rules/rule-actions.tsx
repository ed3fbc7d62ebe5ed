import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Add from "~icons/ic/baseline-add";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import FileUploadOutlined from "~icons/ic/outline-file-upload";
import { useAuth } from "#auth/use-auth.ts";
import { callFunction } from "#data/call-function.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { useDownload } from "#ui/table/use-download.ts";
import { newRule } from "./rule-sheet.tsx";

/** Actions on all rules: export, the way to their import, and a new one. */
export function RuleActions() {
  const { change } = useAddress();
  const { token } = useAuth();
  const { download, loading } = useDownload("calibration-rules.csv");
  const exportAll = () => download(() => callFunction({ path: "calibration-rules-csv", input: {}, token }));

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <Button startIcon={<FileDownloadOutlined />} loading={loading} onClick={() => void exportAll()}>
        {t("base.export")}
      </Button>
      <Button
        component={RouteLink}
        to="/admin/utils"
        search={{ tab: "import", kind: "calibrationRules" }}
        startIcon={<FileUploadOutlined />}
      >
        {t("base.import")}
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => change({ rule: newRule })}>
        {t("calibrations.newRule")}
      </Button>
    </Box>
  );
}

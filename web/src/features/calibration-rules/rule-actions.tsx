import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Add from "@mui/icons-material/Add";
import FileDownloadOutlined from "@mui/icons-material/FileDownloadOutlined";
import FileUploadOutlined from "@mui/icons-material/FileUploadOutlined";
import { useAddress } from "#ui/use-address.ts";
import { newRule } from "./rule-sheet.tsx";
import { useExportRules } from "./use-export-rules.ts";

/** What is done with the rules as a whole. */
export function RuleActions() {
  const { change } = useAddress();
  const { exportRules, loading } = useExportRules();

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
      <Button startIcon={<FileDownloadOutlined />} loading={loading} onClick={() => void exportRules()}>
        Export
      </Button>
      <Button startIcon={<FileUploadOutlined />} onClick={() => change({ import: "yes" })}>
        Import
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => change({ rule: newRule })}>
        New rule
      </Button>
    </Box>
  );
}

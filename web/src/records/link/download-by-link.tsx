import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState, type ReactNode } from "react";
import { saveBlob } from "#ui/table/save-blob.ts";
import { downloadByLink, problemOfLink } from "./call-link.ts";

interface DownloadByLinkProps {
  /** The function that answers the file. */
  path: string;
  token: string;
  /** Of the file. */
  name: string;
  variant: "contained" | "outlined";
  children: ReactNode;
}

/** Downloads a file by a link, without a sign-in. */
export function DownloadByLink({ path, token, name, variant, children }: DownloadByLinkProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const download = async () => {
    setBusy(true);
    setProblem(null);
    try {
      saveBlob(await downloadByLink(path, { token }), name);
      setIsDone(true);
    } catch (error) {
      setProblem(problemOfLink(error).message);
    }
    setBusy(false);
  };

  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <div aria-live="polite">
        {isDone && !problem && <Alert severity="success">{t("documents.downloadStarted", { name })}</Alert>}
      </div>
      <Button size="large" variant={variant} loading={busy} onClick={() => void download()}>
        {children}
      </Button>
    </Box>
  );
}

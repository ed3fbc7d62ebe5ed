import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useAuth } from "#auth/use-auth.ts";
import { downloadFile } from "#data/upload/upload-file.ts";
import { useCall } from "#data/use-call.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import { saveBlob } from "#ui/table/save-blob.ts";

interface DownloadCertificateProps {
  fileId: string;
  /** What is certified, where several certificates are shown. */
  of?: string;
  label?: string;
}

/** Saves a certificate to the device of whoever may see it. */
export function DownloadCertificate({ fileId, of, label = t("files.downloadCertificate") }: DownloadCertificateProps) {
  const { token } = useAuth();
  const { busy, problem, run } = useCall();
  const download = () =>
    run(async () => {
      const content = await downloadFile(fileId, await token());
      saveBlob(content, `${t("files.certificate")}.${content.type.split("/")[1] ?? ""}`);
    });

  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        startIcon={<FileDownloadOutlined />}
        loading={busy}
        onClick={() => void download()}
        {...(of && { "aria-label": t("files.downloadCertificateOf", { name: of }) })}
      >
        {label}
      </Button>
    </>
  );
}

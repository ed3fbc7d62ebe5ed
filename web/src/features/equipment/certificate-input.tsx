import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useAuth } from "#auth/use-auth.ts";
import { downloadFile, uploadFile } from "#data/upload/upload-file.ts";
import { useCall } from "#data/use-call.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { FileDownloadOutlined } from "#ui/icons/file/file-download-outlined.ts";
import { saveBlob } from "#ui/table/save-blob.ts";

interface CertificateInputProps {
  fileId: string | null;
  onChange: (fileId: string | null) => void;
}

/** The certificate as a file: uploaded at once, and stored with the equipment when that is saved. */
export function CertificateInput({ fileId, onChange }: CertificateInputProps) {
  const { token } = useAuth();
  const { busy, problem, run } = useCall();
  const showMessage = useMessage();
  const upload = ([file]: readonly File[]) =>
    file &&
    run(async () => {
      onChange(await uploadFile(file, await token()));
      showMessage(t("equipment.certificateIsUploaded", { name: file.name }));
    });
  const download = (id: string) =>
    run(async () => {
      const content = await downloadFile(id, await token());
      saveBlob(content, `${t("equipment.certificate")}.${content.type.split("/")[1] ?? ""}`);
    });

  return (
    <Box sx={{ display: "grid", gap: 2, mb: 3 }}>
      <Typography variant="body2" color="textSecondary">
        {t("equipment.certificateHelp")}
      </Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <FileButton
          variant="outlined"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onChoose={(files) => void upload(files)}
        >
          {t("equipment.chooseCertificate")}
        </FileButton>
        {fileId && (
          <>
            <Button startIcon={<FileDownloadOutlined />} loading={busy} onClick={() => void download(fileId)}>
              {t("equipment.downloadCertificate")}
            </Button>
            <Button onClick={() => onChange(null)}>{t("base.remove")}</Button>
          </>
        )}
      </Box>
    </Box>
  );
}

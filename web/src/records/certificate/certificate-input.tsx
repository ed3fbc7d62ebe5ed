import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useAuth } from "#auth/use-auth.ts";
import { uploadFile } from "#data/upload/upload-file.ts";
import { useCall } from "#data/use-call.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { FileButton } from "#ui/form/file-button.tsx";
import { DownloadCertificate } from "./download-certificate.tsx";

const certificateWords = {
  help: t("files.certificateHelp"),
  choose: t("files.chooseCertificate"),
  replace: t("files.replaceCertificate"),
  remove: t("files.removeCertificate"),
};

interface CertificateInputProps {
  fileId: string | null;
  onChange: (fileId: string | null) => void;
  /** What is asked for; by default a certificate. */
  words?: typeof certificateWords & { download: string };
  /** Why the form was refused because of it. */
  error?: string | undefined;
}

/** A certificate as a file: uploaded at once, and attached to its record when that is saved. */
export function CertificateInput({ fileId, onChange, words, error }: CertificateInputProps) {
  const { help, choose, replace, remove } = words ?? certificateWords;
  const { token } = useAuth();
  const { busy, problem, run } = useCall();
  const showMessage = useMessage();
  const upload = ([file]: readonly File[]) =>
    file &&
    run(async () => {
      onChange(await uploadFile(file, await token()));
      showMessage(t("files.certificateIsUploaded", { name: file.name }));
    });
  const shown = problem ?? error;

  return (
    <Box sx={{ display: "grid", gap: 2, mb: 3 }}>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      {shown && <Alert severity="error">{shown}</Alert>}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <FileButton
          variant="outlined"
          loading={busy}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onChoose={(files) => void upload(files)}
        >
          {fileId ? replace : choose}
        </FileButton>
        {fileId && (
          <>
            <DownloadCertificate fileId={fileId} {...(words && { label: words.download })} />
            <Button onClick={() => onChange(null)}>{remove}</Button>
          </>
        )}
      </Box>
    </Box>
  );
}

import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import { useUploads } from "#features/files/file-services.tsx";
import { CornerPanel } from "#ui/overlay/corner-panel.tsx";
import { UploadRow } from "./upload-row.tsx";
import { queueProgress } from "./upload-words.ts";

/** The progress of all uploads; opened, of each. */
export function UploadPanel({ words }: { words: string }) {
  const state = useUploads();

  return (
    <CornerPanel
      label={t("files.uploads")}
      words={words}
      progress={
        <LinearProgress variant="determinate" value={queueProgress(state)} aria-label={t("files.allUploads")} />
      }
      note={
        state.uploads.some(({ kept }) => !kept) && (
          <Alert severity="warning" sx={{ borderRadius: 0 }}>
            {t("files.leaveThisPageOpen")}
          </Alert>
        )
      }
    >
      {state.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} isOnline={state.isOnline} />
      ))}
    </CornerPanel>
  );
}

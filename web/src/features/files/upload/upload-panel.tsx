import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Collapse from "@mui/material/Collapse";
import LinearProgress from "@mui/material/LinearProgress";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { ExpandMore } from "#ui/icons/arrow/expand-more.ts";
import { useId, useState } from "react";
import { useUploads } from "#features/files/file-services.tsx";
import { UploadRow } from "./upload-row.tsx";
import { queueProgress } from "./upload-words.ts";

/** The progress of all uploads; opened, of each. */
export function UploadPanel({ words }: { words: string }) {
  const state = useUploads();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Paper
      component="section"
      aria-label={t("files.uploads")}
      elevation={6}
      sx={{
        mb: 2,
        width: 360,
        maxWidth: "calc(100vw - 32px)",
        overflow: "hidden",
        border: 1,
        borderColor: "divider",
      }}
    >
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ display: "flex", width: "100%", gap: 2, px: 4, minHeight: 48, textAlign: "start" }}
      >
        <Typography variant="body2" sx={{ flexGrow: 1, fontWeight: 500 }}>
          <bdi>{words}</bdi>
        </Typography>
        <ExpandMore aria-hidden sx={{ transform: isOpen ? "none" : "rotate(180deg)" }} />
      </ButtonBase>
      <LinearProgress variant="determinate" value={queueProgress(state)} aria-label={t("files.allUploads")} />
      <Collapse in={isOpen} id={listId} unmountOnExit>
        <Box component="ul" sx={{ m: 0, px: 4, py: 1, maxHeight: "40vh", overflowY: "auto", listStyle: "none" }}>
          {state.uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} isOnline={state.isOnline} />
          ))}
        </Box>
      </Collapse>
      {state.uploads.some(({ kept }) => !kept) && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {t("files.leaveThisPageOpen")}
        </Alert>
      )}
    </Paper>
  );
}

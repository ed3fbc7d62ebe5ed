import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import CloudQueue from "~icons/ic/baseline-cloud-queue";
import CloudUploadOutlined from "~icons/ic/outline-cloud-upload";
import Close from "~icons/ic/baseline-close";
import DeleteOutlined from "~icons/ic/outline-delete";
import ErrorOutline from "~icons/ic/outline-error";
import Replay from "~icons/ic/baseline-replay";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import type { QueuedUpload } from "#data/upload/uploads-state.ts";
import { FilePicture } from "#features/files/file-picture.tsx";
import { useFileServices } from "#features/files/file-services.tsx";
import { uploadWords } from "./upload-words.ts";
import { useUploadAddress } from "./use-upload-address.ts";
import { alignStart } from "#ui/theme/align-start.ts";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

/** One upload: its file, its progress and its actions. */
export function UploadRow({ upload, isOnline }: { upload: QueuedUpload; isOnline: boolean }) {
  const { id, name, type, isSending, progress, state } = upload;
  const address = useUploadAddress(id);
  const isStuck = state !== "waiting";

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 3, py: 1.5, minHeight: 52 }}>
      <Box sx={{ width: 44, height: 44, flexShrink: 0, overflow: "hidden", borderRadius: 1, bgcolor: "ground.sunken" }}>
        <FilePicture name={name} mimeType={type} address={type.startsWith("image/") ? address : null} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" dir="auto" noWrap sx={{ fontWeight: 500, ...alignStart }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography
          variant="caption"
          color={state === "refused" ? "error" : "textSecondary"}
          sx={{ display: "flex", alignItems: "center", gap: 1 }}
        >
          <StateIcon upload={upload} />
          <bdi>{uploadWords(upload, isOnline)}</bdi>
        </Typography>
        {isSending && (
          <LinearProgress
            variant="determinate"
            value={progress}
            aria-label={t("files.uploadingName", { name })}
            sx={{ mt: 1 }}
          />
        )}
      </Box>
      <UploadActions id={id} name={name} isStuck={isStuck} />
    </Box>
  );
}

function StateIcon({ upload: { isSending, state } }: { upload: QueuedUpload }) {
  const Icon = isSending ? CloudUploadOutlined : state === "waiting" ? CloudQueue : ErrorOutline;
  return <Icon aria-hidden sx={{ fontSize: 15, flexShrink: 0 }} />;
}

function UploadActions({ id, name, isStuck }: { id: string; name: string; isStuck: boolean }) {
  const { queue } = useFileServices();
  if (!isStuck) return <Action label={t("files.cancelName", { name })} icon={Close} run={() => queue.cancel(id)} />;

  return (
    <Box sx={{ display: "flex", flexShrink: 0 }}>
      <Action label={t("files.tryNameAgain", { name })} icon={Replay} run={() => queue.retry(id)} />
      <Action label={t("base.removeName", { name })} icon={DeleteOutlined} run={() => queue.remove(id)} />
    </Box>
  );
}

function Action({ label, icon: Icon, run }: { label: string; icon: SvgIconComponent; run: () => Promise<void> }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => void run()}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}

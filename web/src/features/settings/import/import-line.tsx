import { importKinds, importKindWords, importUndoDays } from "@boresight/domain/settings/import/import-kinds";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ImportLineFieldsFragment } from "#graphql/graphql.ts";
import FileDownloadOutlined from "~icons/ic/outline-file-download";
import UndoOutlined from "~icons/ic/outline-undo";
import { alignStart } from "#ui/theme/align-start.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { useImportVerbs } from "./use-import-verbs.ts";
import { lineLooks } from "../line-looks.ts";

/** One import: what came of it, who did it, its result as a file, and taking it back. */
export function ImportLine({ done }: { done: ImportLineFieldsFragment }) {
  const { undo, saveResult, busy, loading } = useImportVerbs(done);
  const kind = importKinds.find((one) => one === done.kind);
  const now = useNow();
  const mayUndo = done.undoneAt === null && now.getTime() < Date.parse(done.createdAt) + importUndoDays * 86_400_000;

  return (
    <Box component="li" sx={lineLooks}>
      <Box sx={{ flexGrow: 1, flexBasis: 280, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: "anywhere" }}>
          {kind ? importKindWords[kind] : done.kind} · <bdi>{done.fileName}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={alignStart}>
          {countsOf(done)}
        </Typography>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={alignStart}>
          <bdi>{done.importedBy?.displayName ?? ""}</bdi> · <RelativeTime moment={done.createdAt} />
          {done.undoneAt !== null &&
            ` · ${t("settings.importUndoneBy", { name: done.undoneByUser?.displayName ?? "" })}`}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          startIcon={<FileDownloadOutlined />}
          loading={loading}
          aria-label={t("settings.importResultOf", { file: done.fileName })}
          onClick={() => void saveResult()}
        >
          {t("base.result")}
        </Button>
        {mayUndo && (
          <Button
            startIcon={<UndoOutlined />}
            loading={busy}
            aria-label={t("settings.importUndoOf", { file: done.fileName })}
            onClick={() => void undo()}
          >
            {t("base.undo")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const countsOf = ({ createdCount, updatedCount, skippedCount, wrongCount }: ImportLineFieldsFragment): string =>
  [
    t("settings.importCreatedCount", { count: createdCount }),
    t("settings.importUpdatedCount", { count: updatedCount }),
    ...(skippedCount > 0 ? [t("settings.importSkippedCount", { count: skippedCount })] : []),
    ...(wrongCount > 0 ? [t("settings.importWrongCount", { count: wrongCount })] : []),
  ].join(" · ");

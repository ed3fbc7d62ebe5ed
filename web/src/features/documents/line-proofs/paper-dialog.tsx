import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import Close from "~icons/ic/baseline-close";
import { problemOf } from "#data/problem.ts";
import type { LinePlace, RenderPaper } from "#features/documents/estimate-review/estimate-review-dialog.tsx";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { StoredFileFields } from "#records/stored-file.ts";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { Dialog } from "#ui/overlay/overlays.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";

const ProvingFile = graphql(`
  query ProvingFile($id: UUID!, $staff: Boolean!) {
    file(id: $id) {
      id
      ...StoredFile
    }
  }
`);

interface PaperDialogProps {
  place: LinePlace;
  renderPaper: RenderPaper;
  onClose: () => void;
}

/** The page of a file that proves something. */
export function PaperDialog({ place, renderPaper, onClose }: PaperDialogProps) {
  const { data, error, refetch } = useQuery(ProvingFile, { variables: { id: place.fileId, staff: true } });
  const file = readFragment(StoredFileFields, data?.file);

  return (
    <Dialog fullScreen open onClose={onClose} aria-label={file?.name ?? t("base.file")}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, px: { xs: 3, md: 5 }, py: 2 }}>
        <Typography component="h2" variant="h6" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          <bdi>{file?.name}</bdi>
        </Typography>
        <IconButton aria-label={t("base.close")} onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ position: "relative", flexGrow: 1, minHeight: 0, bgcolor: "ground.sunken" }}>
        {error && <ErrorState message={problemOf(error).message} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={6} />}
        {data && !file && <BlankState kind="noMatch" title={t("files.fileIsGone")} />}
        {file && renderPaper(file, place.page)}
      </Box>
    </Dialog>
  );
}

import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { SupplementChangesFragment } from "#graphql/graphql.ts";
import type { LinePlace } from "./estimate-review-dialog.tsx";
import { LineButton } from "./line-button.tsx";

const SupplementChangesFields = graphql(`
  fragment SupplementChanges on EstimateReview {
    supplementNumber
    added {
      line
      page
      fileId
    }
    removed {
      line
      page
      fileId
    }
  }
`);

interface SupplementChangesProps {
  review: FragmentType<typeof SupplementChangesFields>;
  onShow: (place: LinePlace) => void;
}

/** What the last supplement adds and takes away. */
export function SupplementChanges({ review, onShow }: SupplementChangesProps) {
  const { supplementNumber, added, removed } = readFragment(SupplementChangesFields, review);
  if (added.length + removed.length === 0) return null;
  const title = supplementNumber
    ? t("documents.supplementChanges", { number: supplementNumber })
    : t("documents.newerPaperChanges");

  return (
    <Box sx={{ mb: 5, p: 3, borderRadius: 1, bgcolor: "ground.sunken" }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <ChangedLines label={t("documents.addedLines")} lines={added} onShow={onShow} />
      <ChangedLines label={t("documents.removedLines")} lines={removed} onShow={onShow} />
    </Box>
  );
}

interface ChangedLinesProps {
  label: string;
  lines: SupplementChangesFragment["added"];
  onShow: (place: LinePlace) => void;
}

function ChangedLines({ label, lines, onShow }: ChangedLinesProps) {
  if (lines.length === 0) return null;

  return (
    <>
      <Typography component="h4" variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {label}
      </Typography>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {lines.map(({ line, page, fileId }) => (
          <li key={`${fileId} ${line}`}>
            <LineButton line={line} onShow={() => onShow({ fileId, page })} />
          </li>
        ))}
      </Box>
    </>
  );
}

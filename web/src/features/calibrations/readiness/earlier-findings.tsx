import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useIsOnline } from "#data/offline/use-offline.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { RelativeTime } from "#ui/time/relative-time.tsx";

const words: Readonly<Record<string, string>> = {
  passed: t("base.passed"),
  failed: t("base.failed"),
  notApplicable: t("documents.doesNotApply"),
};

const EarlierRecords = graphql(`
  query EarlierRecords($checkId: UUID!) {
    readinessCheck(id: $checkId) {
      id
      records(first: 20, orderBy: VERSION_ASC) {
        nodes {
          id
          outcome
          value
          note
          recordedAt
          recordedByUser {
            id
            displayName
          }
        }
      }
    }
  }
`);

interface EarlierFindingsProps {
  checkId: string;
  /** Of the check: with the first there is nothing earlier. */
  version: number;
  unit: string | null;
}

/** What was recorded of a check before: the certificate names it too. */
export function EarlierFindings({ checkId, version, unit }: EarlierFindingsProps) {
  const isOnline = useIsOnline();
  const { data } = useQuery(EarlierRecords, { variables: { checkId }, skip: version < 2 || !isOnline });
  const earlier = rowsOf(data?.readinessCheck?.records ?? { nodes: [] }).slice(0, -1);
  if (earlier.every(({ outcome }) => outcome !== "failed")) return null;

  return (
    <Box component="ul" aria-label={t("calibrations.earlierFindings")} sx={{ m: 0, p: 0, listStyle: "none" }}>
      {earlier.map(({ id, outcome, value, note, recordedAt, recordedByUser }) => (
        <Typography key={id} component="li" variant="caption" color="textSecondary" sx={{ display: "block" }}>
          {[words[outcome], value && [value, unit].filter(Boolean).join(" "), note].filter(Boolean).join(" · ")}
          {" · "}
          <bdi>{recordedByUser?.displayName ?? t("calibrations.unknown")}</bdi>, <RelativeTime moment={recordedAt} />
        </Typography>
      ))}
    </Box>
  );
}

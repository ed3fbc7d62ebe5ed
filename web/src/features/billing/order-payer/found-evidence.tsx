import { demandWord } from "@boresight/domain/billing/payers/payer-demands";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { DetailsList } from "#ui/layout/details-list.tsx";

interface Evidence {
  demand: string;
  calibration: string | null;
  fileName: string | null;
  page: number | null;
  value: string | null;
}

/** What satisfies each demand: the value, its file and page. */
export function FoundEvidence({ evidence }: { evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  const byDemand = Map.groupBy(evidence, ({ demand }) => demand);

  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: "pointer", minHeight: 44, alignContent: "center" }}>
        {t("billing.evidenceShown")}
      </Box>
      <DetailsList
        details={[...byDemand].map(([demand, found]) => ({
          label: demandWord(demand),
          value: found.map(evidenceWords).join("; "),
        }))}
      />
    </Box>
  );
}

const evidenceWords = ({ calibration, fileName, page, value }: Evidence): string =>
  [calibration, value, fileName, page !== null && t("billing.onPage", { number: page })].filter(Boolean).join(" · ");

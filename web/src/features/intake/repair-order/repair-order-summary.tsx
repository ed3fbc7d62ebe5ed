import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { IntakeForm, IntakeValues } from "#features/intake/intake-values.ts";
import { readingWords } from "./reading-words.ts";
import { useRepairOrderReading } from "./use-repair-order-reading.ts";

const labels: readonly [keyof IntakeValues["repairOrderDetails"], string][] = [
  ["repairOrderNumber", t("base.repairOrderNumber")],
  ["claimNumber", t("base.claimNumber")],
  ["insurerName", t("base.insurer")],
  ["vinNumber", t("base.vin")],
];

/** What the repair order said: the details that are filled in, and how many repairs wait to be checked. */
export function RepairOrderSummary({ form }: { form: IntakeForm }) {
  const [fileId, name, told] = useWatch({
    control: form.control,
    name: ["repairOrderFileId", "repairOrderFileName", "repairOrderDetails"],
  });
  const reading = useRepairOrderReading(fileId);
  const details = labels.filter(([detail]) => told[detail] !== "");
  const count = reading?.proposals.length ?? 0;

  return (
    <>
      <Typography component="output" variant="body2" color="textSecondary" sx={{ "&:empty": { display: "none" } }}>
        {reading && (count > 0 ? t("intake.repairsFound", { count }) : readingWords(reading, name))}
      </Typography>
      {details.length > 0 && (
        <Box component="dl" aria-label={t("intake.readInTheRepairOrder")} sx={{ ...grid, m: 0 }}>
          {details.map(([detail, label]) => (
            <Box key={detail} sx={{ minWidth: 0 }}>
              <Typography component="dt" variant="caption" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
                <bdi>{told[detail]}</bdi>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const grid = { display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr", sm: "repeat(4, auto)" } };

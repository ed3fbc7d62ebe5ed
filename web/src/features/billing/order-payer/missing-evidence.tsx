import { demandWord } from "@boresight/domain/billing/payers/payer-demands";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { ListRow, RowList } from "#ui/table/list-row.tsx";

interface Missing {
  demand: string;
  lack: string;
  calibration: string | null;
  count: number;
  place: string;
}

interface MissingEvidenceProps {
  missing: readonly Missing[];
  /** Goes to where it is filled in. */
  onSeek: (place: string) => void;
}

const words: ReadonlyMap<string, string> = new Map([
  ["notThere", t("billing.lackNotThere")],
  ["empty", t("billing.lackEmpty")],
  ["notRead", t("billing.lackNotRead")],
  ["doesNotCount", t("billing.lackDoesNotCount")],
  ["noPassedAttempt", t("billing.lackNoPassedAttempt")],
  ["notRecorded", t("billing.lackNotRecorded")],
  ["notInDate", t("billing.lackNotInDate")],
  ["noApprovedEstimate", t("billing.lackNoApprovedEstimate")],
]);

/** `codes not cleared: 3` */
function lackWords({ lack, count }: Missing): string {
  if (lack === "codesRemain") return t("billing.lackCodesRemain", { number: count });
  if (lack === "notThere" && count > 1) return t("billing.lackMore", { number: count });
  return words.get(lack) ?? lack;
}

/** `Tool certificate in date · Front camera` */
export const nameOfMissing = ({ demand, calibration }: Pick<Missing, "calibration" | "demand">): string =>
  [demandWord(demand), calibration].filter(Boolean).join(" · ");

/** What the payer still lacks, each with the way to where it is filled in. */
export function MissingEvidence({ missing, onSeek }: MissingEvidenceProps) {
  if (missing.length === 0) return null;

  return (
    <RowList label={t("billing.payerMissing", { number: missing.length })}>
      {missing.map((one) => (
        <ListRow
          key={JSON.stringify(one)}
          main={<bdi>{nameOfMissing(one)}</bdi>}
          second={lackWords(one)}
          end={
            <Button
              size="small"
              variant="outlined"
              aria-label={`${t("billing.fillIn")}: ${nameOfMissing(one)}`}
              onClick={() => onSeek(one.place)}
            >
              {t("billing.fillIn")}
            </Button>
          }
        />
      ))}
    </RowList>
  );
}

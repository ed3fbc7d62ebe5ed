import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { QuotedLine } from "#ui/text/quoted-line.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { readingWords, type ReadingState } from "#features/intake/repair-order/reading-words.ts";
import type { OpenProposal } from "./open-proposals.ts";
import { useOpenProposals } from "./use-open-proposals.ts";

/** The repairs that the uploaded repair order mentions; nothing is added automatically. */
export function FoundInRepairOrder({ form }: { form: IntakeForm }) {
  const { reading, count, open } = useOpenProposals(form);
  const name = useWatch({ control: form.control, name: "repairOrderFileName" });
  const add = (proposals: readonly OpenProposal[]) =>
    form.setValue(
      "repairOperations",
      [...form.getValues("repairOperations"), ...proposals.map(({ operation }) => operation)],
      { shouldDirty: true },
    );

  const words = reading === null ? "" : wordsFor(reading, { name, count, left: open.length });
  if (words === "" && open.length === 0) return null;

  return (
    <Box>
      <Typography component="output" variant="body2" color="textSecondary" sx={{ display: "block" }}>
        {words}
      </Typography>
      {open.length > 0 && (
        <>
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
            <Typography component="h3" sx={{ fontWeight: 500 }}>
              {t("intake.foundInTheRepairOrder")}
            </Typography>
            {open.length > 1 && <Button onClick={() => add(open)}>{t("intake.addAll")}</Button>}
          </Box>
          <Box component="ul" aria-label={t("intake.foundInTheRepairOrder")} sx={{ m: 0, p: 0, listStyle: "none" }}>
            {open.map((proposal) => (
              <FoundRepair key={proposal.operation} proposal={proposal} onAdd={() => add([proposal])} />
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}

interface Told {
  name: string;
  count: number;
  left: number;
}

function wordsFor(reading: ReadingState, { name, count, left }: Told): string {
  if (count === 0) return readingWords(reading, name);
  return left === 0 ? t("intake.allThatWeFoundInThe") : "";
}

function FoundRepair({ proposal, onAdd }: { proposal: OpenProposal; onAdd: () => void }) {
  const { name, line, page, calls } = proposal;

  return (
    <Box component="li" sx={{ display: "flex", alignItems: "flex-start", gap: 2, py: 2 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="body2">{name}</Typography>
        <QuotedLine line={line} page={page} />
        {calls.length > 0 && (
          <Typography variant="caption" color="textSecondary" component="p">
            {t("intake.callsForCalls", { calibrations: calls.join(", ") })}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        aria-label={t("base.addName", { name })}
        onClick={onAdd}
        sx={{ minHeight: 44, flexShrink: 0 }}
      >
        {t("base.add")}
      </Button>
    </Box>
  );
}

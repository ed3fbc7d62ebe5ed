import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { QuotedLine } from "#ui/text/quoted-line.tsx";
import type { IntakeForm } from "#features/intake/intake-values.ts";
import { readingWords } from "#features/intake/repair-order/reading-words.ts";
import type { ReadPaper } from "#features/intake/repair-order/use-papers-read.ts";
import type { OpenProposal } from "./open-proposals.ts";
import { useOpenProposals } from "./use-open-proposals.ts";

/** The repairs that the uploaded repair order mentions; nothing is added automatically. */
export function FoundInRepairOrder({ form }: { form: IntakeForm }) {
  const { papers, count, open } = useOpenProposals(form);
  const add = (proposals: readonly OpenProposal[]) =>
    form.setValue(
      "repairOperations",
      [...form.getValues("repairOperations"), ...proposals.map(({ operation }) => operation)],
      { shouldDirty: true },
    );

  const words = wordsFor(papers, count, open.length);
  if (words.length === 0 && open.length === 0) return null;

  return (
    <Box>
      <Typography component="output" variant="body2" color="textSecondary">
        {words.map((line) => (
          <span key={line} style={{ display: "block" }}>
            {line}
          </span>
        ))}
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

/** What is said while nothing is left to add: of each paper, or that all of it is selected. */
function wordsFor(papers: readonly ReadPaper[], count: number, left: number): string[] {
  if (count > 0) return left === 0 ? [t("intake.allThatWeFoundInThe")] : [];
  return [...new Set(papers.flatMap(({ reading, name }) => (reading ? readingWords(reading, name) : [])))];
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

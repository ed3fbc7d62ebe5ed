import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { OperationTermRowFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { TermMark } from "./term-mark.tsx";
import { countingWord, localeWord, nothing } from "./term-words.ts";
import { useChangeTerm } from "./use-change-term.ts";

interface TermSheetProps {
  /** Null: closed. */
  term: OperationTermRowFragment | null;
  onClose: () => void;
}

/** One term. Its words are never changed: another one is added, and this one goes out of use. */
export function TermSheet({ term, onClose }: TermSheetProps) {
  return (
    <Sheet title="Repair words" open={term !== null} onClose={onClose}>
      {term && <KnownTerm term={term} />}
    </Sheet>
  );
}

function KnownTerm({ term }: { term: OperationTermRowFragment }) {
  const { setActive, loading } = useChangeTerm(term);
  const { locale, countsWith, isActive, repairOperation } = term;
  const facts = [
    { label: "Words", value: <bdi>{term.term}</bdi> },
    { label: "Stand for", value: repairOperation?.name ?? nothing },
    { label: "Language", value: localeWord(locale) },
    { label: "Count", value: repairOperation && countingWord(countsWith) },
    { label: "State", value: <TermMark isActive={isActive} /> },
  ];

  return (
    <Box sx={{ px: 6, pb: 6, display: "grid", gap: 5, justifyItems: "start" }}>
      <DetailsList details={facts} />
      <Button variant="outlined" loading={loading} onClick={() => void setActive(!isActive)}>
        {isActive ? "Take out of use" : "Take into use"}
      </Button>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { RepairKeywordRowFragment } from "#graphql/graphql.ts";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { KeywordMark } from "./keyword-mark.tsx";
import { countingWord, localeWord, nothing } from "./keyword-words.ts";
import { useChangeKeyword } from "./use-change-keyword.ts";

interface KeywordSheetProps {
  /** Null when closed. */
  keyword: RepairKeywordRowFragment | null;
  onClose: () => void;
}

/** One keyword. Its words cannot be edited: add another one and retire this one. */
export function KeywordSheet({ keyword, onClose }: KeywordSheetProps) {
  return (
    <Sheet title="Repair words" open={keyword !== null} onClose={onClose}>
      {keyword && <KnownKeyword keyword={keyword} />}
    </Sheet>
  );
}

function KnownKeyword({ keyword }: { keyword: RepairKeywordRowFragment }) {
  const { setActive, loading } = useChangeKeyword(keyword);
  const { locale, countsWith, isActive, repairOperation } = keyword;
  const details = [
    { label: "Words", value: <bdi>{keyword.keyword}</bdi> },
    { label: "Stand for", value: repairOperation?.name ?? nothing },
    { label: "Language", value: localeWord(locale) },
    { label: "Count", value: repairOperation && countingWord(countsWith) },
    { label: "State", value: <KeywordMark isActive={isActive} /> },
  ];

  return (
    <Box sx={{ px: 6, pb: 6, display: "grid", gap: 5, justifyItems: "start" }}>
      <DetailsList details={details} />
      <Button variant="outlined" loading={loading} onClick={() => void setActive(!isActive)}>
        {isActive ? "Take out of use" : "Take into use"}
      </Button>
    </Box>
  );
}

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { RepairKeywordRowFragment } from "#graphql/graphql.ts";
import { alignStart } from "#ui/layout/align-start.ts";
import { KeywordMark } from "./keyword-mark.tsx";
import { countingWord, localeWord, nothing } from "./keyword-words.ts";

/** A keyword on a phone. */
export function KeywordCard({ keyword }: { keyword: RepairKeywordRowFragment }) {
  const { locale, countsWith, isActive, repairOperation } = keyword;

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Typography dir="auto" sx={{ ...alignStart, fontWeight: 500, flexGrow: 1, minWidth: 0 }}>
          {keyword.keyword}
        </Typography>
        <KeywordMark isActive={isActive} />
      </Box>
      <Typography variant="body2">{repairOperation?.name ?? nothing}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[localeWord(locale), repairOperation && countingWord(countsWith)].filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}

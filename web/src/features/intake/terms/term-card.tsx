import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { OperationTermRowFragment } from "#graphql/graphql.ts";
import { startOfParent } from "#ui/layout/start-of-parent.ts";
import { TermMark } from "./term-mark.tsx";
import { countingWord, localeWord, nothing } from "./term-words.ts";

/** A term on a phone. */
export function TermCard({ term }: { term: OperationTermRowFragment }) {
  const { locale, countsWith, isActive, repairOperation } = term;

  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Typography dir="auto" sx={{ ...startOfParent, fontWeight: 500, flexGrow: 1, minWidth: 0 }}>
          {term.term}
        </Typography>
        <TermMark isActive={isActive} />
      </Box>
      <Typography variant="body2">{repairOperation?.name ?? nothing}</Typography>
      <Typography variant="body2" color="textSecondary">
        {[localeWord(locale), repairOperation && countingWord(countsWith)].filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}

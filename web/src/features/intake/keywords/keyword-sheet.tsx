import { t } from "@boresight/domain/texts/text";
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
    <Sheet title={t("intake.repairWords")} open={keyword !== null} onClose={onClose}>
      {keyword && <KnownKeyword keyword={keyword} />}
    </Sheet>
  );
}

function KnownKeyword({ keyword }: { keyword: RepairKeywordRowFragment }) {
  const { setActive, loading } = useChangeKeyword(keyword);
  const { locale, countsWith, isActive, repairOperation } = keyword;
  const details = [
    { label: t("intake.words"), value: <bdi>{keyword.keyword}</bdi> },
    { label: t("intake.standFor"), value: repairOperation?.name ?? nothing },
    { label: t("base.language"), value: localeWord(locale) },
    { label: t("intake.count"), value: repairOperation && countingWord(countsWith) },
    { label: t("base.status"), value: <KeywordMark isActive={isActive} /> },
  ];

  return (
    <Box sx={{ px: 6, pb: 6, display: "grid", gap: 5, justifyItems: "start" }}>
      <DetailsList details={details} />
      <Button variant="outlined" loading={loading} onClick={() => void setActive(!isActive)}>
        {isActive ? t("intake.takeOutOfUse") : t("intake.takeIntoUse")}
      </Button>
    </Box>
  );
}

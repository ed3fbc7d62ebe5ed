import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Close from "~icons/ic/baseline-close";

export interface ActiveFilter {
  key: string;
  words: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onClear: () => void;
}

/** What a list is narrowed to, each filter with a cross that takes it away. */
export function ActiveFilters({ filters, onClear }: ActiveFiltersProps) {
  return (
    <Box
      component="ul"
      aria-label={t("ui.activeFilters")}
      sx={{
        display: "flex",
        flexShrink: 0,
        // On a phone one line, so that the list stays in sight.
        flexWrap: { xs: "nowrap", sm: "wrap" },
        overflowX: { xs: "auto", sm: "visible" },
        scrollbarWidth: "none",
        whiteSpace: "nowrap",
        alignItems: "center",
        gap: 1.5,
        minHeight: 28,
        m: 0,
        p: 0,
        listStyle: "none",
      }}
    >
      {filters.map(({ key, words, onRemove }) => (
        <Box component="li" key={key} sx={{ flexShrink: 0, maxWidth: "100%" }}>
          <ButtonBase aria-label={t("ui.removeFilter", { filter: words })} onClick={onRemove} sx={looks}>
            <Box component="bdi" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
              {words}
            </Box>
            <Close aria-hidden sx={{ fontSize: 16 }} />
          </ButtonBase>
        </Box>
      ))}
      {filters.length > 1 && (
        <li>
          <Button size="small" onClick={onClear}>
            {t("base.clearFilters")}
          </Button>
        </li>
      )}
    </Box>
  );
}

const looks = {
  gap: 1,
  maxWidth: "100%",
  height: 28,
  "@media (pointer: coarse)": { height: 44, borderRadius: 22 },
  paddingInlineStart: "12px",
  paddingInlineEnd: "8px",
  borderRadius: 14,
  fontSize: "0.8125rem",
  fontWeight: 500,
  color: "primary.main",
  bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.08)",
  "&:hover": { bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.16)" },
};

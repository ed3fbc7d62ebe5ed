import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";

interface PageStepsProps<Start> {
  /** Where the pages up to the present one begin; the first begins by itself. */
  starts: readonly Start[];
  /** Where the next page begins; null when there is none. */
  next: Start | null;
  onGo: (starts: readonly Start[]) => void;
}

/** One page after the other; those before are a step back. Nothing when there is one page alone. */
export function PageSteps<Start>({ starts, next, onGo }: PageStepsProps<Start>) {
  if (starts.length === 0 && next === null) return null;

  return (
    <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between", mt: 3 }}>
      <Button variant="outlined" disabled={starts.length === 0} onClick={() => onGo(starts.slice(0, -1))}>
        {t("ui.previous")}
      </Button>
      <Button variant="outlined" disabled={next === null} onClick={() => next !== null && onGo([...starts, next])}>
        {t("base.next")}
      </Button>
    </Box>
  );
}

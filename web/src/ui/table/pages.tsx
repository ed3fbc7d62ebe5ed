import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Paging } from "./use-paging.ts";

interface PagesProps {
  paging: Paging;
  total: number;
  /** There are more than were counted. */
  isMore?: boolean;
}

/** Which rows are shown out of how many, and buttons to the other pages. */
export function Pages({ paging: { page, size, turnTo }, total, isMore = false }: PagesProps) {
  const first = page * size + 1;
  const last = Math.min(total, first + size - 1);

  return (
    <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
      <Button variant="outlined" disabled={page === 0} onClick={() => turnTo(page - 1, size)}>
        {t("ui.previous")}
      </Button>
      <Typography variant="body2" color="textSecondary">
        <bdi>{t("ui.rangeOfTotal", { first, last, total: isMore ? `${total}+` : total })}</bdi>
      </Typography>
      <Button variant="outlined" disabled={last >= total} onClick={() => turnTo(page + 1, size)}>
        {t("base.next")}
      </Button>
    </Box>
  );
}

import { t } from "@boresight/domain/texts/text";
import IconButton from "@mui/material/IconButton";
import ChevronLeft from "~icons/ic/baseline-chevron-left";
import ChevronRight from "~icons/ic/baseline-chevron-right";
import { mirrored } from "#ui/icons/mirrored.ts";
import { pageSizes } from "./paging.ts";
import type { Paging } from "./use-paging.ts";

interface TablePagesProps {
  paging: Paging;
  total: number | undefined;
  /** There are more than were counted. */
  isMore: boolean;
}

/** Which rows are shown out of how many, how many a page has, and buttons to the other pages. */
export function TablePages({ paging: { page, size, turnTo }, total = 0, isMore }: TablePagesProps) {
  const first = total === 0 ? 0 : page * size + 1;
  const last = Math.min(total, (page + 1) * size);
  const shown = { first, last, total };

  return (
    <div className="pages">
      <label>
        <span>{t("ui.rowsPerPage")}</span>
        <select value={size} onChange={({ target }) => turnTo(0, Number(target.value))}>
          {pageSizes.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <bdi>{isMore ? t("ui.rowsShownOfMore", shown) : t("ui.rowsShown", shown)}</bdi>
      <span>
        <IconButton aria-label={t("ui.previousPage")} disabled={page === 0} onClick={() => turnTo(page - 1, size)}>
          <ChevronLeft sx={mirrored} />
        </IconButton>
        <IconButton aria-label={t("ui.nextPage")} disabled={last >= total} onClick={() => turnTo(page + 1, size)}>
          <ChevronRight sx={mirrored} />
        </IconButton>
      </span>
    </div>
  );
}

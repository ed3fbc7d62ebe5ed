import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { OrderFilter } from "#graphql/graphql.ts";
import { useAddress } from "#ui/layout/use-address.ts";
import { viewOf } from "./order-address.ts";
import { useViewCounts } from "./views/order-view-chips.tsx";
import { moreWords, viewWords } from "./views/order-view-words.ts";

/** A search covers one view: says when others, such as closed orders, match too. */
export function MoreInAll({ filter }: { filter: OrderFilter }) {
  const { search, change } = useAddress();
  const counts = useViewCounts(filter);
  const view = viewOf(search);
  const [all, here] = [counts.get("all"), counts.get(view)];
  if (!search["search"] || view === "all" || !all || !here || all.count <= here.count) return null;

  return (
    <Typography component="output" variant="body2">
      {moreWords({ here: here.count, all, view: viewWords[view] })}{" "}
      <Button size="small" onClick={() => change({ view: "all", page: undefined })}>
        {t("base.showAll")}
      </Button>
    </Typography>
  );
}

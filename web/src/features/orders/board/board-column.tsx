import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { BoardColumnFragment, OrderFilter } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { countWord } from "#features/orders/list/views/order-view-words.ts";
import { categoryLook } from "#records/status-look.ts";
import { BoardColumnFields, cardsOf } from "./board.fragment.ts";
import { BoardStatusList } from "./board-status.tsx";
import { placedIn, type InFlight } from "./placed-cards.ts";

const LongerColumn = graphql(`
  query LongerColumn($filter: OrderFilter, $first: Int) {
    orderBoard(filter: $filter, first: $first) {
      ...BoardColumn
    }
  }
`);

const step = 50;
const longest = 200;

interface BoardColumnProps {
  column: BoardColumnFragment;
  filter: OrderFilter;
  /** Cards of other columns may have been dropped into this one. */
  cards: ReturnType<typeof cardsOf>;
  inFlight: InFlight;
}

/** A category: its figures, its statuses with their cards, and more cards on demand. */
export function BoardColumn({ column: first, filter, cards, inFlight }: BoardColumnProps) {
  const [length, setLength] = useState(step);
  const { data, previousData } = useQuery(LongerColumn, {
    variables: { filter: { ...filter, category: first.category }, first: length },
    skip: length === step,
    fetchPolicy: "cache-and-network",
  });
  const [longer] = (length > step && (data ?? previousData)?.orderBoard) || [];
  const column = longer ? readFragment(BoardColumnFields, longer) : first;
  const { category, count, statuses, orders } = column;
  const own = cardsOf(orders);
  const others = cards.filter(({ id }) => inFlight.has(id) && !own.some((card) => card.id === id));

  return (
    <Box
      component="section"
      aria-label={categoryLook(category).words}
      sx={{
        flex: "1 0 264px",
        maxWidth: 360,
        display: "flex",
        flexDirection: "column",
        minHeight: 0,
        borderRadius: 1,
        overflow: "hidden",
        bgcolor: "ground.sunken",
      }}
    >
      <ColumnHead column={column} />
      <Box
        sx={{ overflowY: { md: "auto" }, px: 1.5, pb: 3, display: "grid", gap: 1, alignContent: "start", flexGrow: 1 }}
      >
        {statuses.map((listed) => (
          <BoardStatusList
            key={listed.status?.id}
            listed={listed}
            cards={placedIn(listed.status?.id ?? "", [...own, ...others], inFlight)}
          />
        ))}
        {own.length < count && (
          <More category={category} atEnd={length === longest} onMore={() => setLength(length + step)} />
        )}
      </Box>
    </Box>
  );
}

function ColumnHead({ column: { category, count, isMore, sumCents } }: { column: BoardColumnFragment }) {
  const { words, tone } = categoryLook(category);

  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "baseline",
        gap: 2,
        px: 3,
        py: 2,
        borderTop: 3,
        borderColor: `tone.${tone}.solid`,
      }}
    >
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {words}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {countWord({ count, isMore })}
      </Typography>
      {sumCents !== null && sumCents > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ marginInlineStart: "auto" }}>
          <MoneyText cents={sumCents} />
        </Typography>
      )}
    </Box>
  );
}

interface MoreProps {
  category: string;
  atEnd: boolean;
  onMore: () => void;
}

function More({ category, atEnd, onMore }: MoreProps) {
  const { change } = useAddress();
  const inTable = () => change({ show: undefined, category, view: "all" });

  return (
    <Button onClick={atEnd ? inTable : onMore} sx={{ mx: 1.5 }}>
      {atEnd ? t("orders.seeTheRestInTheTable") : t("base.showMore")}
    </Button>
  );
}

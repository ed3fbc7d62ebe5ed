import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import { useCallback, useMemo, useState } from "react";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { OrderFilter } from "#graphql/graphql.ts";
import { useOrderActions } from "#features/orders/list/order-actions-context.ts";
import { LoadError } from "#records/load-error.tsx";
import { BoardColumn } from "./board-column.tsx";
import { BoardDrag } from "./board-drag.tsx";
import { BoardColumnFields, cardsOf } from "./board.fragment.ts";

const OrderBoardQuery = graphql(`
  query OrderBoard($filter: OrderFilter) {
    orderBoard(filter: $filter) {
      category
      ...BoardColumn
    }
  }
`);

/**
 * The orders as columns, one per category; dropping a card on a status changes the order's status, by the same rules.
 */
export function OrderBoard({ filter }: { filter: OrderFilter }) {
  const { data, previousData, error, refetch } = useQuery(OrderBoardQuery, {
    variables: { filter },
    fetchPolicy: "cache-and-network",
  });
  const board = (data ?? previousData)?.orderBoard;
  const columns = useMemo(() => board?.map((column) => readFragment(BoardColumnFields, column)) ?? [], [board]);
  const cards = useMemo(() => columns.flatMap(({ orders }) => cardsOf(orders)), [columns]);
  const statuses = useMemo(() => columns.flatMap((column) => column.statuses.map(({ status }) => status)), [columns]);
  const { inFlight, drop } = useDrop(cards, statuses);
  const nameOf = useCallback(
    (id: string) =>
      cards.find((card) => card.id === id)?.internalOrderNumber ??
      statuses.find((status) => status?.id === id)?.statusName ??
      t("orders.theOrder"),
    [cards, statuses],
  );
  if (error && !board)
    return (
      <Card>
        <LoadError error={error} refetch={refetch} />
      </Card>
    );
  if (!board) return <BoardSkeleton />;

  return (
    <BoardDrag nameOf={nameOf} onDrop={drop}>
      <Box
        component="section"
        aria-label={t("orders.board")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        sx={{ flexGrow: 1, minHeight: 0, display: "flex", gap: 3, overflowX: "auto", pb: 2 }}
      >
        {columns.map((column) => (
          <BoardColumn key={column.category} column={column} filter={filter} cards={cards} inFlight={inFlight} />
        ))}
      </Box>
    </BoardDrag>
  );
}

interface Placed {
  id: string;
  status: { id: string } | null;
}

/** A dropped card is shown in its new status while the change is decided, and goes back if it is refused. */
function useDrop(cards: readonly Placed[], statuses: readonly ({ id: string; statusName: string } | null)[]) {
  const actions = useOrderActions();
  const [inFlight, setInFlight] = useState<ReadonlyMap<string, string>>(new Map());
  const drop = async (orderId: string, statusId: string) => {
    const [card, status] = [cards.find(({ id }) => id === orderId), statuses.find((one) => one?.id === statusId)];
    if (!status || !actions || card?.status?.id === statusId) return;
    setInFlight((before) => new Map(before).set(orderId, statusId));
    await actions.move(orderId, { statusId, statusName: status.statusName });
    setInFlight((before) => new Map([...before].filter(([id]) => id !== orderId)));
  };

  return { inFlight, drop: (orderId: string, statusId: string) => void drop(orderId, statusId) };
}

function BoardSkeleton() {
  return (
    <Box sx={{ display: "flex", gap: 3, flexGrow: 1, overflow: "hidden" }} aria-busy>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} sx={{ flex: "1 0 264px", height: 480, borderRadius: 2 }} />
      ))}
    </Box>
  );
}

import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { graphql } from "#graphql/gql.ts";
import type { OrderFilter } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { longDayWords } from "#ui/time/calendar-days.ts";
import { RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { filledDays } from "./calendar.fragment.ts";
import { PlacedOrderRow } from "./placed-order-row.tsx";

const OrdersOfDay = graphql(`
  query OrdersOfDay($filter: OrderFilter, $day: Date!) {
    orderCalendar(filter: $filter, from: $day, to: $day, first: 200) {
      days {
        ...CalendarDay
      }
    }
  }
`);

interface DaySheetProps {
  day: string;
  filter: OrderFilter;
  onClose: () => void;
}

/** All orders of one day. */
export function DaySheet({ day, filter, onClose }: DaySheetProps) {
  return (
    <Sheet title={longDayWords(day)} width={560} open onClose={onClose}>
      <Box sx={{ overflowY: "auto", pb: 4 }}>
        <WholeDay day={day} filter={filter} />
      </Box>
    </Sheet>
  );
}

function WholeDay({ day, filter }: Omit<DaySheetProps, "onClose">) {
  const { data, error, refetch } = useQuery(OrdersOfDay, {
    variables: { filter, day },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={8} stacked />;
  const filled = filledDays(data.orderCalendar?.days ?? []).get(day);
  if (!filled) return <BlankState kind="noMatch" title={t("orders.noOrdersOnThisDay")} dense />;

  return (
    <RowList label={longDayWords(day)}>
      {filled.orders.map((placed) => (
        <PlacedOrderRow key={placed.order.id} placed={placed} />
      ))}
    </RowList>
  );
}

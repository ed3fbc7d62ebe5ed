import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { CalendarDayFragment } from "#graphql/graphql.ts";

export const CalendarDayFields = graphql(`
  fragment CalendarDay on OrderCalendarDay {
    day
    count
    entries {
      kind
      at
      timeZone
      order {
        id
        internalOrderNumber
        status {
          id
          ...StatusOnChip
        }
        customer {
          ...CustomerName
        }
        vehicle {
          id
          vehicleDescription
        }
      }
    }
  }
`);

type Entry = CalendarDayFragment["entries"][number];

/** An order on its day. */
export type PlacedOrder = Omit<Entry, "order"> & { order: NonNullable<Entry["order"]> };

export interface FilledDay {
  count: number;
  orders: readonly PlacedOrder[];
}

/** Returns the days with orders, by "2026-05-04"; orders deleted in the meantime are left out. */
export const filledDays = (days: readonly FragmentType<typeof CalendarDayFields>[]): ReadonlyMap<string, FilledDay> =>
  new Map(
    days
      .map((day) => readFragment(CalendarDayFields, day))
      .map(({ day, count, entries }) => [
        day,
        { count, orders: entries.flatMap(({ order, ...entry }) => (order ? [{ ...entry, order }] : [])) },
      ]),
  );

/** Returns `9:00 AM` for an appointment and `by 5:00 PM` for a promised time, in the facility's time zone. */
export function timeWords({ kind, at, timeZone }: Pick<PlacedOrder, "at" | "kind" | "timeZone">): string {
  const time = new Intl.DateTimeFormat(localeTag(), { timeZone, hour: "numeric", minute: "2-digit" }).format(
    new Date(at),
  );
  return kind === "promised" ? t("orders.byTime", { time }) : time;
}

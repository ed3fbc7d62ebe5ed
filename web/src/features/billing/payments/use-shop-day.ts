import { useQuery } from "@apollo/client/react";
import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { localDay } from "@boresight/domain/schedule/working-time";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { useNow } from "#ui/time/use-now.ts";

const ShopZone = graphql(`
  query ShopZone {
    facilities(first: 50) {
      nodes {
        id
        isBase
        timeZone
      }
    }
  }
`);

/** The day at the base location, by which the server judges days; undefined until it is known. */
export function useShopDay(): CalendarDay | undefined {
  const { data, loading } = useQuery(ShopZone);
  const now = useNow();
  if (loading) return undefined;
  const base = rowsOf(data?.facilities).find(({ isBase }) => isBase);
  return localDay(base?.timeZone ?? "UTC", now.getTime());
}

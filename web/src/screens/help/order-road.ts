/** The way of an order through the shop's statuses, as the shop has set them up. */
import { useQuery } from "@apollo/client/react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import type { HelpStatusesQuery } from "#graphql/graphql.ts";

const HelpStatuses = graphql(`
  query HelpStatuses {
    serviceOrderStatuses(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        statusName
        customerLabel
        category
        color
        icon
        isInitial
        isHold
        isTerminal
        isActive
        sortOrder
        moves: serviceOrderTransitionsByFromStatusId(first: 100) {
          nodes {
            id
            toStatusId
            roles
            guards
          }
        }
      }
    }
  }
`);

type Rows = NonNullable<HelpStatusesQuery["serviceOrderStatuses"]>["nodes"];
export type RoadStatus = NonNullable<Rows[number]>;
export type RoadMove = NonNullable<RoadStatus["moves"]["nodes"][number]>;

/** The statuses in use, in their order; null while they are loading. */
export function useShopStatuses() {
  const { data, error, refetch } = useQuery(HelpStatuses);
  return {
    statuses: data ? rowsOf(data.serviceOrderStatuses).filter(({ isActive }) => isActive) : null,
    error,
    refetch,
  };
}

export const movesOf = (status: RoadStatus): RoadMove[] => status.moves.nodes.flatMap((move) => move ?? []);

/** The moves that one chooses; those that only lead back to where an order came from are named nowhere. */
export const choicesOf = (status: RoadStatus): RoadMove[] =>
  movesOf(status).filter(({ guards }) => !guards.includes("cameFromThere") && !guards.includes("lastOpenStatus"));

/**
 * Returns the ordinary way: from the first status always to the nearest later one that a move leads to, past any hold,
 * until orders end.
 */
export function roadOf(statuses: readonly RoadStatus[]): RoadStatus[] {
  const road: RoadStatus[] = [];
  let next = statuses.find(({ isInitial }) => isInitial);
  while (next) {
    road.push(next);
    next = next.isTerminal ? undefined : stepAfter(next, statuses);
  }
  return road;
}

function stepAfter(status: RoadStatus, statuses: readonly RoadStatus[]): RoadStatus | undefined {
  const reached = new Set(choicesOf(status).map(({ toStatusId }) => toStatusId));
  return statuses
    .filter(({ id, isHold, sortOrder }) => reached.has(id) && !isHold && sortOrder > status.sortOrder)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)[0];
}

import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { graphql } from "#graphql/gql.ts";
import type { GetBaseDataQuery } from "#graphql/graphql.ts";
import { rowsOf } from "./rows.ts";

/** Data that every page may need and that rarely changes; loaded once after sign-in. */
const GetBaseData = graphql(`
  query GetBaseData($tasksAfter: Cursor, $usersAfter: Cursor) {
    serviceOrderStatuses {
      nodes {
        id
        statusName
      }
    }
    facilities {
      nodes {
        id
        facilityName
        isActive
      }
    }
    tasks(orderBy: TASK_ORDER_ASC, after: $tasksAfter) {
      nodes {
        id
        description
        taskName
        taskOrder
        serviceOrderStatusId
        files {
          nodes {
            id
            title
            description
            required
            allowedFileTypes
            allowMultiple
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    users(orderBy: DISPLAY_NAME_ASC, after: $usersAfter) {
      nodes {
        id
        displayName
        email
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Loads it once, and the pages beyond the first. */
export function useBaseDataOnce(isSignedIn: boolean): void {
  const { data, fetchMore } = useQuery(GetBaseData, { skip: !isSignedIn });
  const usersAfter = nextOf(data?.users);
  const tasksAfter = nextOf(data?.tasks);
  useEffect(() => {
    if (!usersAfter && !tasksAfter) return;
    const updateQuery = (
      before: GetBaseDataQuery,
      { fetchMoreResult: more }: { fetchMoreResult: GetBaseDataQuery },
    ) => ({
      ...before,
      ...(usersAfter && { users: joined(before.users, more.users) }),
      ...(tasksAfter && { tasks: joined(before.tasks, more.tasks) }),
    });
    fetchMore({ variables: { usersAfter, tasksAfter }, updateQuery }).catch(() => {}); // What is there is of use.
  }, [usersAfter, tasksAfter, fetchMore]);
}

interface Page<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

const nextOf = (page: Pick<Page<unknown>, "pageInfo"> | null | undefined): string | null =>
  (page?.pageInfo.hasNextPage && page.pageInfo.endCursor) || null;

const joined = <Row, Given extends Page<Row>>(before: Given | null | undefined, more: Given | null | undefined) =>
  more ? { ...more, nodes: [...(before?.nodes ?? []), ...more.nodes] } : (before ?? null);

interface Choice {
  value: string;
  label: string;
}

/** The locations to choose from, by name. */
export function useFacilityChoices(): readonly Choice[] {
  const { data } = useQuery(GetBaseData);
  return rowsOf(data?.facilities)
    .filter(({ isActive }) => isActive)
    .map(({ id, facilityName }) => ({ value: id, label: facilityName }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

import { isStaff } from "@boresight/domain/accounts/roles";
import { asked } from "#data/ahead/ask-ahead.ts";
import type { OpenedPage } from "#data/ahead/page-query.ts";
import { periodOf } from "#features/dashboards/periods.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFilter } from "#graphql/graphql.ts";

export const AdminDashboardPage = graphql(`
  query AdminDashboardPage($days: Int!, $mine: OrderFilter!, $forTechnician: Boolean!) {
    adminDashboard(days: $days) {
      lateOrders
      ...AdminFigures
      ...OrdersByDay
      ...StatusFunnel
      ...ToDo
    }
    shopSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        isSetupDismissed
      }
    }
    due: serviceOrders(first: 6, filter: { statusDueAt: { isNull: false } }, orderBy: STATUS_DUE_AT_ASC) {
      ...DueOrders
    }
    mine: orderPage(first: 40, filter: $mine, sort: "statusDueAt") @include(if: $forTechnician) {
      ...MyOrders
    }
  }
`);

/** What is on a technician's hands: theirs, from the approval until the keys are handed over. */
export const onTheHandsOf = (id: string | undefined): OrderFilter => ({
  ...(id ? { technician: id } : { ids: [] }),
  categories: ["ready", "onsite", "work", "hold", "done"],
  notStatuses: ["released", "noCal"],
});

type Shown = Pick<OpenedPage, "search" | "role" | "userId">;

export const adminDashboardVariables = ({ search, role, userId }: Shown) => ({
  days: periodOf(search["days"]).days,
  mine: onTheHandsOf(userId),
  forTechnician: role === "technician",
});

export const adminQuery = (page: OpenedPage) =>
  isStaff(page.role) ? asked(AdminDashboardPage, adminDashboardVariables(page)) : null;

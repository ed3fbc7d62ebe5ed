import { isStaff, worksInOffice } from "@boresight/domain/accounts/roles";
import { openCategories } from "@boresight/domain/statuses/status-look";
import { asked } from "#data/ahead/ask-ahead.ts";
import type { OpenedPage } from "#data/ahead/page-query.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderFilter } from "#graphql/graphql.ts";

/** What is to be done now; the figures of the past follow by themselves. */
export const AdminDashboardPage = graphql(`
  query AdminDashboardPage($mine: OrderFilter!, $forTechnician: Boolean!, $forOffice: Boolean!) {
    adminDashboard {
      lateOrders
      ...ToDo
    }
    latest: serviceOrders(first: 1) {
      nodes {
        id
      }
    }
    shopSettings(first: 1, orderBy: VERSION_DESC) {
      nodes {
        id
        isSetupDismissed
      }
    }
    ...OfficeToday @include(if: $forOffice)
    due: serviceOrders(first: 6, filter: { statusDueAt: { isNull: false } }, orderBy: STATUS_DUE_AT_ASC) {
      ...DueOrders
    }
    mine: orderPage(first: 40, filter: $mine, sort: "statusDueAt") @include(if: $forTechnician) {
      ...MyOrders
    }
    ...TimeClock @include(if: $forTechnician)
  }
`);

/** What is on a technician's hands: theirs, from the approval until the keys are handed over, and what is booked for them. */
export const onTheHandsOf = (id: string | undefined): OrderFilter => ({
  ...(id ? { worker: id } : { ids: [] }),
  categories: [...openCategories],
  notStatuses: ["released", "noCal"],
});

type Shown = Pick<OpenedPage, "isOffice" | "role" | "userId">;

export const adminDashboardVariables = ({ role, isOffice, userId }: Shown) => ({
  mine: onTheHandsOf(userId),
  forTechnician: role === "technician" && !isOffice,
  forOffice: worksInOffice({ role, isOffice }),
});

export const adminQuery = (page: OpenedPage) =>
  isStaff(page.role) ? asked(AdminDashboardPage, adminDashboardVariables(page)) : null;

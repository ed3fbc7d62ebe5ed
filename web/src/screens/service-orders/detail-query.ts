import { isStaff, seesInvoices } from "@boresight/domain/accounts/roles";
import { asked } from "#data/ahead/ask-ahead.ts";
import type { OpenedPage } from "#data/ahead/page-query.ts";
import { graphql } from "#graphql/gql.ts";

export const ServiceOrderPage = graphql(`
  query ServiceOrderPage($id: UUID!, $staff: Boolean!, $amounts: Boolean!) {
    serviceOrder(id: $id) {
      id
      ...OrderDetail
    }
  }
`);

export const orderPageVariables = ({
  params: { id = "" },
  role,
  isOffice,
}: Pick<OpenedPage, "isOffice" | "params" | "role">) => ({
  id,
  staff: isStaff(role),
  amounts: seesInvoices({ role, isOffice }),
});

export const detailQuery = (page: OpenedPage) => asked(ServiceOrderPage, orderPageVariables(page));

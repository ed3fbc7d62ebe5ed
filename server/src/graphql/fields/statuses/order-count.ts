import { gql } from "postgraphile/utils";
import { countOrders } from "#modules/statuses/count-orders.ts";
import { computedFields } from "#graphql/computed-fields.ts";

export const orderCountPlugin = computedFields(
  gql`
    extend type ServiceOrderStatus {
      "How many orders are in it now; null for everybody but admins."
      orderCount: Int
    }
  `,
  { ServiceOrderStatus: { orderCount: countOrders } },
);

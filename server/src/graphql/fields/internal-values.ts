/** Internal values: the right roles read them, everyone else gets null, so that one document serves all. */
import { TYPES, type PgSelectSingleStep } from "postgraphile/@dataplan/pg";
import { sql } from "postgraphile/pg-sql2";
import { extendSchema, gql } from "postgraphile/utils";

export const internalValuesPlugin = extendSchema({
  typeDefs: gql`
    extend type Customer {
      "What staff noted; null for everybody else."
      notes: String
    }
    extend type LineItemType {
      "What we pay for one, in cents; null for everybody but admins."
      purchaseCost: Int
    }
    extend type ServiceOrder {
      "What the way to the vehicle costs, in cents; null for customers."
      fuelCost: Int
    }
    extend type User {
      "Null for customers, but for their own."
      email: String
    }
    extend type LineItem {
      "What one cost us when the line was written, in cents; null for everybody but admins."
      purchaseCost: Int
    }
  `,
  objects: {
    Customer: {
      plans: {
        notes: ($customer: PgSelectSingleStep) =>
          $customer.select(sql`app_private.customer_notes(${$customer.getClassStep().alias}.id)`, TYPES.text),
      },
    },
    ServiceOrder: {
      plans: {
        fuelCost: ($order: PgSelectSingleStep) =>
          $order.select(sql`app_private.fuel_cost_of_order(${$order.getClassStep().alias}.id)`, TYPES.int),
      },
    },
    User: {
      plans: {
        email: ($user: PgSelectSingleStep) =>
          $user.select(sql`app_private.email_of_user(${$user.getClassStep().alias}.id)`, TYPES.text),
      },
    },
    LineItem: {
      plans: {
        purchaseCost: ($line: PgSelectSingleStep) =>
          $line.select(sql`app_private.cost_of_line(${$line.getClassStep().alias}.id)`, TYPES.int),
      },
    },
    LineItemType: {
      plans: {
        purchaseCost: ($type: PgSelectSingleStep) =>
          $type.select(sql`app_private.purchase_cost(${$type.getClassStep().alias}.id)`, TYPES.int),
      },
    },
  },
});

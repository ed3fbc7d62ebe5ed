/** The customer of a login, live: null while none is linked. */
import { context, get, lambda } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import type { Caller } from "#platform/caller.ts";
import { resource } from "#graphql/resource.ts";
import { onDatabaseEvent } from "./on-database-event.ts";

const nobody = "nobody";

export const myCustomerPlugin = extendSchema((build) => {
  const customers = resource(build, "customers");
  const users = resource(build, "users");
  return {
    typeDefs: gql`
      extend type Subscription {
        myCustomer: Customer
      }
    `,
    objects: {
      Subscription: {
        plans: {
          myCustomer: {
            subscribePlan: () => onDatabaseEvent(lambda(context().get("caller"), topicOf)),
            plan: () =>
              customers.get({ id: users.get({ id: get(context().get("caller"), "userId") }).get("customer_id") }),
          },
        },
      },
    },
  };
});

const topicOf = ({ userId }: Caller) => `live:my_customer:${userId ?? nobody}`;

/** How many rows a list has, counted only so far: a list does not slow down as the shop grows. */
import { constant, lambda, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { viewCountLimit } from "@boresight/domain/orders/order-list";

/** What we need of a connection's step: its rows without their page. */
interface Connection extends Step {
  cloneSubplanWithoutPagination: () => Step & {
    setFirst: (count: Step<number>) => void;
    setOffset: (rows: Step<number>) => void;
    items: () => Step<readonly unknown[]>;
  };
}

const boundedCount = {
  plans: {
    boundedCount($connection: Connection) {
      const $rows = $connection.cloneSubplanWithoutPagination();
      $rows.setFirst(constant(viewCountLimit + 1));
      $rows.setOffset(constant(0)); // The clone starts where the page does.
      const $found = lambda($rows.items(), (rows) => rows.length);
      return object({
        count: lambda($found, (found) => Math.min(found, viewCountLimit)),
        isMore: lambda($found, (found) => found > viewCountLimit),
      });
    },
  },
};

/** Of what a shop has more with every year. */
const connections = [
  "AddressConnection",
  "ConversationConnection",
  "CustomerConnection",
  "EstimateConnection",
  "FileConnection",
  "InvoiceConnection",
  "MessageConnection",
  "PaymentConnection",
  "ServiceOrderConnection",
  "VehicleConnection",
];

export const boundedCountsPlugin = extendSchema({
  typeDefs: gql`
    "A count that stops at 1,000."
    type BoundedCount {
      count: Int!
      "There are more than were counted."
      isMore: Boolean!
    }
    ${connections
      .map(
        (name) => `extend type ${name} {
          "How many there are, at a price that does not grow with them."
          boundedCount: BoundedCount!
        }`,
      )
      .join("\n")}
  `,
  objects: Object.fromEntries(connections.map((name) => [name, boundedCount])),
});

import { isStaff } from "@boresight/domain/accounts/roles";
import { gql } from "postgraphile/utils";
import { readReadinessOf } from "#modules/calibrations/readiness/read-readiness.ts";
import { computedFields } from "#graphql/computed-fields.ts";

/** Whether the vehicle of an order will be ready when it arrives, by the current answers of the intake. */
export const orderReadinessPlugin = computedFields(
  gql`
    type OrderReadiness {
      "ready, needsAttention or notReady."
      readiness: String!
      reasons: [String!]!
      "Somebody vouched that the vehicle will be ready."
      isConfirmed: Boolean!
    }
    extend type ServiceOrder {
      readiness: OrderReadiness!
    }
  `,
  {
    ServiceOrder: {
      readiness: (ids, { caller, system }) => readReadinessOf(ids, system, { isStaff: isStaff(caller.role) }),
    },
  },
);

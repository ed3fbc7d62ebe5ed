import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { confirmVin } from "#modules/orders/arrival/confirm-vin.ts";
import { correctVin } from "#modules/orders/arrival/correct-vin.ts";
import { reportTowIssue } from "#modules/orders/arrival/report-tow-issue.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input ConfirmVinInput {
    orderId: UUID!
    "As read at the vehicle: all of it, or the last 8 characters."
    vin: String!
    "Lets a wrong check digit pass: I checked this VIN."
    isChecked: Boolean
  }
  input CorrectVinInput {
    orderId: UUID!
    reason: String!
  }
  input ReportTowIssueInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    orderId: UUID!
    note: String!
  }
  type ConfirmVinPayload {
    "False where it is another one: then the order keeps it as vinSeen, and the office is alerted."
    isConfirmed: Boolean!
    serviceOrder: ServiceOrder
  }
  type ArrivalPayload {
    serviceOrder: ServiceOrder
  }
  extend type Mutation {
    confirmVin(input: ConfirmVinInput!): ConfirmVinPayload
    "The order is for the vehicle whose VIN was seen; an approved estimate must be approved again."
    correctVin(input: CorrectVinInput!): ArrivalPayload
    reportTowIssue(input: ReportTowIssueInput!): ArrivalPayload
  }
`;

/** What staff find out when a vehicle comes, or does not. */
export const arrivalVerbsPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  const { executor } = orders;
  const serviceOrder = ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          confirmVin: (_$root: Step, args: Args) =>
            runVerb(executor, args.getRaw("input"), (input, tx) => confirmVin(input, tx, () => tx.now)),
          correctVin: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), (input, tx) => correctVin(input, tx, () => tx.now)) }),
          reportTowIssue: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), onceOnly("reportTowIssue", reportTowIssue)) }),
        },
      },
      ConfirmVinPayload: { plans: { serviceOrder } },
      ArrivalPayload: { plans: { serviceOrder } },
    },
  };
});

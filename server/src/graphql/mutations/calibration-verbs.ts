import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { overrideReadinessCheck, recordReadinessCheck } from "#modules/calibrations/check-readiness.ts";
import { decideCalibration } from "#modules/calibrations/decide-calibration.ts";
import { recordAttempt } from "#modules/calibrations/record-attempt.ts";
import { setOrderCalibrations } from "#modules/calibrations/set-order-calibrations.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input AskedCalibrationInput {
    "The key of a line item type: CAL-FCAM-S."
    typeKey: String!
    "The repair that calls for it, in words."
    trigger: String
    "The rule that suggested it."
    ruleId: UUID
  }
  input SetOrderCalibrationsInput {
    orderId: UUID!
    "The whole list, as it is to be from now on."
    calibrations: [AskedCalibrationInput!]!
  }
  input RecordCalibrationAttemptInput {
    "Chosen by the device: sent twice, it is kept once."
    id: UUID!
    calibrationId: UUID!
    "passed or failed."
    result: String!
    startedAt: Datetime
    endedAt: Datetime
    method: String
    "The maker's procedure that was followed."
    requirementSource: String
    tool: String
    target: String
    faultCodes: [String!]
    conditions: String
    evidenceFileIds: [UUID!]
  }
  input DecideCalibrationInput {
    id: UUID!
    "The version it was seen in: when someone else was faster, nothing is changed."
    version: Int!
    "notPossible, notRequired, or pending to open it again."
    result: String!
    note: String
  }
  input RecordReadinessCheckInput {
    orderId: UUID!
    key: String!
    "passed, failed or notApplicable."
    outcome: String!
    value: String
    note: String
  }
  input OverrideReadinessCheckInput {
    orderId: UUID!
    key: String!
    note: String!
  }
  type OrderWorkPayload {
    "With the moves that are now let through or held."
    serviceOrder: ServiceOrder
  }
  type CalibrationPayload {
    orderCalibration: OrderCalibration
    serviceOrder: ServiceOrder
  }
  extend type Mutation {
    setOrderCalibrations(input: SetOrderCalibrationsInput!): OrderWorkPayload
    recordCalibrationAttempt(input: RecordCalibrationAttemptInput!): CalibrationPayload
    decideCalibration(input: DecideCalibrationInput!): CalibrationPayload
    recordReadinessCheck(input: RecordReadinessCheckInput!): OrderWorkPayload
    overrideReadinessCheck(input: OverrideReadinessCheckInput!): OrderWorkPayload
  }
`;

/** What the workshop records: the list of calibrations, their attempts and results, and whether the vehicle was ready. */
export const calibrationVerbsPlugin = extendSchema((build) => {
  const [orders, calibrations] = [resource(build, "service_orders"), resource(build, "order_calibrations")];
  const { executor } = orders;
  const calibrationOf = ($payload: Step<{ id: string }>) => calibrations.get({ id: get($payload, "id") });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          setOrderCalibrations: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), setOrderCalibrations) }),
          recordCalibrationAttempt: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), recordAttempt) }),
          decideCalibration: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), decideCalibration) }),
          recordReadinessCheck: (_$root: Step, args: Args) =>
            object({
              id: runVerb(executor, args.getRaw("input"), (input, tx) => recordReadinessCheck(input, tx, () => tx.now)),
            }),
          overrideReadinessCheck: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), overrideReadinessCheck) }),
        },
      },
      OrderWorkPayload: {
        plans: { serviceOrder: ($payload: Step<{ id: string }>) => orders.get({ id: get($payload, "id") }) },
      },
      CalibrationPayload: {
        plans: {
          orderCalibration: calibrationOf,
          serviceOrder: ($payload: Step<{ id: string }>) =>
            orders.get({ id: calibrationOf($payload).get("service_order_id") }),
        },
      },
    },
  };
});

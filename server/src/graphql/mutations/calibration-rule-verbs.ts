import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { saveCalibrationRule } from "#modules/calibrations/rules/save-rule.ts";
import { verifyCalibrationRule } from "#modules/calibrations/rules/verify-rule.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input SaveCalibrationRuleInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    "None: a new one."
    id: UUID
    "The version it was seen in; a new one has none."
    version: Int
    "The key of a repair operation."
    operation: String!
    "The key of a line item type that is a calibration, a reset or an alignment."
    typeKey: String!
    "None: any vehicle; likewise model, years and trim."
    make: String
    model: String
    yearFrom: Int
    yearTo: Int
    "Part of the vehicle's trim."
    trimPattern: String
    "Empty: what the line item type says."
    method: String
    "None: what the line item type says."
    minutes: Int
    prerequisites: String
    note: String
    sourceTitle: String
    "Begins with https://."
    sourceUrl: String
    "Of rules that are equally specific the higher one wins."
    priority: Int
    isActive: Boolean
  }
  input VerifyCalibrationRuleInput {
    id: UUID!
    version: Int!
  }
  type CalibrationRulePayload {
    calibrationRule: CalibrationRule
  }
  extend type Mutation {
    "What says something else than was verified has to be verified again."
    saveCalibrationRule(input: SaveCalibrationRuleInput!): CalibrationRulePayload
    verifyCalibrationRule(input: VerifyCalibrationRuleInput!): CalibrationRulePayload
  }
`;

/** How admins keep the rules that suggest calibrations. */
export const calibrationRuleVerbsPlugin = extendSchema((build) => {
  const rules = resource(build, "calibration_rules");
  const verb = (run: Parameters<typeof runVerb<unknown, string>>[2]) => (_$root: Step, args: Args) =>
    object({ id: runVerb(rules.executor, args.getRaw("input"), run) });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          saveCalibrationRule: verb(onceOnly("saveCalibrationRule", saveCalibrationRule)),
          verifyCalibrationRule: verb(verifyCalibrationRule),
        },
      },
      CalibrationRulePayload: {
        plans: { calibrationRule: ($payload: Step<{ id: string }>) => rules.get({ id: get($payload, "id") }) },
      },
    },
  };
});

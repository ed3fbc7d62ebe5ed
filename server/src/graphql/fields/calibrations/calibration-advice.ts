/** What an intake needs before there is an order: decoding a VIN, and suggesting calibrations for repairs. */
import { access, constant, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { readChoices, suggestFor } from "#modules/calibrations/suggest-calibrations.ts";
import { decodeVin } from "#modules/intake/decode-vin.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  type DecodedVin {
    vinNumber: String!
    "Null where the maker's region prescribes none."
    checkDigitMatches: Boolean
    make: String
    model: String
    trim: String
    year: Int
    "Reported by the decoder; an empty list means unknown, not absent."
    adasFeatures: [String!]!
    "built-in or decoder."
    source: String!
    "The day of the data of our own table: 2026-03-12; null for a VIN that it was not asked about."
    tableDay: String
  }
  type CalibrationSuggestion {
    system: String!
    typeKey: String!
    name: String!
    method: String!
    minutes: Int!
    "The repairs that call for it."
    operations: [String!]!
    prerequisites: String!
    note: String!
    sourceTitle: String!
    sourceUrl: String
    "A starter rule until somebody has checked it against the maker's procedure."
    isVerified: Boolean!
    ruleId: UUID!
  }
  type CalibrationChoice {
    typeKey: String!
    name: String!
    "calibration, reset or alignment."
    category: String!
    method: String!
    minutes: Int!
    "In cents, from the catalog; null for everybody but staff."
    unitPrice: Int
  }
  extend type Query {
    decodeVin(vin: String!): DecodedVin!
    "What these repairs call for on this vehicle: one a system, in the order of work."
    calibrationSuggestions(
      make: String
      model: String
      year: Int
      trim: String
      operations: [String!]!
    ): [CalibrationSuggestion!]!
    "Everything that an order can list as a calibration."
    calibrationChoices: [CalibrationChoice!]!
  }
`;

type Args = { getRaw: (name: string) => Step<unknown> };
const parts = ["make", "model", "year", "trim", "operations"] as const;

export const calibrationAdvicePlugin = extendSchema((build) => {
  const { executor } = resource(build, "order_calibrations");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          decodeVin: (_$root: Step, args: Args) =>
            readForEach(executor, args.getRaw("vin"), (vins, tx) =>
              Promise.all(vins.map((vin) => decodeVin(vin, tx, tx.deps))),
            ),
          calibrationSuggestions(_$root: Step, args: Args) {
            const $vehicle = object(Object.fromEntries(parts.map((name) => [name, args.getRaw(name)])));
            return readForEach(executor, $vehicle, (vehicles, tx) =>
              Promise.all(vehicles.map((vehicle) => suggestFor(vehicle, tx))),
            );
          },
          calibrationChoices: () =>
            readForEach(executor, constant("all"), async (asked, tx) => {
              const choices = await readChoices(tx);
              return asked.map(() => choices);
            }),
        },
      },
      CalibrationSuggestion: {
        plans: Object.fromEntries(
          Object.entries(ofRule).map(([field, key]) => [field, ($one: Step) => access($one, ["rule", key])]),
        ),
      },
    },
  };
});

const ofRule = {
  typeKey: "typeKey",
  name: "typeName",
  method: "method",
  minutes: "minutes",
  prerequisites: "prerequisites",
  note: "note",
  sourceTitle: "sourceTitle",
  sourceUrl: "sourceUrl",
  isVerified: "isVerified",
  ruleId: "id",
};

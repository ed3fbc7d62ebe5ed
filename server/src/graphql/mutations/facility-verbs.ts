import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { keepCompetences } from "#modules/schedule/facilities/keep-competences.ts";
import { saveBay } from "#modules/schedule/facilities/save-bay.ts";
import { updateFacility } from "#modules/schedule/facilities/update-facility.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input UpdateFacilityInput {
    id: UUID!
    version: Int!
    facilityName: String!
    isBase: Boolean!
    isActive: Boolean!
    phone: String
    email: String
    timeZone: String!
    "By ISO weekday, Monday is 1; a break makes two opening times."
    workingHours: JSON!
    closures: [Date!]!
    parkingCapacity: Int
    checksCompetences: Boolean!
  }
  input SaveBayInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    "None: a new one."
    id: UUID
    facilityId: UUID!
    name: String!
    "bay or mobile."
    kind: String!
    capabilities: [String!]
    serviceRadiusMiles: Int
    isActive: Boolean
  }
  input KeptCompetenceInput {
    "A calibration by its key in the catalogue."
    typeKey: String!
    "None: it does not expire."
    expiresOn: Date
  }
  "Certificates that are not mentioned stay as they are."
  input KeepCompetencesInput {
    userId: UUID!
    kept: [KeptCompetenceInput!]
    "The keys of calibrations for which there is no certificate any more."
    ended: [String!]
  }
  type FacilityPayload {
    facility: Facility
  }
  type CompetencePayload {
    user: User
  }
  extend type Mutation {
    updateFacility(input: UpdateFacilityInput!): FacilityPayload
    saveBay(input: SaveBayInput!): FacilityPayload
    keepCompetences(input: KeepCompetencesInput!): CompetencePayload
  }
`;

/** What admins keep about facilities and the people who work there. */
export const facilityVerbsPlugin = extendSchema((build) => {
  const [facilities, users] = [resource(build, "facilities"), resource(build, "users")];
  const { executor } = facilities;
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          updateFacility: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), updateFacility) }),
          saveBay: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), onceOnly("saveBay", saveBay)) }),
          keepCompetences: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), keepCompetences) }),
        },
      },
      FacilityPayload: {
        plans: { facility: ($payload: Step<{ id: string }>) => facilities.get({ id: get($payload, "id") }) },
      },
      CompetencePayload: {
        plans: { user: ($payload: Step<{ id: string }>) => users.get({ id: get($payload, "id") }) },
      },
    },
  };
});

import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { keepCompetence } from "#modules/schedule/keep-competence.ts";
import { saveBay } from "#modules/schedule/save-bay.ts";
import { updateFacility } from "#modules/schedule/update-facility.ts";
import { resource } from "../resource.ts";
import { runVerb } from "../run-verb.ts";

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
  input KeepCompetenceInput {
    userId: UUID!
    lineItemTypeId: UUID!
    expiresOn: Date
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
    keepCompetence(input: KeepCompetenceInput!): CompetencePayload
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
          saveBay: (_$root: Step, args: Args) => object({ id: runVerb(executor, args.getRaw("input"), saveBay) }),
          keepCompetence: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), keepCompetence) }),
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

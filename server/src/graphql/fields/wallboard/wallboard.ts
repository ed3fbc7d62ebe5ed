/** What a wall display shows, and the links for displays. */
import { constant, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { listKioskLinks } from "#modules/wallboard/kiosk-links.ts";
import { readWallboard } from "#modules/wallboard/read-wallboard.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

interface Args {
  getRaw(name: "kiosk"): Step<string | null | undefined>;
  getRaw(name: "isPrivate"): Step<boolean | null | undefined>;
}

const typeDefs = gql`
  type WallboardFacility {
    id: UUID!
    name: String!
    timeZone: String!
  }
  type WallboardCard {
    orderId: UUID!
    internalOrderNumber: String!
    "None: not assigned to one yet."
    facilityId: UUID
    category: String!
    statusName: String!
    statusChangedAt: Datetime!
    statusDueAt: Datetime
    priority: String!
    vehicle: String!
    "The last 8 of the VIN; in privacy the last 4."
    vinEnd: String
    "Not in privacy."
    customer: String
    bay: String
    "Of the appointment."
    startsAt: Datetime
    "Somebody drives there."
    isOnTheWay: Boolean!
    "When they are expected; null where nobody says that it is not the agreed time."
    expectedArrival: Datetime
    "Initials."
    technician: String
    holdReasonKey: String
    promisedAt: Datetime
  }
  type Wallboard {
    "Of the link."
    name: String
    isPrivate: Boolean!
    "How long one facility stays."
    rotateSeconds: Int!
    facilities: [WallboardFacility!]!
    "By category, the most urgent first."
    cards: [WallboardCard!]!
  }
  type KioskLink {
    id: UUID!
    name: String!
    "None: all of them."
    facilityIds: [UUID!]
    isPrivate: Boolean!
    rotateSeconds: Int!
    createdAt: Datetime!
  }
  extend type Query {
    "For staff; with the secret of a link for anybody, as the link allows."
    wallboard(kiosk: String, isPrivate: Boolean): Wallboard
    "For admins."
    kioskLinks: [KioskLink!]
  }
`;

export const wallboardPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          wallboard(_$root: Step, args: Args) {
            const $asked = object({
              kiosk: args.getRaw("kiosk"),
              isPrivate: args.getRaw("isPrivate"),
            });
            return readForEach(executor, $asked, (asked, tx) =>
              Promise.all(asked.map((one) => readWallboard({ ...one, address: tx.address }, tx, tx.deps.openLink))),
            );
          },
          kioskLinks: () => readForEach(executor, constant(null), async (_keys, tx) => [await listKioskLinks(tx)]),
        },
      },
    },
  };
});

import { object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { createKioskLink, revokeKioskLink } from "#modules/wallboard/kiosk-links.ts";
import type { RequestFacts } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input CreateKioskLinkInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    name: String!
    "None: all of them."
    facilityIds: [UUID!]
    "No customer names, and only the last 4 of a VIN; so unless it is said otherwise."
    isPrivate: Boolean
    "How long one facility stays, 5 to 600."
    rotateSeconds: Int
  }
  input RevokeKioskLinkInput {
    id: UUID!
  }
  type KioskLinkPayload {
    "It is told this once."
    url: String!
  }
  type RevokedKioskLinkPayload {
    "Whether there was one."
    revoked: Boolean!
  }
  extend type Mutation {
    createKioskLink(input: CreateKioskLinkInput!): KioskLinkPayload
    revokeKioskLink(input: RevokeKioskLinkInput!): RevokedKioskLinkPayload
  }
`;

/** Secret links for screens that nobody signs in to. */
export const kioskVerbsPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          createKioskLink: (_$root: Step, args: Args) =>
            object({
              url: runVerb(
                executor,
                args.getRaw("input"),
                onceOnly(
                  "createKioskLink",
                  async (input, tx: Transaction & RequestFacts) =>
                    tx.config.clientUrl + (await createKioskLink(input, tx)),
                ),
              ),
            }),
          revokeKioskLink: (_$root: Step, args: Args) =>
            object({ revoked: runVerb(executor, args.getRaw("input"), revokeKioskLink) }),
        },
      },
    },
  };
});

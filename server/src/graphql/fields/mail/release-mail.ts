/** What releasing a vehicle sends, for the question before it. */
import type { Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { readReleaseMail } from "#modules/mail/orders/read-release-mail.ts";
import { oneByOne, type Args, resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

export const releaseMailPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs: gql`
      type ReleaseMail {
        recipients: [String!]!
        "Of the documents that customers wait for."
        documentKinds: [String!]!
      }
      extend type Query {
        "What goes out when this order's vehicle is released, and to whom. For staff."
        releaseMail(orderId: UUID!): ReleaseMail
      }
    `,
    objects: {
      Query: {
        plans: {
          releaseMail: (_$root: Step, args: Args) =>
            readForEach(executor, args.getRaw("orderId") as Step<string>, oneByOne(readReleaseMail)),
        },
      },
    },
  };
});

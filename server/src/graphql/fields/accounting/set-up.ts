/** Whether the server can be connected to QuickBooks at all. */
import { constant } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  extend type Query {
    "Whether the server has the settings that QuickBooks needs; null for everybody but admins."
    qboIsSetUp: Boolean
  }
`;

export const qboSetUpPlugin = extendSchema((build) => {
  const { executor } = resource(build, "invoices");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          qboIsSetUp: () =>
            readForEach(executor, constant(null), async (asked, { caller, deps }) =>
              asked.map(() => (caller.role === "admin" ? deps.config.qbo !== null : null)),
            ),
        },
      },
    },
  };
});

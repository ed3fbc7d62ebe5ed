import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { removeView, saveView } from "#modules/orders/list/keep-views.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input ViewSettingsInput {
    "By name, as the address of the list has them."
    filters: JSON!
    "None means the usual ones."
    columns: [String!]!
    sort: String
  }
  input SaveViewInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    "The own view to change; without it a new one."
    id: UUID
    viewName: String!
    "For all staff to see; admins only."
    isShared: Boolean
    settings: ViewSettingsInput!
  }
  input RemoveViewInput {
    id: UUID!
  }
  type SaveViewPayload {
    savedView: SavedView
  }
  type RemoveViewPayload {
    id: UUID
  }
  extend type Mutation {
    saveView(input: SaveViewInput!): SaveViewPayload
    removeView(input: RemoveViewInput!): RemoveViewPayload
  }
`;

/** What people keep of the list of orders: their views. */
export const savedViewVerbsPlugin = extendSchema((build) => {
  const views = resource(build, "saved_views");
  const { executor } = views;
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          saveView: (_$root: Step, args: Args) =>
            object({ id: runVerb(executor, args.getRaw("input"), onceOnly("saveView", saveView)) }),
          removeView: (_$root: Step, args: Args) => object({ id: runVerb(executor, args.getRaw("input"), removeView) }),
        },
      },
      SaveViewPayload: {
        plans: { savedView: ($payload: Step<{ id: string }>) => views.get({ id: get($payload, "id") }) },
      },
    },
  };
});

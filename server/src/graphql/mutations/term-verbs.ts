import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { addOperationTerm, changeOperationTerm } from "#modules/intake/keep-terms.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

const typeDefs = gql`
  input AddOperationTermInput {
    "The same key again within 24 hours answers the same again."
    clientKey: UUID
    "The key of a repair operation; none makes a false friend, within which shorter terms are not found."
    operation: String
    "en, fr or es."
    locale: String!
    term: String!
    "itself, removal or work: what else a line must say for it to count; removal when it is left out."
    countsWith: String
  }
  input ChangeOperationTermInput {
    id: UUID!
    version: Int!
    isActive: Boolean!
  }
  type OperationTermPayload {
    operationTerm: OperationTerm
  }
  extend type Mutation {
    addOperationTerm(input: AddOperationTermInput!): OperationTermPayload
    changeOperationTerm(input: ChangeOperationTermInput!): OperationTermPayload
  }
`;

/** How admins keep the dictionary in which repair orders are read. */
export const termVerbsPlugin = extendSchema((build) => {
  const terms = resource(build, "operation_terms");
  const verb = (run: Parameters<typeof runVerb<unknown, string>>[2]) => (_$root: Step, args: Args) =>
    object({ id: runVerb(terms.executor, args.getRaw("input"), run) });
  return {
    typeDefs,
    objects: {
      Mutation: {
        plans: {
          addOperationTerm: verb(onceOnly("addOperationTerm", addOperationTerm)),
          changeOperationTerm: verb(changeOperationTerm),
        },
      },
      OperationTermPayload: {
        plans: { operationTerm: ($payload: Step<{ id: string }>) => terms.get({ id: get($payload, "id") }) },
      },
    },
  };
});

import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";
import type { SolveQboConflictInput } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { fieldWord } from "./field-words.ts";

const SolveQboConflict = graphql(`
  mutation SolveQboConflict($input: SolveQboConflictInput!) {
    solveQboConflict(input: $input) {
      qboConflict {
        id
        ...QboConflictRow
      }
    }
  }
`);

/** Decides about one conflict. */
export function useSolve() {
  const [send] = useMutation(SolveQboConflict, { refetchQueries: "active" });
  const { busy, problem, run } = useVerb({
    shownBy: "caller",
    stale: ["qbo-conflict-solved", "qbo-resolution-not-offered"],
    inWords: ({ message, fields }) =>
      fields.length === 0
        ? message
        : t("accounting.fieldsNotTaken", { fields: fields.map(({ field }) => fieldWord(field)).join(", ") }),
  });
  const solve = (input: SolveQboConflictInput, done: string) => run(() => send({ variables: { input } }), done);

  return { busy, problem, solve };
}

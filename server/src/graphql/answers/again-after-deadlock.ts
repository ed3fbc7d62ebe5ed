// Two changes that lock the same records in opposite order wait for each other: PostgreSQL ends one of them, of which then
// nothing is stored. It is done again, after the other one.
import { Kind, OperationTypeNode, type GraphQLError, type OperationDefinitionNode } from "postgraphile/graphql";
import { errorCode } from "#platform/startup-error.ts";

const deadlockDetected = "40P01";
const mostTries = 4;

interface Result {
  errors?: readonly GraphQLError[];
}

/** Of several changes the earlier ones are stored, so that only an operation with a single one is tried again. */
const mayRunAgain = ({ operation, selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.MUTATION && selections.length === 1 && selections[0]?.kind === Kind.FIELD;

/** Returns how the operation is run. */
export function againAfterDeadlock<Args, Answer extends Result>(
  operation: OperationDefinitionNode | null | undefined,
  run: (args: Args) => Promise<Answer>,
): (args: Args) => Promise<Answer> {
  if (!operation || !mayRunAgain(operation)) return run;
  return async (args) => {
    for (let tries = 1; ; tries++) {
      const answer = await run(args);
      if (tries === mostTries || !answer.errors?.some(isDeadlock)) return answer;
    }
  };
}

const isDeadlock = ({ originalError }: GraphQLError): boolean => errorCode(originalError) === deadlockDetected;

import { useApolloClient } from "@apollo/client/react";
import { problemOf, type Problem } from "#data/problem.ts";
import { useMessage } from "#ui/message-bar.tsx";

/** Why the server refused; where someone else was faster, what they did is seen from then on, and said to be the reason. */
export function useRefusal(): (error: unknown) => Problem {
  const client = useApolloClient();
  const showMessage = useMessage();
  return (error) => {
    const problem = problemOf(error);
    if (problem.code === "definition-changed" || problem.code === "not-found") {
      showMessage(problem.message, { color: "error" }); // What is read anew takes the form's place, and its message.
      void client.refetchQueries({ include: "active" });
    }
    return problem;
  };
}

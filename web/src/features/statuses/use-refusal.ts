import { useApolloClient } from "@apollo/client/react";
import { problemOf, type Problem } from "#data/problem.ts";

/** Why the server refused; where someone else was faster, what they did is seen from then on. */
export function useRefusal(): (error: unknown) => Problem {
  const client = useApolloClient();
  return (error) => {
    const problem = problemOf(error);
    if (problem.code === "definition-changed" || problem.code === "not-found")
      void client.refetchQueries({ include: "active" });
    return problem;
  };
}

import { useApolloClient } from "@apollo/client/react";
import { problemOf, type Problem } from "./problem.ts";

/** What is shown is out of date: it is read again. */
const staleProblems = ["definition-changed", "task-archived", "not-found"];

/** Why the server refused; where someone else was faster, what they did is seen from then on. */
export function useRefusal(): (error: unknown) => Problem {
  const client = useApolloClient();
  return (error) => {
    const problem = problemOf(error);
    if (staleProblems.includes(problem.code)) void client.refetchQueries({ include: "active" });
    return problem;
  };
}

import { useApolloClient } from "@apollo/client/react";
import { problemOf, type Problem } from "./problem.ts";

/** What is shown is out of date and is reloaded. */
const staleProblems = ["definition-changed", "task-archived", "not-found"];

/** Returns why the server refused; where someone else was faster, reloads so that their change is visible. */
export function useRefusal(): (error: unknown) => Problem {
  const client = useApolloClient();
  return (error) => {
    const problem = problemOf(error);
    if (staleProblems.includes(problem.code)) void client.refetchQueries({ include: "active" });
    return problem;
  };
}

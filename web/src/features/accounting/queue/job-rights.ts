import type { QboJobRowFragment } from "#graphql/graphql.ts";

type State = Pick<QboJobRowFragment, "status" | "problem">;

/** A job that failed, or that waits for another attempt. */
export const canRetry = ({ status, problem }: State): boolean =>
  status === "failed" || (status === "pending" && problem !== null);

/** What is not done yet, nor being sent. */
export const canSkip = ({ status }: State): boolean =>
  status === "failed" || status === "pending" || status === "unconfirmed";

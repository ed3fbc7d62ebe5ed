import Skeleton from "@mui/material/Skeleton";
import { LinkFailed } from "#records/link/link-failed.tsx";
import { useLinkedDocument } from "#records/link/use-linked-document.ts";
import { linkedEstimateSchema } from "./linked-estimate.ts";
import { LinkedEstimateView } from "./linked-estimate-view.tsx";

const parse = (answer: unknown) => linkedEstimateSchema.parse(answer);

/** The estimate behind the link of an email, to read and to decide on. */
export function EstimateByLink({ token }: { token: string }) {
  const { found, problem, load } = useLinkedDocument({ path: "estimate-link", token, parse });
  if (found) return <LinkedEstimateView linked={found} token={token} onChanged={load} />;
  if (problem) return <LinkFailed problem={problem} onRetry={() => void load()} />;

  return <Skeleton variant="rounded" height={480} />;
}

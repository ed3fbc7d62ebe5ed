import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { BlankState } from "#ui/layout/blank-state.tsx";
import type { LinkProblem } from "./call-estimate-link.ts";
import { LinkedEstimateView } from "./linked-estimate-view.tsx";
import { useLinkedEstimate } from "./use-linked-estimate.ts";

/** The estimate behind the link of an email, to read and to decide on. */
export function EstimateByLink({ token }: { token: string }) {
  const { found, problem, load } = useLinkedEstimate(token);
  if (found) return <LinkedEstimateView linked={found} token={token} onChanged={load} />;
  if (problem) return <LinkFailed problem={problem} onRetry={() => void load()} />;

  return <Skeleton variant="rounded" height={480} />;
}

function LinkFailed({ problem: { code, message }, onRetry }: { problem: LinkProblem; onRetry: () => void }) {
  const title = titles[code];
  if (title)
    return (
      <BlankState kind="noAccess" title={title} whole>
        {t("billing.askForANewLink")}
      </BlankState>
    );

  return (
    <BlankState
      kind={code === "network" ? "offline" : "error"}
      title={t("billing.estimateNotLoaded")}
      whole
      action={
        <Button variant="contained" onClick={onRetry}>
          {t("ui.tryAgain")}
        </Button>
      }
    >
      {message}
    </BlankState>
  );
}

/** Of links that lead nowhere: trying again does not help. */
const titles: Readonly<Record<string, string>> = {
  "link-expired": t("billing.linkHasExpired"),
  "link-revoked": t("billing.linkIsRevoked"),
  "not-found": t("billing.linkIsUnknown"),
};

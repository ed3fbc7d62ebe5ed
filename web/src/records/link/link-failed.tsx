import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { BlankState } from "#ui/layout/blank-state.tsx";
import type { LinkProblem } from "./call-link.ts";

/** Why a link shows nothing, and what to do about it. */
export function LinkFailed({ problem: { code, message }, onRetry }: { problem: LinkProblem; onRetry: () => void }) {
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
      title={t("billing.documentNotLoaded")}
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

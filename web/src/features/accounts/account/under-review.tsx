import { t } from "@boresight/domain/texts/text";
import { BlankState } from "#ui/layout/blank-state.tsx";

/** Shown to an account that has no customer yet. */
export function UnderReview() {
  return (
    <BlankState kind="empty" title={t("accounts.weAreReviewingYourAccount")}>
      {t("accounts.youCanSendUsVehiclesAs")}
    </BlankState>
  );
}

import { t } from "@boresight/domain/texts/text";
import { CheckCircleOutlined } from "#ui/icons/done/check-circle-outlined.ts";
import { ErrorOutlineOutlined } from "#ui/icons/problem/error-outline-outlined.ts";
import { PauseCircleOutlined } from "#ui/icons/time/pause-circle-outlined.ts";
import type { WebhookFieldsFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Enabled, disabled, or disabled by us because its deliveries failed. */
export function WebhookState({ isActive, failedAt }: Pick<WebhookFieldsFragment, "failedAt" | "isActive">) {
  if (isActive) {
    return (
      <ToneChip tone="green" icon={CheckCircleOutlined}>
        {t("base.on")}
      </ToneChip>
    );
  }
  return failedAt ? (
    <ToneChip tone="red" icon={ErrorOutlineOutlined}>
      {t("settings.failedSwitchedOff")}
    </ToneChip>
  ) : (
    <ToneChip tone="grey" icon={PauseCircleOutlined}>
      {t("base.off")}
    </ToneChip>
  );
}

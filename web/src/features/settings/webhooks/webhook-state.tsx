import { t } from "@boresight/domain/texts/text";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import ErrorOutlineOutlined from "~icons/ic/outline-error-outline";
import PauseCircleOutlined from "~icons/ic/outline-pause-circle";
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

import { CheckCircleOutlined } from "#ui/icons/check-circle-outlined.ts";
import { ErrorOutlineOutlined } from "#ui/icons/error-outline-outlined.ts";
import { PauseCircleOutlined } from "#ui/icons/pause-circle-outlined.ts";
import type { WebhookFieldsFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** Enabled, disabled, or disabled by us because its deliveries failed. */
export function WebhookState({ isActive, failedAt }: Pick<WebhookFieldsFragment, "failedAt" | "isActive">) {
  if (isActive) {
    return (
      <ToneChip tone="green" icon={CheckCircleOutlined}>
        On
      </ToneChip>
    );
  }
  return failedAt ? (
    <ToneChip tone="red" icon={ErrorOutlineOutlined}>
      Failed, switched off
    </ToneChip>
  ) : (
    <ToneChip tone="grey" icon={PauseCircleOutlined}>
      Off
    </ToneChip>
  );
}

import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import ErrorOutlineOutlined from "@mui/icons-material/ErrorOutlineOutlined";
import PauseCircleOutlined from "@mui/icons-material/PauseCircleOutlined";
import type { WebhookFieldsFragment } from "#graphql/graphql.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";

/** On, off, or switched off by us because its deliveries failed. */
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

import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import type { SvgIconComponent } from "#ui/icons/create-icon.tsx";
import BoltOutlined from "~icons/ic/outline-bolt";
import HourglassEmpty from "~icons/ic/baseline-hourglass-empty";
import SmsOutlined from "~icons/ic/outline-sms";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { priorityWord } from "#features/orders/order-words.ts";

/** Rush, or a customer who waits on the premises; nothing for an ordinary order. */
export function PriorityMark({ priority }: { priority: string }) {
  if (priority === "normal") return null;
  return <Mark icon={priority === "rush" ? BoltOutlined : HourglassEmpty} label={priorityWord(priority)} />;
}

/** Messages that wait: `label` says for what. */
export function MessageMark({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <Mark icon={SmsOutlined} label={label}>
      {count}
    </Mark>
  );
}

interface POMarkProps {
  poNumber: string | null;
  customer: { requiresPo?: boolean | undefined } | null;
}

/** The customer is billed only against a purchase order, and there is none yet. */
export function POMark({ poNumber, customer }: POMarkProps) {
  if (poNumber || !customer?.requiresPo) return null;
  return (
    <Box component="span" sx={{ color: "tone.amber.text", fontSize: "0.75rem", fontWeight: 500, whiteSpace: "nowrap" }}>
      {t("orders.poMissing")}
    </Box>
  );
}

interface MarkProps {
  icon: SvgIconComponent;
  label: string;
  children?: number;
}

function Mark({ icon: Icon, label, children }: MarkProps) {
  return (
    <Tooltip title={label}>
      <Box
        component="span"
        sx={{
          position: "relative",
          display: "inline-flex",
          alignItems: "center",
          gap: 0.5,
          verticalAlign: "middle",
          color: "tone.amber.text",
          fontSize: "0.75rem",
          fontWeight: 600,
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 16 }} />
        <span aria-hidden>{children}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Box>
    </Tooltip>
  );
}

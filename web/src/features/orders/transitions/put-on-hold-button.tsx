import { t } from "@boresight/domain/texts/text";
import type { HoldReason } from "@boresight/domain/orders/reasons";
import Button from "@mui/material/Button";
import { useIsOnline } from "#data/offline/use-offline.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { OrderTransitionsFields } from "#records/order-transitions.fragment.ts";
import { useStatusName } from "./order-transitions.tsx";
import { useTransition } from "./use-transition.tsx";

interface PutOnHoldButtonProps {
  order: FragmentType<typeof OrderTransitionsFields>;
  /** What is known about it, to begin with. */
  given: { holdReasonKey: HoldReason; note: string };
}

/** Puts an order on hold for what was just found; absent where it cannot go there. */
export function PutOnHoldButton({ order, given }: PutOnHoldButtonProps) {
  const shown = readFragment(OrderTransitionsFields, order);
  const { begin, loading, question } = useTransition(shown);
  const name = useStatusName();
  const isOnline = useIsOnline();
  const hold = shown.allowedTransitions.find(({ status }) => status?.isHold);
  if (!hold) return null;

  return (
    <>
      <Button
        variant="outlined"
        loading={loading}
        disabled={!isOnline}
        onClick={() => void begin(hold, name(hold), given)}
        sx={{ minHeight: 44 }}
      >
        {t("orders.putOnHold")}
      </Button>
      {question}
    </>
  );
}

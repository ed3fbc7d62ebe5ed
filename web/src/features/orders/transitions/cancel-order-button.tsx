import { isStaff } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { OrderTransitionsFields } from "#records/order-transitions.fragment.ts";
import { useTransition } from "./use-transition.tsx";

type Order = FragmentType<typeof OrderTransitionsFields>;

/** Whether the reader cancels the order beside its appointment, as customers do. */
export function useMayCancel(order: Order): boolean {
  const staff = isStaff(roleOf(useAuth().user));
  const { allowedTransitions } = readFragment(OrderTransitionsFields, order);
  return !staff && allowedTransitions.some(({ status }) => status?.key === "cancelled");
}

export function CancelOrderButton({ order }: { order: Order }) {
  const shown = readFragment(OrderTransitionsFields, order);
  const cancel = shown.allowedTransitions.find(({ status }) => status?.key === "cancelled");
  const { begin, loading, question } = useTransition(shown);

  return (
    <>
      <Button
        size="small"
        color="error"
        loading={loading}
        disabled={!cancel}
        onClick={() => cancel && void begin(cancel, "")}
      >
        {t("orders.cancelTheOrder")}
      </Button>
      {question}
    </>
  );
}

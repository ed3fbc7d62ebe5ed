import { useState } from "react";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ArrivingOrderFragment } from "#graphql/graphql.ts";
import { VinDialog } from "#features/orders/arrival/vin-dialog.tsx";
import { StatusChangeDialog, type StatusChangeProps } from "./status-change-dialog.tsx";
import {
  needsInput,
  awaitsVin,
  OrderTransitionsFields,
  type AvailableTransition,
} from "#records/order-transitions.fragment.ts";

/** Asks for everything a status change requires, in sequence: first the VIN at the vehicle, then reasons and notes. */
export function StatusChangeQuestion({ orderId, number, offered, label, given, onChange, onClose }: StatusChangeProps) {
  const [seen, setSeen] = useState<{ offered: AvailableTransition; version?: number }>({ offered });
  const [isVinLeftOut, leaveOutVin] = useState(false);
  const goOn = async (order: ArrivingOrderFragment) => {
    const { version, allowedTransitions } = readFragment(OrderTransitionsFields, order);
    const now = allowedTransitions.find(({ status }) => status?.id === offered.status?.id);
    if (now && needsInput(now)) return setSeen({ offered: now, version });
    if (now) await onChange(now, { version });
    onClose();
  };
  if (awaitsVin(seen.offered) && !isVinLeftOut)
    return (
      <VinDialog
        orderId={orderId}
        onConfirmed={goOn}
        onLeaveOut={offered.mayOverride ? () => leaveOutVin(true) : undefined}
        onClose={onClose}
      />
    );

  const { version } = seen;
  return (
    <StatusChangeDialog
      orderId={orderId}
      number={number}
      offered={seen.offered}
      label={label}
      given={given}
      onChange={(transition, answers) =>
        onChange(transition, version === undefined ? answers : { version, ...answers })
      }
      onClose={onClose}
    />
  );
}

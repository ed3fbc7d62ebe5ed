import { useState } from "react";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ArrivingOrderFragment } from "#graphql/graphql.ts";
import { VinDialog } from "#features/orders/arrival/vin-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { asksFor, awaitsVin, OrderMovesParts, type OfferedMove } from "./order-moves-parts.ts";
import type { Move } from "./use-move-order.ts";

interface MoveQuestionProps {
  orderId: string;
  offered: OfferedMove;
  label: string;
  onMove: Move;
  onClose: () => void;
}

/** All that a move asks for, one after the other: first the VIN at the vehicle, then reasons and notes. */
export function MoveQuestion({ orderId, offered, label, onMove, onClose }: MoveQuestionProps) {
  const [seen, setSeen] = useState<{ offered: OfferedMove; version?: number }>({ offered });
  const [isVinLeftOut, leaveOutVin] = useState(false);
  const goOn = async (order: ArrivingOrderFragment) => {
    const { version, allowedMoves } = readFragment(OrderMovesParts, order);
    const now = allowedMoves.find(({ status }) => status?.id === offered.status?.id);
    if (now && asksFor(now)) return setSeen({ offered: now, version });
    if (now) await onMove(now, { version });
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
    <MoveDialog
      offered={seen.offered}
      label={label}
      onMove={(move, answers) => onMove(move, version === undefined ? answers : { ...answers, version })}
      onClose={onClose}
    />
  );
}

import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { problemOf, wordsOfProblem } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { ArrivingOrderFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { ArrivingOrderFields } from "./arriving-order.fragment.ts";
import { OtherVehicle } from "./other-vehicle.tsx";
import { ReadVin } from "./read-vin.tsx";

const ArrivingOrderQuery = graphql(`
  query ArrivingOrder($id: UUID!) {
    serviceOrder(id: $id) {
      id
      ...ArrivingOrder
    }
  }
`);

export interface VinDialogProps {
  orderId: string;
  /** The next action; the dialog stays open until it is done. */
  onConfirmed: (order: ArrivingOrderFragment) => Promise<void> | void;
  /** For people who may continue without a VIN. */
  onLeaveOut?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks for the VIN on the vehicle; a mismatch must be resolved before anything continues. */
export function VinDialog({ orderId, onConfirmed, onLeaveOut, onClose }: VinDialogProps) {
  const { data, error } = useQuery(ArrivingOrderQuery, { variables: { id: orderId }, fetchPolicy: "network-only" });
  const [isReadAgain, readAgain] = useState(false);
  const showMessage = useMessage();
  const order = readFragment(ArrivingOrderFields, data?.serviceOrder);
  const settle = async (now: ArrivingOrderFragment) => {
    if (now.vinConfirmedAt === null) return readAgain(false);
    showMessage(t("orders.vinConfirmed"));
    await onConfirmed(now);
  };
  if (order && order.vinSeen !== null && order.vinConfirmedAt === null && !isReadAgain)
    return (
      <OtherVehicle
        order={order}
        seen={order.vinSeen}
        onCorrected={onConfirmed}
        onReadAgain={() => readAgain(true)}
        onClose={onClose}
      />
    );

  return (
    <ReadVin
      orderId={orderId}
      vehicle={order?.vehicle ?? null}
      problem={error ? wordsOfProblem(problemOf(error)) : null}
      onRead={settle}
      onLeaveOut={onLeaveOut}
      onClose={onClose}
    />
  );
}

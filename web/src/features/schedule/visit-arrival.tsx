import type { ReactNode } from "react";
import type { VisitPartsFragment } from "#graphql/graphql.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { useVisitVerbs } from "./use-visit-verbs.ts";

interface ExpectedVisits {
  expectedVisits: { nodes: readonly ({ id: string; version: number } | null)[] };
}

/** What is asked about the order of a visit: orders are another feature's, so the screen brings these dialogs along. */
export interface ArrivalDialogs {
  vin: (question: {
    orderId: string;
    onConfirmed: (order: ExpectedVisits) => Promise<void>;
    onClose: () => void;
  }) => ReactNode;
  trouble: (question: { orderId: string; way: string; onClose: () => void }) => ReactNode;
}

export interface AskedArrival {
  about: keyof ArrivalDialogs;
  visit: VisitPartsFragment;
}

interface VisitArrivalProps extends AskedArrival {
  dialogs: ArrivalDialogs;
  onArrived: () => void;
  onClose: () => void;
}

/** The vehicle of a visit is checked in once its VIN has been read, or something keeps it from coming. */
export function VisitArrival({ about, visit, dialogs, onArrived, onClose }: VisitArrivalProps) {
  const { checkIn } = useVisitVerbs();
  const showMessage = useMessage();
  const orderId = visit.serviceOrder?.id;
  if (orderId === undefined) return null;
  if (about === "trouble") return dialogs.trouble({ orderId, way: visit.kind, onClose });

  const arrive = async ({ expectedVisits }: ExpectedVisits) => {
    const version = expectedVisits.nodes.find((expected) => expected?.id === visit.id)?.version ?? visit.version;
    const problem = await checkIn({ id: visit.id, version });
    onClose();
    if (problem) showMessage(problem.message, { color: "error" });
    else onArrived();
  };
  return dialogs.vin({ orderId, onConfirmed: arrive, onClose });
}

import { t } from "@boresight/domain/texts/text";
import {
  closestCenter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
} from "@dnd-kit/core";
import { useMemo, type ReactNode } from "react";
import { DragArea } from "#ui/drag/drag-area.tsx";
import { moveByKeys } from "./board-keys.ts";

interface BoardDragProps {
  /** The label of a card or a status. */
  nameOf: (id: string) => string;
  onDrop: (orderId: string, statusId: string) => void;
  children: ReactNode;
}

const instructions = t("orders.toMoveThisOrderPressSpace");

/** Cards are dragged by mouse, by long touch, or by keyboard; a card whose status change is rejected returns. */
export function BoardDrag({ nameOf, onDrop, children }: BoardDragProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKeys }),
  );
  const announcements = useMemo(() => announcementsOf(nameOf), [nameOf]);

  return (
    <DragArea
      sensors={sensors}
      collision={underPointer}
      announcements={announcements}
      instructions={instructions}
      nameOf={nameOf}
      onDrop={onDrop}
    >
      {children}
    </DragArea>
  );
}

/** The drop target under the pointer; for the keyboard the nearest one. */
const underPointer: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

const announcementsOf = (nameOf: (id: string) => string): Announcements => ({
  onDragStart: ({ active }) => t("orders.nameofIsPickedUp", { number: nameOf(String(active.id)) }),
  onDragOver: ({ active, over }) =>
    over
      ? t("orders.nameofIsOverNameof2", { number: nameOf(String(active.id)), status: nameOf(String(over.id)) })
      : undefined,
  onDragEnd: ({ active, over }) =>
    over
      ? t("orders.nameofIsPutOnNameof2", { number: nameOf(String(active.id)), status: nameOf(String(over.id)) })
      : undefined,
  onDragCancel: ({ active }) => t("orders.nameofStaysWhereItWas", { number: nameOf(String(active.id)) }),
});

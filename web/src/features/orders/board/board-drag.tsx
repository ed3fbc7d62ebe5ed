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
  KeyboardCode,
  type ClientRect,
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";
import { useMemo, type ReactNode } from "react";
import { DragArea } from "#ui/drag/drag-area.tsx";

interface BoardDragProps {
  /** The label of a card or a status. */
  nameOf: (id: string) => string;
  onDrop: (orderId: string, statusId: string) => void;
  children: ReactNode;
}

const instructions = t("orders.aboutMovingByKeys");

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

const directions: Record<string, { across: number; along: number }> = {
  [KeyboardCode.Left]: { across: -1, along: 0 },
  [KeyboardCode.Right]: { across: 1, along: 0 },
  [KeyboardCode.Up]: { across: 0, along: -1 },
  [KeyboardCode.Down]: { across: 0, along: 1 },
};

const middle = ({ left, top, width, height }: ClientRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Moves from status to status with the arrow keys: to the nearest one in that direction. */
const moveByKeys: KeyboardCoordinateGetter = (event, { context: { droppableRects, over, collisionRect } }) => {
  const direction = directions[event.code];
  const from = (over && droppableRects.get(over.id)) ?? collisionRect;
  if (!direction || !from || !collisionRect) return undefined;
  event.preventDefault();
  const start = middle(from);
  const [nearest] = [...droppableRects.values()]
    .map((rect) => ({ rect, x: middle(rect).x - start.x, y: middle(rect).y - start.y }))
    .filter(({ rect, x, y }) =>
      direction.across === 0
        ? Math.abs(x) < rect.width / 2 && y * direction.along > 1
        : x * direction.across > rect.width / 2,
    )
    .toSorted((one, other) => distance(one, direction) - distance(other, direction));
  if (!nearest) return undefined;
  const target = middle(nearest.rect);
  return { x: target.x - collisionRect.width / 2, y: target.y - collisionRect.height / 2 };
};

// The next column first, and in it the status at the same height.
const distance = ({ x, y }: { x: number; y: number }, { across }: { across: number }): number =>
  across === 0 ? Math.abs(y) : Math.abs(x) * 100 + Math.abs(y);

import { KeyboardCode, type ClientRect, type KeyboardCoordinateGetter } from "@dnd-kit/core";

const directions: Record<string, { across: number; along: number }> = {
  [KeyboardCode.Left]: { across: -1, along: 0 },
  [KeyboardCode.Right]: { across: 1, along: 0 },
  [KeyboardCode.Up]: { across: 0, along: -1 },
  [KeyboardCode.Down]: { across: 0, along: 1 },
};

const middle = ({ left, top, width, height }: ClientRect) => ({ x: left + width / 2, y: top + height / 2 });

/** Moves from status to status with the arrow keys: to the nearest one in that direction. */
export const moveByKeys: KeyboardCoordinateGetter = (event, { context: { droppableRects, over, collisionRect } }) => {
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

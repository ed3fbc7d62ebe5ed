export interface SortableGroup {
  id: string;
  itemIds: readonly string[];
}

/**
 * Returns the group that an item is dropped into, in its new order; null when nothing changes. Over another item it
 * takes that position, over a group itself it comes last.
 */
export function orderAfterDrop(groups: readonly SortableGroup[], itemId: string, overId: string): SortableGroup | null {
  const target = groups.find(({ id, itemIds }) => id === overId || itemIds.includes(overId));
  if (!target || itemId === overId) return null;
  const others = target.itemIds.filter((id) => id !== itemId);
  const place = target.id === overId ? others.length : target.itemIds.indexOf(overId);
  const itemIds = others.toSpliced(place, 0, itemId);
  return itemIds.every((id, index) => id === target.itemIds[index]) ? null : { id: target.id, itemIds };
}

/** One step up or down inside its group; null at the end. */
export function orderAfterStep(group: SortableGroup, itemId: string, step: -1 | 1): SortableGroup | null {
  const neighbour = group.itemIds[group.itemIds.indexOf(itemId) + step];
  return neighbour === undefined ? null : orderAfterDrop([group], itemId, neighbour);
}

import * as shape from "@boresight/domain/base/shape";
import { recentlyOpenedKey } from "#auth/token-store.ts";

const mostKept = 8;

const kinds = { "service-orders": "orders", customers: "customers", vehicles: "vehicles" } as const;
type Page = keyof typeof kinds;

export interface Opened {
  kind: (typeof kinds)[Page];
  id: string;
}

const keptSchema = shape.object({
  person: shape.string(),
  opened: shape.array(shape.object({ kind: shape.string(), id: shape.string() })),
});

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** What this person opened last on this device, the latest first: only ids, whose words are requested again. */
export function openedBefore(person: string, shelf: Shelf = localStorage): Opened[] {
  const kept = keptSchema.safeParse(shape.parseJson(shelf.getItem(recentlyOpenedKey)));
  return kept.success && kept.data.person === person ? kept.data.opened.filter(isOpened) : [];
}

/** Puts the record of this page first, if it is one of a record. Signing out clears them. */
export function keepOpened(person: string, path: string, shelf: Shelf = localStorage): void {
  const [, page, id] = /^\/(service-orders|customers|vehicles)\/([0-9a-f-]{36})$/.exec(path) ?? [];
  if (!page || !id) return;
  const before = openedBefore(person, shelf).filter((each) => each.id !== id);
  const opened = [{ kind: kinds[page as Page], id }, ...before].slice(0, mostKept);
  shelf.setItem(recentlyOpenedKey, JSON.stringify({ person, opened }));
}

const isOpened = (each: { kind: string; id: string }): each is Opened =>
  Object.values<string>(kinds).includes(each.kind);

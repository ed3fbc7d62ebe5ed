import * as shape from "@boresight/domain/base/shape";
import { cleared, filterNames } from "#features/orders/list/order-address.ts";
import { startOfCalendar } from "#features/orders/list/order-shapes.ts";

const settingsSchema = shape.object({
  filters: shape.record(shape.string()),
  columns: shape.array(shape.string()),
  sort: shape.optional(shape.nullable(shape.string())),
});

export interface ViewSettings {
  filters: Record<string, string>;
  columns: string[];
  sort: string | null;
}

type Search = Readonly<Record<string, string | undefined>>;

const keptNames = ["show", "span", "view", "search", ...filterNames];

/** Returns what a view stores of a URL. */
export function settingsOf(search: Search): ViewSettings {
  const kept = keptNames.flatMap((name) => {
    const value = search[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    filters: Object.fromEntries(kept),
    columns: search["columns"]?.split(",") ?? [],
    sort: search["sort"] ?? null,
  };
}

/** Returns the URL changes that apply a view: everything it stores, and nothing of the previous view. */
export function addressOf(stored: unknown): Record<string, string | undefined> {
  const settings = settingsSchema.safeParse(stored).data;
  const known = Object.entries(settings?.filters ?? {}).filter(([name]) => keptNames.includes(name));
  return {
    ...cleared,
    ...startOfCalendar,
    show: undefined,
    view: undefined,
    ...Object.fromEntries(known),
    columns: settings?.columns.join() || undefined,
    sort: settings?.sort ?? undefined,
  };
}

/** The position within a view, which is not part of it. */
const passing = new Set(["page", "date", "day"]);

/** Whether a URL shows exactly what a view stores. */
export function isShown(stored: unknown, search: Search): boolean {
  return Object.entries(addressOf(stored)).every(([name, value]) => passing.has(name) || search[name] === value);
}

import * as shape from "@boresight/domain/base/shape";

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

/** A list whose views people save. */
export interface ListOfViews {
  list: "service-orders" | "customers";
  /** What a view stores of the URL beyond columns and sort order. */
  names: readonly string[];
  /** The position within a view, which is not part of it. */
  passing: readonly string[];
}

type Search = Readonly<Record<string, string | undefined>>;

/** Returns what a view stores of a URL. */
export function settingsOf(search: Search, { names }: ListOfViews): ViewSettings {
  const kept = names.flatMap((name) => {
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
export function addressOf(stored: unknown, { names, passing }: ListOfViews): Record<string, string | undefined> {
  const settings = settingsSchema.safeParse(stored).data;
  const known = Object.entries(settings?.filters ?? {}).filter(([name]) => names.includes(name));
  return {
    ...Object.fromEntries([...names, ...passing].map((name) => [name, undefined])),
    ...Object.fromEntries(known),
    columns: settings?.columns.join() || undefined,
    sort: settings?.sort ?? undefined,
  };
}

/** Whether a URL shows exactly what a view stores. */
export const isShown = (stored: unknown, search: Search, of: ListOfViews): boolean =>
  Object.entries(addressOf(stored, of)).every(([name, value]) => of.passing.includes(name) || search[name] === value);

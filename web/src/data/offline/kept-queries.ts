/** What can be read without a network, as it was last seen: the person's day, and the orders opened last. */
const orderQueries: ReadonlySet<string> = new Set(["ServiceOrderPage"]);

/** Asked about nothing in particular: the latest answer counts. */
export const plainQueries: readonly string[] = [
  "AdminDashboardPage",
  "CustomerDashboardPage",
  "GetBaseData",
  "KnownTransitions",
  "RegisteredEquipment",
];
const plain: ReadonlySet<string> = new Set(plainQueries);

interface Query {
  name: string;
  isOrder: boolean;
  /** Part of the page's own content, whose age is shown. */
  isPage: boolean;
}

/** Under which name the answer of a query is kept; null for all that is not. */
export function keptQuery(operation: string | undefined, variables: Readonly<Record<string, unknown>>): Query | null {
  if (operation === undefined) return null;
  if (orderQueries.has(operation))
    return { name: `${operation} ${String(variables["id"])}`, isOrder: true, isPage: true };
  return plain.has(operation) ? { name: operation, isOrder: false, isPage: operation.endsWith("Page") } : null;
}

interface Connection<Row> {
  nodes: readonly (Row | null)[];
}

/** Returns the orders of a page of them, without those that were just removed. */
export const ordersOf = <Row>(page: { orders: readonly (Row | null)[] } | null | undefined): Row[] =>
  page?.orders.filter((row) => row !== null) ?? [];

/** Returns the rows of a connection; none while it is loading. A row that was just removed is left out. */
export const rowsOf = <Row>(connection: Connection<Row> | null | undefined): Row[] =>
  connection?.nodes.filter((row) => row !== null) ?? [];

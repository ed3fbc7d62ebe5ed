interface Connection<Row> {
  nodes: readonly (Row | null)[];
}

/** Returns the rows of a connection; none while it is loading. A row that was just removed is left out. */
export const rowsOf = <Row>(connection: Connection<Row> | null | undefined): Row[] =>
  connection?.nodes.filter((row) => row !== null) ?? [];

interface Connection<Row> {
  nodes: readonly (Row | null)[];
}

/** The rows of a connection; none while it is not there. A row that was removed a moment ago is left out. */
export const rowsOf = <Row>(connection: Connection<Row> | null | undefined): Row[] =>
  connection?.nodes.filter((row) => row !== null) ?? [];

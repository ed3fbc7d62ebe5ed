// One statement with the caller's rights in one message: PostgreSQL runs what is sent before a sync as one transaction, so
// that neither `begin` nor `commit` is needed, and the rights end with it.
import { Query, type ClientBase, type Connection, type QueryConfig } from "pg";

const setting = `select set_config('role', $1, true), set_config('app.role', $2, true), set_config('app.user_id', $3, true),
  set_config('app.customer_id', $4, true)`;
const setRights = `prepare rights (text, text, text, text) as ${setting}`;
const beginReading = { name: "begin_reading", text: "begin isolation level repeatable read, read only" };

/** Prepares a connection for its first rights query. */
export async function prepareForRights(connection: ClientBase): Promise<void> {
  await connection.query(setRights);
  await connection.query(beginReading); // SQL cannot prepare a `begin`, the protocol can.
  await connection.query("commit");
}

/** In the order of the prepared statement's parameters. */
export type RightsValues = readonly [role: string, productRole: string, userId: string, customerId: string];

/** What pg's query does with the messages it receives; missing from its types. */
interface Receiver {
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const receiver = Query.prototype as unknown as Receiver & Pick<Query, "submit">;

export interface Rights {
  values: RightsValues;
  /** Begins a transaction for reading, which lasts beyond the statement. */
  beginsReading?: boolean;
  /** Behind a pooler nothing is prepared, and the limit of a statement, in milliseconds, goes with it. */
  pooledLimit?: number | undefined;
}

/** The outcome of a query, given to its callback. */
export type Settle = (error: Error | undefined, result: { rows: unknown[]; rowCount: number | null }) => void;

const limited = `${setting}, set_config('statement_timeout', $5, true)`;

/** What has no name is parsed first. */
function sendPrepared(
  connection: Connection,
  said: { name?: string; text?: string; values?: readonly string[] },
): void {
  const { name = "", text, values = [] } = said;
  if (!name && text) connection.parse({ name, text, types: [] }, true);
  connection.bind({ statement: name, values: [...values] }, true);
  connection.execute({}, true);
}

/** Sends the rights and then its own statement; what is answered before the statement's own answer is dropped. */
export class RightsQuery extends Query {
  readonly #rights: Rights;
  #awaited: number;

  constructor(statement: QueryConfig, rights: Rights, settle: Settle) {
    super({ ...statement, queryMode: "extended" } as QueryConfig, settle);
    this.#rights = rights;
    this.#awaited = rights.beginsReading ? 2 : 1;
  }

  // A property, because that is what pg's types declare.
  override readonly submit = (connection: Connection) => {
    const { values, beginsReading, pooledLimit: limit } = this.#rights;
    connection.stream.cork();
    try {
      if (beginsReading) sendPrepared(connection, limit === undefined ? beginReading : { text: beginReading.text });
      if (limit === undefined) sendPrepared(connection, { name: "rights", values });
      else sendPrepared(connection, { text: limited, values: [...values, String(limit)] });
      return receiver.submit.call(this, connection);
    } finally {
      connection.stream.uncork();
    }
  };

  handleDataRow(message: unknown) {
    if (this.#awaited === 0) receiver.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: Connection) {
    if (this.#awaited > 0) this.#awaited--;
    else receiver.handleCommandComplete.call(this, message, connection);
  }
}

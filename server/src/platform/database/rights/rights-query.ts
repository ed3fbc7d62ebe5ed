// One statement with the caller's rights in one message: PostgreSQL runs what is sent before a sync as one transaction, so
// that neither `begin` nor `commit` is needed, and the rights end with it.
import { Query, type Connection, type QueryConfig } from "pg";

/** Prepared on a connection before its first rights query. */
export const prepareRights = `prepare rights (text, text, text, text) as select set_config('role', $1, true),
  set_config('app.role', $2, true), set_config('app.user_id', $3, true), set_config('app.customer_id', $4, true)`;

/** In the order of the prepared statement's parameters. */
export type RightsValues = readonly [role: string, productRole: string, userId: string, customerId: string];

/** What pg's query does with the messages it receives; missing from its types. */
interface Receiver {
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
const receiver = Query.prototype as unknown as Receiver & Pick<Query, "submit">;

/** The outcome of a query, given to its callback. */
export type Settle = (error: Error | undefined, result: { rows: unknown[]; rowCount: number | null }) => void;

/** Sends the rights and then its own statement; the rights' row is dropped when it arrives. */
export class RightsQuery extends Query {
  readonly #rights: RightsValues;
  #isSettingRights = true;

  constructor(statement: QueryConfig, rights: RightsValues, settle: Settle) {
    super({ ...statement, queryMode: "extended" } as QueryConfig, settle);
    this.#rights = rights;
  }

  // A property, because that is what pg's types declare.
  override readonly submit = (connection: Connection) => {
    connection.stream.cork();
    try {
      connection.bind({ statement: "rights", values: [...this.#rights] }, true);
      connection.execute({}, true);
      return receiver.submit.call(this, connection);
    } finally {
      connection.stream.uncork();
    }
  };

  handleDataRow(message: unknown) {
    if (!this.#isSettingRights) receiver.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, connection: Connection) {
    if (this.#isSettingRights) this.#isSettingRights = false;
    else receiver.handleCommandComplete.call(this, message, connection);
  }
}

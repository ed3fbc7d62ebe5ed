// One statement with the caller's rights in one message: PostgreSQL runs what is sent before a sync as one transaction, so
// that neither `begin` nor `commit` is needed, and the rights end with it.
import { Query, type ClientBase, type Connection, type QueryConfig } from "pg";
import type { Pooled } from "../pooler.ts";
import { passGate } from "../upgrade/gate.ts";
import { settingText } from "../transaction.ts";

const setting = `select set_config('role', $1, true), set_config('app.role', $2, true), set_config('app.user_id', $3, true),
  set_config('app.customer_id', $4, true), ${passGate}`;
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
  /** Behind a pooler nothing is prepared by SQL, and the limit of a statement goes with it. */
  pooled?: Pooled | undefined;
}

/** The outcome of a query, given to its callback. */
export type Settle = (error: Error | undefined, result: { rows: unknown[]; rowCount: number | null }) => void;

const limited = { name: "limited_rights", text: `${setting}, set_config('statement_timeout', $5, true)` };

interface Said {
  name: string;
  text?: string;
  values?: readonly string[];
}

function sendPrepared(connection: Connection, { name, values = [] }: Said): void {
  connection.bind({ statement: name, values: [...values] }, true);
  connection.execute({}, true);
}

const parsed = new WeakMap<Connection, Set<string>>();

/** Parses it first: each time, or under its name where the pooler keeps that. */
function sendParsed(connection: Connection, said: Said, isKept: boolean): void {
  const known = parsed.get(connection) ?? new Set();
  parsed.set(connection, known);
  const name = isKept ? said.name : "";
  if (!known.has(name)) connection.parse({ name, text: said.text ?? "", types: [] }, true);
  if (isKept) known.add(name);
  sendPrepared(connection, { ...said, name });
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

  /** How a transaction begins that has the same rights. */
  beginning(): string {
    const [role, productRole, userId, customerId] = this.#rights.values;
    const settings = { role, "app.role": productRole, "app.user_id": userId, "app.customer_id": customerId };
    return `begin; ${settingText(settings)}`;
  }

  get beginsReading(): boolean {
    return this.#rights.beginsReading ?? false;
  }

  // A property, because that is what pg's types declare.
  override readonly submit = (connection: Connection) => {
    const { values, beginsReading, pooled } = this.#rights;
    connection.stream.cork();
    try {
      if (pooled) {
        const { prepares, statementTimeout } = pooled;
        if (beginsReading) sendParsed(connection, beginReading, prepares);
        sendParsed(connection, { ...limited, values: [...values, String(statementTimeout)] }, prepares);
      } else {
        if (beginsReading) sendPrepared(connection, beginReading);
        sendPrepared(connection, { name: "rights", values });
      }
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

import type { PoolClient } from "pg";
import type { SentStatement, StatementWatch } from "./sent-statement.ts";

type Callback = (error: unknown, ...rest: unknown[]) => void;
type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/** What pg's own queries and descriptions of them have in common. */
interface Described {
  text?: string;
  values?: readonly unknown[];
  submit?: unknown;
  callback?: Callback;
  /** Of a query that brings its rights along: how a transaction begins with them. */
  beginning?(): string;
  /** Its transaction goes on. */
  beginsReading?: boolean;
}

/** Reports every statement that is sent over the connection, in whichever way pg is asked for it. */
export function watchClient(client: PoolClient, watch: StatementWatch): void {
  const send = client.query.bind(client) as Send;
  const follow = followTransactions();
  const query: Send = (statement, ...rest) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg takes nothing else
    const described = typeof statement === "string" ? { text: statement } : (statement as Described);
    const ended = watch(follow(described, rest[0]));
    if (!ended) return send(statement, ...rest);
    const { callback, submit } = described;
    if (submit && callback) described.callback = telling(ended, callback);
    if (submit) return send(statement, ...rest);
    const last = rest.at(-1);
    if (typeof last === "function") return send(statement, ...rest.slice(0, -1), telling(ended, last as Callback));
    const answer = send(statement, ...rest) as Promise<unknown>;
    answer.then(() => ended(), ended);
    return answer;
  };
  Object.assign(client, { query });
}

const telling =
  (ended: (error?: unknown) => void, callback: Callback): Callback =>
  (error, ...rest) => {
    ended(error);
    callback(error, ...rest);
  };

/** Remembers how the transaction began that a statement belongs to. */
function followTransactions() {
  let begun: readonly (() => string)[] = [];
  return (described: Described, given: unknown): SentStatement => {
    const { text = "", values, beginsReading } = described;
    const own = described.beginning && (() => described.beginning?.() ?? "");
    if (own && beginsReading) begun = [own];
    else if (text.startsWith("begin")) begun = [() => text];
    else if (text.startsWith("select set_config(")) begun = [...begun, () => text];
    else if (text.endsWith("commit") || text === "rollback") begun = [];
    const before = own ? [own] : begun;
    return {
      text,
      values: values ?? (Array.isArray(given) ? given : []),
      before: () => before.map((say) => say()),
    };
  };
}

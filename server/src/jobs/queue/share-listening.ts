import type { Pool, PoolClient } from "pg";

type Done = (reason?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;

interface Listening {
  client: PoolClient;
  done: Done;
  /** How many kinds of jobs hear it. */
  listeners: number;
  /** It was given back to the pool. */
  isLeft: boolean;
  /** What it listens to, by the statement. */
  asked: Map<string, Promise<unknown>>;
}

/**
 * Returns the pool as Graphile Worker uses it: whoever asks for a connection by a callback gets the same one, because that is
 * how it asks, for each kind of job, for one to listen on. It releases what it listens with twice when the database dies at the wrong moment, in a promise that nobody awaits: here
 * only the first time counts, and an error does not end the server.
 */
export function shareListening(pool: Pool): Pool {
  let listening: Promise<Listening> | undefined;

  let current: Listening | undefined;

  async function open(): Promise<Listening> {
    const client = await pool.connect();
    const shared = {
      client,
      done: (reason?: Error | boolean) => client.release(reason),
      listeners: 0,
      isLeft: false,
      asked: new Map(),
    };
    client.setMaxListeners(0);
    client.once("error", () => forget(shared));
    client.once("end", () => forget(shared));
    current = shared;
    return shared;
  }

  /** One that has ended late is not the one that others listen on by now. */
  function forget(shared: Listening): void {
    if (current === shared) listening = current = undefined;
  }

  function leave(shared: Listening): void {
    shared.listeners--;
    if (shared.listeners > 0) return;
    shared.isLeft = true;
    forget(shared);
    shared.done(true); // It still listens: the pool opens another for anything else.
  }

  async function join(callback: Callback): Promise<void> {
    try {
      let shared = await (listening ??= open());
      // Who waited for the same one may have left it already: it is given back once.
      while (shared.isLeft) shared = await (listening ??= open());
      shared.listeners++;
      let isDone = false;
      callback(undefined, earOf(shared), () => {
        if (isDone) return;
        isDone = true;
        leave(shared);
      });
    } catch (error) {
      listening = undefined;
      callback(error instanceof Error ? error : new Error(String(error)), undefined, () => {});
    }
  }

  const connectShared = (callback?: Callback) => (callback ? void join(callback) : pool.connect());
  return withOwn(pool, "connect", connectShared);
}

/** The same but for one function. */
const withOwn = <Target extends object>(of: Target, name: keyof Target, own: unknown): Target =>
  new Proxy(of, {
    get(target, asked) {
      if (asked === name) return own;
      const value: unknown = Reflect.get(target, asked);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** What is needed to listen. One that stops does not stop the others. */
function earOf({ client, asked }: Listening): PoolClient {
  const listen = (text: string) => {
    const asking = asked.get(text) ?? client.query(text);
    asked.set(text, asking);
    return asking;
  };
  const query = async (text: string) => (text.startsWith("UNLISTEN") ? undefined : listen(text));
  return withOwn(client, "query", query);
}

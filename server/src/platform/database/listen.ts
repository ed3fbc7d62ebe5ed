// Wake-ups for live fields: one LISTEN connection per process, shared by all readers of all topics. A reader is woken
// once at the beginning, then for each notification and after every reconnect, because notifications may have been
// missed.
import { Client, escapeIdentifier } from "pg";
import { createChangeReader } from "./change-reader.ts";
import { keptAlive, watch, type Watch } from "./silence.ts";
import { listening, listeningLag } from "#platform/metrics/metrics.ts";
import type { Log } from "#platform/log.ts";

export interface Changes {
  /** Topics are channel names of at most 63 bytes. */
  subscribe: (topic: string) => AsyncIterableIterator<string>;
  /**
   * Passes the payload of each notification to the reader, and null at the beginning and after a reconnect. Returns
   * the function that stops it.
   */
  follow: (topic: string, reader: Reader) => () => void;
  release: () => Promise<void>;
}

interface Reader {
  wake(payload: string): void;
  end(): void;
}

interface Topic {
  readers: Set<Reader>;
  heard: boolean;
}

const longestWait = 5000;

interface ListenOptions extends Omit<Watch, "ask" | "onSilence"> {
  /** Called when nobody answers any more on the connection: others to the same database are of no use either. */
  onSilence?: () => void;
}

export function listenForChanges(url: string, log: Log, options: ListenOptions = {}): Changes {
  const listener = new Listener(url, log, options);
  void listener.connect();
  return {
    subscribe: (topic) => listener.subscribe(topic),
    follow: (topic, reader) => listener.follow(topic, reader),
    release: () => listener.release(),
  };
}

class Listener {
  readonly #url: string;
  readonly #log: Log;
  readonly #options: ListenOptions;
  readonly #topics = new Map<string, Topic>();
  #connection: Client | null = null;
  #failures = 0;
  #retry: NodeJS.Timeout | undefined;
  #released = false;
  #lastStatement: Promise<unknown> = Promise.resolve();

  constructor(url: string, log: Log, options: ListenOptions) {
    this.#url = url;
    this.#log = log;
    this.#options = options;
  }

  async connect(): Promise<void> {
    const patience = { connectionTimeoutMillis: longestWait, ...keptAlive };
    const client = new Client({ connectionString: this.#url, application_name: "boresight changes", ...patience });
    client.on("notification", ({ channel, payload }) => wakeAll(this.#topics.get(channel), payload));
    client.on("error", (error) => this.#log.warn({ reason: error.message }, "the connection for live changes broke"));
    try {
      await client.connect();
    } catch {
      return this.#connectLater();
    }
    if (this.#released) return client.end();
    client.once("end", () => {
      listening.dec();
      this.#connectLater();
    });
    this.#connection = client;
    listening.inc();
    this.#failures = 0;
    this.#watch(client);
    for (const [name, topic] of this.#topics) void this.#hear(name, topic);
  }

  subscribe(name: string): AsyncIterableIterator<string> {
    const reader = createChangeReader(name, () => stop());
    const stop = this.follow(name, reader);
    return reader;
  }

  follow(name: string, reader: Reader): () => void {
    const known = this.#topics.get(name);
    const topic = known ?? { readers: new Set(), heard: false };
    topic.readers.add(reader);
    if (topic.heard) reader.wake("");
    if (!known) {
      this.#topics.set(name, topic);
      void this.#hear(name, topic);
    }
    return () => this.#leave(name, topic, reader);
  }

  async release(): Promise<void> {
    this.#released = true;
    clearTimeout(this.#retry);
    const readers = [...this.#topics.values()].flatMap((topic) => [...topic.readers]);
    for (const reader of readers) reader.end();
    await this.#lastStatement;
    await this.#connection?.end();
  }

  #watch(client: Client): void {
    const onSilence = () => {
      this.#log.warn("the database has gone silent: connecting again");
      this.#options.onSilence?.();
    };
    const ask = async () => {
      const taken = listeningLag.startTimer();
      await this.#inTurn(() => client.query("select 1"));
      taken();
    };
    watch(client, { ...this.#options, ask, onSilence });
  }

  #connectLater(): void {
    this.#connection = null;
    if (this.#released) return;
    for (const topic of this.#topics.values()) topic.heard = false;
    this.#retry = setTimeout(() => void this.connect(), Math.min(50 * 2 ** this.#failures++, longestWait));
  }

  /** Readers are woken only once the database listens, so that nothing is missed in between. */
  async #hear(name: string, topic: Topic): Promise<void> {
    const connection = this.#connection;
    if (!connection) return; // Connecting calls this again.
    try {
      await this.#inTurn(() => connection.query(`listen ${escapeIdentifier(name)}`));
    } catch (error) {
      this.#log.warn({ topic: name, reason: String(error) }, "a topic of live changes is not heard");
      return;
    }
    topic.heard = connection === this.#connection;
    if (topic.heard) wakeAll(topic);
  }

  #leave(name: string, topic: Topic, reader: Reader): void {
    topic.readers.delete(reader);
    if (topic.readers.size > 0 || this.#topics.get(name) !== topic) return;
    this.#topics.delete(name);
    const connection = this.#connection;
    // A connection that breaks meanwhile receives nothing anyway.
    if (connection) this.#inTurn(() => connection.query(`unlisten ${escapeIdentifier(name)}`)).catch(() => {});
  }

  /** A connection takes one statement at a time. */
  #inTurn(run: () => Promise<unknown>): Promise<unknown> {
    const statement = this.#lastStatement.then(run);
    this.#lastStatement = statement.catch(() => {});
    return statement;
  }
}

function wakeAll(topic: Topic | undefined, payload = ""): void {
  for (const reader of topic?.readers ?? []) reader.wake(payload);
}

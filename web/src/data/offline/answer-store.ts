// The last answers of the server, for reading without a network: each login's own, bounded, gone when they sign out.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface KeptAnswer {
  /** The query and what it was asked about. */
  name: string;
  /** Of an order: only so many are kept. */
  isOrder: boolean;
  seenAt: number;
  /** The answer, as JSON. */
  text: string;
}

export interface AnswerStore {
  keep: (userId: string, answer: KeptAnswer) => Promise<void>;
  find: (userId: string, name: string) => Promise<KeptAnswer | undefined>;
  /** Erases everything but this login's; of nobody, everything. */
  forgetOthers: (userId: string | null) => Promise<void>;
}

export const mostOrders = 30;
/** Of one login, in characters. */
export const mostText = 20_000_000;

interface Listed extends Omit<KeptAnswer, "text"> {
  key: string;
  userId: string;
  size: number;
}

// Separate, so that making room does not read the texts.
interface Schema extends DBSchema {
  listed: { key: string; value: Listed; indexes: { userId: string } };
  texts: { key: string; value: string };
}

export function answerStore(name = "boresight-answers"): AnswerStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () =>
    (opened ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore("listed", { keyPath: "key" }).createIndex("userId", "userId");
        database.createObjectStore("texts");
      },
      terminated: () => (opened = undefined),
    }).catch((error: unknown) => {
      opened = undefined; // The next one tries again.
      throw error;
    }));
  const writing = async () => (await open()).transaction(["listed", "texts"], "readwrite");

  return {
    async keep(userId, { text, ...answer }) {
      const transaction = await writing();
      const [listed, texts] = [transaction.objectStore("listed"), transaction.objectStore("texts")];
      const key = keyOf(userId, answer.name);
      const before = (await listed.index("userId").getAll(userId)).filter((one) => one.key !== key);
      const gone = tooMany([...before, { ...answer, key, userId, size: text.length }]);
      await Promise.all([
        listed.put({ ...answer, key, userId, size: text.length }),
        texts.put(text, key),
        ...gone.flatMap((old) => [listed.delete(old), texts.delete(old)]),
        transaction.done,
      ]);
    },
    async find(userId, asked) {
      const database = await open();
      const key = keyOf(userId, asked);
      const [listed, text] = await Promise.all([database.get("listed", key), database.get("texts", key)]);
      return listed && text !== undefined ? { ...listed, text } : undefined;
    },
    async forgetOthers(userId) {
      const transaction = await writing();
      const [listed, texts] = [transaction.objectStore("listed"), transaction.objectStore("texts")];
      const others = (await listed.getAll()).filter((one) => one.userId !== userId);
      await Promise.all([...others.flatMap(({ key }) => [listed.delete(key), texts.delete(key)]), transaction.done]);
    },
  };
}

const keyOf = (userId: string, name: string): string => `${userId} ${name}`;

/** The keys of what has no room: the orders seen longest ago, then whatever was. */
export function tooMany(answers: readonly Listed[]): string[] {
  const latest = answers.toSorted((one, other) => other.seenAt - one.seenAt);
  let [orders, size] = [0, 0];
  return latest.flatMap((answer) => {
    orders += answer.isOrder ? 1 : 0;
    const fits = size + answer.size <= mostText && !(answer.isOrder && orders > mostOrders);
    size += fits ? answer.size : 0;
    return fits ? [] : [answer.key];
  });
}

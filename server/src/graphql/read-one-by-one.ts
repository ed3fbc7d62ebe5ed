/** What fields with arguments of their own share: their arguments as one object, read one after the other. */
import { object, type Step } from "postgraphile/grafast";
import type { Transaction } from "#platform/database/transaction.ts";

export type Args = { getRaw: (name: string) => Step<unknown> };

export const askedBy = (args: Args, names: readonly string[]) =>
  object(Object.fromEntries(names.map((name) => [name, args.getRaw(name)])));

export const oneByOne =
  <Key, Answer>(read: (key: Key, tx: Transaction) => Promise<Answer>) =>
  async (keys: readonly Key[], tx: Transaction): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (const key of keys) answers.push(await read(key, tx));
    return answers;
  };

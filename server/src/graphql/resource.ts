import type { PgResource } from "postgraphile/@dataplan/pg";
import { object, type Step } from "postgraphile/grafast";
import type { Transaction } from "#platform/database/transaction.ts";

/** Returns one of our tables as PostGraphile knows it; a wrong name stops the server at startup. */
export function resource(build: GraphileBuild.Build, name: string): PgResource {
  const found = build.pgResources[name];
  if (!found) throw new Error(`There is no table "${name}" in the API`);
  return found;
}

/** What fields with arguments of their own share: their arguments as one object, read one after the other. */
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

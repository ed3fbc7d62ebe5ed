import { z } from "zod";
import type { QboEntityOf } from "./entities/entity.ts";
import { countText, queryText, type Condition, type Query } from "./query-text.ts";
import { readAnswer, recordSchema, under, type Ask } from "./wire.ts";

/** Longer ones travel in the body: addresses have limits. */
const longestInAddress = 1500;

/** Finds records. */
export const queryCalls = (ask: Ask) => ({
  async query<Row>({ name, row }: QboEntityOf<Row>, query: Query = {}): Promise<Row[]> {
    const answer = await ask(callOf(queryText(name, query)));
    return readAnswer(answer, under("QueryResponse", rowsUnder(name, row)));
  },

  async count({ name }: { name: string }, where: readonly Condition[] = []): Promise<number> {
    const answer = await ask(callOf(countText(name, where)));
    return readAnswer(answer, under("QueryResponse", z.object({ totalCount: z.int().min(0) }))).totalCount;
  },
});

/** Nothing found: the name is left out. */
export const rowsUnder = <Row>(name: string, row: z.ZodType<Row>): z.ZodType<Row[]> =>
  z.preprocess((response) => {
    const { data } = recordSchema.safeParse(response);
    return data && (data[name] ?? []);
  }, z.array(row));

const callOf = (query: string) =>
  query.length > longestInAddress
    ? { method: "POST" as const, path: "query", body: query, contentType: "application/text" }
    : { method: "GET" as const, path: "query", parameters: { query } };

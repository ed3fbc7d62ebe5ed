/** Several calls in one. Items cannot use each other's results, their order is not promised, and each fails by itself. */
import { z } from "zod";
import type { QboEntity, QboEntityOf, QboVersion } from "./entities/entity.ts";
import type { Answer } from "./exchange.ts";
import { QboError } from "./qbo-error.ts";
import { rowsUnder } from "./query-calls.ts";
import { queryText, type Query } from "./query-text.ts";
import { readAnswer, readValue, under, wireOf, writeParameters, type Ask, type Write } from "./wire.ts";

export interface BatchItem<Result> {
  request: Readonly<Record<string, unknown>>;
  result: z.ZodType<Result>;
}

export type BatchOutcome<Result> = { result: Result } | { error: QboError };

const mostItems = 30;

export const createItem = <Fields, Row>(
  { name, fields, row }: Pick<QboEntity<Fields, unknown, Row>, "name" | "fields" | "row">,
  created: Fields,
): BatchItem<Row> => ({
  request: { operation: "create", [name]: wireOf(fields, created) },
  result: under(name, row),
});

export const updateItem = <Changes, Row>(
  { name, changes, row }: Pick<QboEntity<unknown, Changes, Row>, "name" | "changes" | "row">,
  { Id, SyncToken }: QboVersion,
  changed: Changes,
): BatchItem<Row> => ({
  request: { operation: "update", [name]: { ...wireOf(changes, changed), Id, SyncToken, sparse: true } },
  result: under(name, row),
});

export const queryItem = <Row>({ name, row }: QboEntityOf<Row>, query: Query = {}): BatchItem<Row[]> => ({
  request: { Query: queryText(name, query) },
  result: under("QueryResponse", rowsUnder(name, row)),
});

const answeredSchema = z.object({ BatchItemResponse: z.array(z.looseObject({ bId: z.string() })) });

export const batchCalls = (ask: Ask) => ({
  /** Returns one outcome per item, in their order. At most 30 items. */
  async batch<Result>(items: readonly BatchItem<Result>[], write: Write): Promise<BatchOutcome<Result>[]> {
    if (items.length > mostItems) throw new RangeError(`a batch has at most ${mostItems} items`);
    if (items.length === 0) return [];
    const BatchItemRequest = items.map(({ request }, index) => ({ bId: String(index), ...request }));
    const answer = await ask({
      method: "POST",
      path: "batch",
      parameters: writeParameters(write),
      body: JSON.stringify({ BatchItemRequest }),
      kind: "batch",
    });
    const { BatchItemResponse } = readAnswer(answer, answeredSchema);
    const answered = new Map(BatchItemResponse.map((response) => [response.bId, response]));
    return items.map((item, index) => outcomeOf(item, answered.get(String(index)), answer));
  },
});

function outcomeOf<Result>(item: BatchItem<Result>, answered: unknown, answer: Answer): BatchOutcome<Result> {
  const { status, intuitTid } = answer;
  if (answered === undefined) return { error: new QboError({ kind: "unavailable" }, { status, intuitTid }) };
  try {
    return { result: readValue(answered, item.result, answer) };
  } catch (error) {
    if (error instanceof QboError) return { error };
    throw error;
  }
}

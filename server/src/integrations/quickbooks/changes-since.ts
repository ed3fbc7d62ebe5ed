/** Change capture: what was created, changed or deleted since a moment. */
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { deletedSchema, type QboEntityOf } from "./entities/entity.ts";
import type { Answer } from "./exchange.ts";
import { readAnswer, readValue, type Ask } from "./wire.ts";

export interface ChangesSince {
  /** QuickBooks' own time, word for word: where the next capture starts. */
  time: string;
  /** There may be more changes than QuickBooks returned: read everything instead. */
  isCut: boolean;
  of<Row>(entity: QboEntityOf<Row>): { rows: Row[]; deletedIds: string[] };
}

const mostRecords = 1000;
const farthestBack = 30 * 24 * 3_600_000;

/** One per entity, each with its records under the entity's name. */
const listSchema = z.record(z.string(), z.unknown());
const capturedSchema = z.object({
  CDCResponse: z.array(z.object({ QueryResponse: z.array(listSchema).default([]) })),
  time: z.string().min(1),
});

export const changeCalls = (ask: Ask, clock: Clock) => ({
  /** Null: QuickBooks does not remember that far; read everything instead. */
  async changesSince(entities: readonly { name: string }[], since: string): Promise<ChangesSince | null> {
    if (!(clock().getTime() - Date.parse(since) < farthestBack)) return null;
    const names = entities.map(({ name }) => name).join(",");
    const answer = await ask({ method: "GET", path: "cdc", parameters: { entities: names, changedSince: since } });
    return changesIn(answer);
  },
});

function changesIn(answer: Answer): ChangesSince {
  const { CDCResponse, time } = readAnswer(answer, capturedSchema);
  const lists = CDCResponse.flatMap(({ QueryResponse }) => QueryResponse);
  const recordsOf = (name: string) => lists.flatMap((list) => z.array(z.unknown()).safeParse(list[name]).data ?? []);
  const captured = lists.flatMap((list) => Object.values(list)).flatMap((value) => (Array.isArray(value) ? value : []));
  return {
    time,
    isCut: captured.length >= mostRecords,
    of<Row>({ name, row }: QboEntityOf<Row>) {
      const records = recordsOf(name);
      const deleted = records.flatMap((record) => deletedSchema.safeParse(record).data ?? []);
      const kept = records.filter((record) => !deletedSchema.safeParse(record).success);
      const rows = readValue(kept, z.array(row), answer);
      return { rows, deletedIds: deleted.map(({ Id }) => Id) };
    },
  };
}

import { expect, test } from "vitest";
import * as z from "zod/mini";
import { newId } from "./new-id.ts";

test("ids are random UUIDs, no two alike", () => {
  const ids = Array.from({ length: 500 }, newId);

  expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([]);
  expect(new Set(ids).size).toBe(500);
});

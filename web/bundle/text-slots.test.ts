import { expect, test } from "vitest";
import { textSlotsModule } from "./text-slots.ts";

test("each text has the names of its places, and one that counts has its count even where no form shows it", () => {
  const module = textSlotsModule({
    orders: {
      movedBy: "{{name}} moved {{count, number}} to {{status}}, {{name}}",
      open_one: "An open order of {{name}}",
      open_other: "Open orders of {{name}}",
      idle: "Idle",
    },
  });

  expect(module.split("\n").slice(1)).toEqual([
    "export interface TextSlots {",
    '  "orders.movedBy": "count" | "name" | "status";',
    '  "orders.open": "count" | "name";',
    "}",
    "",
  ]);
});

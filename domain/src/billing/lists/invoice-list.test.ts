import { expect, test } from "vitest";
import { countLimit } from "#orders/order-list.ts";
import { invoicePageSchema } from "./invoice-list.ts";

test("a page starts no later than lists count", () => {
  const { error } = invoicePageSchema.safeParse({ offset: countLimit + 1 });

  expect(error?.issues[0]?.message).toBe("Start at 10,000 or earlier, or narrow the list");
  expect(invoicePageSchema.safeParse({ offset: countLimit }).success).toBe(true);
});

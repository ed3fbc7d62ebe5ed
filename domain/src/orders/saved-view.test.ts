import { expect, test } from "vitest";
import { savedViewSchema } from "./saved-view.ts";

const settings = { filters: { facility: "f1" }, columns: ["vehicle"], sort: "-createdAt" };

test("a view is kept with its name cleaned", () => {
  const view = savedViewSchema.parse({ viewName: "  Late   in Denver ", settings });

  expect(view).toEqual({ list: "service-orders", viewName: "Late in Denver", isShared: false, settings });
});

test.each([
  [{ viewName: "x", settings }, "The name needs at least 2 characters"],
  [{ viewName: "x".repeat(41), settings }, "The name can have at most 40 characters"],
  [{ viewName: "Late", settings: { ...settings, columns: Array<string>(31).fill("x") } }, "Too many columns"],
])("%j is refused", (view, message) => {
  const { error } = savedViewSchema.safeParse(view);

  expect(error?.issues[0]?.message).toBe(message);
});

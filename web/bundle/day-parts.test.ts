import { expect, test } from "vitest";
import { partsOf } from "./day-parts.ts";

const chunk = (fileName: string, needs: object = {}) => ({
  fileName,
  facadeModuleId: `/src/${fileName}`,
  code: "",
  imports: [],
  dynamicImports: [],
  isEntry: false,
  ...needs,
});
const chunks = [
  chunk("start.js", { isEntry: true, imports: ["react.js"], dynamicImports: ["order.js", "users.js"] }),
  chunk("react.js"),
  chunk("users.js"),
  chunk("order.js", { imports: ["start.js"], dynamicImports: ["dialog.js", "map.js"] }),
  chunk("dialog.js", { dynamicImports: ["camera.js"] }),
  chunk("camera.js"),
  chunk("map.js", { code: " ".repeat(200_000) }),
];

test("a screen brings what it opens, and what that opens, but no other screen and nothing huge", () => {
  const parts = partsOf(["/src/order.js"], chunks);

  expect(parts.toSorted()).toEqual(["camera.js", "dialog.js", "order.js", "react.js", "start.js"]);
});

test("a screen that the build does not have fails it", () => {
  expect(() => partsOf(["/src/elsewhere.js"], chunks)).toThrow("no chunk of its own");
});

import { expect, test } from "vitest";
import { repeatable } from "./fetched-imports.ts";

test("a lazy import takes the ending of another address, whatever is read from the part", () => {
  expect(repeatable("Y(()=>import(`./a-1.js`).then(e=>e.t),m([0]));Y(()=>import(`./b.js`),[])")).toBe(
    "Y((again=``)=>import(`./a-1.js`+again).then(e=>e.t),m([0]));Y((again=``)=>import(`./b.js`+again),[])",
  );
});

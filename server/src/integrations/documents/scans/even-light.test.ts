import { expect, test } from "vitest";
import { evenlyLit } from "./even-light.ts";

const [width, height] = [640, 240];
const isPrint = (x: number, y: number) => y % 20 > 14 && x % 6 < 2;
const isBar = (y: number) => y >= 100 && y < 130;

test("paper is white in the shadow too, and print stays dark", () => {
  const light = (x: number) => 250 - (x / width) * 170;
  const data = Uint8Array.from({ length: width * height }, (_none, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return light(x) * (isPrint(x, y) || isBar(y) ? 0.3 : 1);
  });

  const even = evenlyLit({ data, width, height });

  const values = [...even.data].map((value, at) => [value, at % width, Math.floor(at / width)] as const);
  const paper = values.filter(([, x, y]) => !isPrint(x, y) && !isBar(y)).map(([value]) => value);
  const print = values.filter(([, x, y]) => isPrint(x, y) && !isBar(y)).map(([value]) => value);
  const bar = values.filter(([, , y]) => isBar(y)).map(([value]) => value);
  expect(Math.min(...paper)).toBeGreaterThan(200);
  expect(Math.max(...print)).toBeLessThan(120);
  expect(Math.max(...bar)).toBeLessThan(120);
});

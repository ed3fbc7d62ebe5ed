// @vitest-environment jsdom
// Pressing the button must not seem to do nothing.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { goToFirstProblem } from "./go-to-problem.ts";

const shown: Element[] = [];
beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this);
  };
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("the first wrong field is brought into view with the cursor in it", () => {
  document.body.innerHTML = `<input id="fine" /><input id="first" aria-invalid="true" /><input aria-invalid="true" />`;

  goToFirstProblem();

  expect(document.activeElement?.id).toBe("first");
  expect(shown.map(({ id }) => id)).toEqual(["first"]);
});

test("a problem of a group leads to its first field", () => {
  document.body.innerHTML = `<div><button id="bumper">Bumper</button><p id="words" class="MuiFormHelperText-root Mui-error">Choose one</p></div>`;

  goToFirstProblem();

  expect(document.activeElement?.id).toBe("bumper");
  expect(shown.map(({ id }) => id)).toEqual(["words"]);
});

test("in an open dialog the fields behind it do not count", () => {
  document.body.innerHTML = `<input aria-invalid="true" /><div role="dialog"><input id="asked" aria-invalid="true" /></div>`;

  goToFirstProblem();

  expect(document.activeElement?.id).toBe("asked");
});

test("where nothing is wrong, nothing moves", () => {
  document.body.innerHTML = `<input />`;

  goToFirstProblem();

  expect(shown).toEqual([]);
});

// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { createKeyReader, isSearchKey } from "./key-reader.ts";

afterEach(() => document.body.replaceChildren());

interface Press {
  on?: Element;
  at?: number;
  init?: KeyboardEventInit;
}

function pressed(key: string, { on = document.body, at = 0, init }: Press = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...init });
  on.dispatchEvent(event);
  Object.defineProperty(event, "timeStamp", { value: at });
  return event;
}

function added(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector("[data-focus]") ?? document.body;
}

test.each(["?", "/", "c"])("%s is a command by itself", (key) => {
  expect(createKeyReader()(pressed(key))).toBe(key);
});

test("g waits a moment for the key that says where to", () => {
  const read = createKeyReader();

  const soon = [read(pressed("g", { at: 100 })), read(pressed("o", { at: 1500 }))];
  const late = [read(pressed("g", { at: 3000 })), read(pressed("o", { at: 5000 }))];

  expect([soon, late]).toEqual([
    [null, "g o"],
    [null, "o"],
  ]);
});

test.each([
  "<input data-focus>",
  "<textarea data-focus></textarea>",
  "<select data-focus></select>",
  "<div contenteditable='true'><b data-focus>bold</b></div>",
  "<div role='combobox' data-focus></div>",
  "<ul role='menu'><li data-focus></li></ul>",
  "<div role='dialog'><button data-focus></button></div>",
])("in %s a key is only typed", (html) => {
  expect(createKeyReader()(pressed("c", { on: added(html) }))).toBeNull();
});

test("while something is open over the page no key is a command, and once it is closed it is again", () => {
  const read = createKeyReader();
  added("<div class='MuiModal-root'></div>");
  const whileOpen = read(pressed("c"));
  added("<div class='MuiModal-root MuiModal-hidden'></div>");

  expect([whileOpen, read(pressed("c"))]).toEqual([null, "c"]);
});

test("a check box is nothing that one types in", () => {
  const box = added("<input type='checkbox' data-focus>");

  expect(createKeyReader()(pressed("?", { on: box }))).toBe("?");
});

test.each<KeyboardEventInit>([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { repeat: true },
  { isComposing: true },
])("with %j it belongs to others", (init) => {
  expect(createKeyReader()(pressed("c", { init }))).toBeNull();
});

test("keyboards of another alphabet have the same keys in the same places", () => {
  const read = createKeyReader();
  const keys = [pressed("ؤ", { init: { code: "KeyC" } }), pressed("؟"), pressed("C"), pressed("ArrowDown")];

  expect(keys.map((key) => read(key))).toEqual(["c", "?", "c", null]);
});

test("Control or ⌘ with K is the search, in fields too", () => {
  const field = added("<input data-focus>");
  const keys = [{ ctrlKey: true }, { metaKey: true }, {}].map((init) => pressed("k", { on: field, init }));

  expect(keys.map((key) => isSearchKey(key))).toEqual([true, true, false]);
  expect(isSearchKey(pressed("ن", { init: { ctrlKey: true, code: "KeyK" } }))).toBe(true);
});

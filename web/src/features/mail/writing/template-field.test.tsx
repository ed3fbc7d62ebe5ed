// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { Editor } from "@tiptap/core";
import { afterEach, expect, test, vi } from "vitest";
import { insertVariable, linkToOrder, makeConditional, selectedValue } from "./mail-commands.ts";
import { TemplateField } from "./template-field.tsx";
import { fromEditor, isSameText } from "./template-html.ts";

afterEach(cleanup);

async function show(value: string, isOneLine = false) {
  const onChange = vi.fn<(value: string) => void>();
  const editor = await new Promise<Editor>((onShown) =>
    render(
      <TemplateField
        {...{ isOneLine, value, onChange, onShown }}
        label="Text"
        error={undefined}
        dir="ltr"
        onFocus={() => undefined}
      />,
    ),
  );
  const change = (work: () => void) => {
    act(work);
    return onChange.mock.lastCall?.[0];
  };
  return { editor, change };
}

const kept = [
  "<p>Your {{vehicle.vehicleDescription}} is ready{{#if facility.facilityName}} at {{facility.facilityName}}{{/if}}.</p>",
  '<p><a href="{{order.url}}">See your order</a></p>',
  "<h2>Done</h2><ul>{{#each order.calibrations}}<li>{{calibration.name}}</li>{{/each}}</ul>",
  "<p>A &amp; B &lt; C</p><blockquote><p>{{message.text}}</p></blockquote>",
  "<ol><li>One</li><li><strong>Two</strong> <em>and</em> <u>half</u></li></ol><hr>",
  '<p>{{unknown "name"}}</p>',
  "<p>One</p>\n<p>Two {{vehicle.vinNumber}}\n</p>",
];

test.each(kept)("%s comes back as it went in", async (html) => {
  const { editor } = await show(html);

  expect(isSameText(fromEditor(editor.getHTML()), html)).toBe(true);
});

test("what the editor cannot hold is noticed", async () => {
  const html = "<table><tbody><tr><td>Cell</td></tr></tbody></table>";
  const { editor } = await show(html);

  expect(isSameText(fromEditor(editor.getHTML()), html)).toBe(false);
});

test("tags are shown in words", async () => {
  await show("<p>{{#if order.poNumber}}PO {{order.poNumber}}{{else}}No PO{{/if}}</p>");

  expect(screen.getByRole("textbox", { name: "Text" }).textContent).toBe(
    "if known: PO number →PO PO numberotherwise →No POend",
  );
});

test("a variable is inserted at the cursor, and the list of calibrations as an item for each", async () => {
  const { editor, change } = await show("<p>Order:</p>");

  expect(
    change(() => {
      editor.commands.setTextSelection(7);
      insertVariable(editor, "order.internalOrderNumber");
    }),
  ).toBe("<p>Order:{{order.internalOrderNumber}}</p>");
  expect(change(() => insertVariable(editor, "order.calibrations"))).toContain(
    "<ul>{{#each order.calibrations}}<li>{{calibration.name}}</li>{{/each}}</ul>",
  );
});

test("the selected text becomes a condition on its first value; without one nothing happens", async () => {
  const { editor, change } = await show("<p>Thanks. PO {{order.poNumber}}.</p>");

  act(() => void editor.commands.setTextSelection({ from: 1, to: 5 }));
  expect(selectedValue(editor)).toBeNull();

  expect(
    change(() => {
      editor.commands.setTextSelection({ from: 8, to: 14 });
      makeConditional(editor);
    }),
  ).toBe("<p>Thanks.{{#if order.poNumber}} PO {{order.poNumber}}.{{/if}}</p>");
});

test("the selection leads to the order, and a script nowhere", async () => {
  const { editor, change } = await show("<p>Look here</p>");

  expect(
    change(() => {
      editor.commands.setTextSelection({ from: 6, to: 10 });
      linkToOrder(editor, "See your order");
    }),
  ).toBe('<p>Look <a href="{{order.url}}">here</a></p>');
  expect(
    change(() => editor.commands.setContent('<p><a href="javascript:alert(1)">x</a></p>', { emitUpdate: true })),
  ).toBe("<p>x</p>");
});

const button = '<p><a href="{{order.url}}">See it</a></p>';
const place = (editor: Editor, found: string, offset: number) => {
  let at = 0;
  editor.state.doc.descendants((node, position) => {
    if (node.isText && node.text === found) at = position;
  });
  editor.commands.setTextSelection(at + offset);
};
const press =
  (key: string) =>
  ({ view }: Editor) =>
    void view.someProp("handleKeyDown", (handle) => handle(view, new KeyboardEvent("keydown", { key })));
const type = (text: string) => (editor: Editor) => editor.view.dispatch(editor.state.tr.insertText(text));
const paste = (html: string) => (editor: Editor) =>
  void editor.view.pasteHTML(html, new Event("paste") as ClipboardEvent);

test.each([
  ["typing behind it", 6, type(" now"), '<p>Hi</p><p><a href="{{order.url}}">See it now</a></p><p>Bye</p>'],
  ["typing before it", 0, type("Now "), '<p>Hi</p><p><a href="{{order.url}}">Now See it</a></p><p>Bye</p>'],
  ["a line behind it", 6, press("Enter"), `<p>Hi</p>${button}<p></p><p>Bye</p>`],
  ["a line before it", 0, press("Enter"), `<p>Hi</p><p></p>${button}<p>Bye</p>`],
  ["deleting at its start", 0, press("Backspace"), `<p>Hi</p>${button}<p>Bye</p>`],
  ["deleting at its end", 6, press("Delete"), `<p>Hi</p>${button}<p>Bye</p>`],
  ["pasting words", 6, paste("<b>, call</b>"), '<p>Hi</p><p><a href="{{order.url}}">See it, call</a></p><p>Bye</p>'],
  [
    "pasting a link",
    6,
    paste('<a href="https://a.example">!</a>'),
    '<p>Hi</p><p><a href="{{order.url}}">See it!</a></p><p>Bye</p>',
  ],
])("a button stays one after %s", async (_what, offset, act, expected) => {
  const { editor, change } = await show(`<p>Hi</p>${button}<p>Bye</p>`);

  change(() => {
    place(editor, "See it", offset);
    act(editor);
  });

  expect(fromEditor(editor.getHTML())).toBe(expected);
});

test.each([
  ["from below", "Bye", 0, "Backspace"],
  ["from above", "Hi", 2, "Delete"],
])("deleting beside a button, %s, takes nothing into it", async (_where, found, offset, key) => {
  const { editor, change } = await show(`<p>Hi</p>${button}<p>Bye</p>`);

  change(() => {
    place(editor, found, offset);
    press(key)(editor);
  });

  expect(fromEditor(editor.getHTML())).toBe(`<p>Hi</p>${button}<p>Bye</p>`);
});

test("a button that loses its label is a paragraph; a whole paragraph that leads to the order is a button", async () => {
  const { editor, change } = await show(`${button}<p>See all</p>`);

  expect(
    change(() => {
      editor.commands.setTextSelection({ from: 1, to: 7 });
      editor.commands.deleteSelection();
    }),
  ).toBe("<p></p><p>See all</p>");
  expect(
    change(() => {
      editor.commands.setTextSelection({ from: 3, to: 10 });
      linkToOrder(editor, "");
      editor.commands.setTextSelection(10);
      type("!")(editor);
    }),
  ).toBe('<p></p><p><a href="{{order.url}}">See all!</a></p>');
});

test.each([
  '<p><strong><a href="{{order.url}}">See it</a></strong></p>',
  '<ul><li><a href="{{order.url}}">See it</a></li></ul>',
  '<p>Or <a href="tel:+16105550140">call</a></p>',
  '<p><a href="{{order.url}}">{{order.internalOrderNumber}}: see it</a></p>',
  '<blockquote><p><a href="{{order.url}}">See it</a></p></blockquote>',
  '<p>\n<a href="{{order.url}}">See it</a>\n</p>',
])("links of every kind come back: %s", async (html) => {
  const { editor } = await show(html);

  expect(isSameText(fromEditor(editor.getHTML()), html)).toBe(true);
});

test("a subject is one plain line with its variables", async () => {
  const { editor, change } = await show("{{order.internalOrderNumber}} <is> ready", true);

  expect(editor.getText()).toBe("{{order.internalOrderNumber}} <is> ready");
  expect(change(() => editor.commands.insertContentAt(1, "Your "))).toBe(
    "Your {{order.internalOrderNumber}} <is> ready",
  );
});

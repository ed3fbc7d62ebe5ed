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

test("a subject is one plain line with its variables", async () => {
  const { editor, change } = await show("{{order.internalOrderNumber}} <is> ready", true);

  expect(editor.getText()).toBe("{{order.internalOrderNumber}} <is> ready");
  expect(change(() => editor.commands.insertContentAt(1, "Your "))).toBe(
    "Your {{order.internalOrderNumber}} <is> ready",
  );
});

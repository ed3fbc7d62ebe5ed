import type { Editor } from "@tiptap/core";
import { listVariable, templateList } from "@boresight/domain/mail/template-variables";
import { codeOf } from "./mail-extensions.ts";
import { isValueTag } from "./tag-words.ts";

const tag = (code: string) => ({ type: "templateTag", attrs: { code } });

/** Inserts a value at the cursor; the list of calibrations as an item that is repeated. */
export function insertVariable(editor: Editor, name: string): void {
  const repeated = {
    type: "bulletList",
    content: [
      { type: "listItem", attrs: { each: name }, content: [{ type: "paragraph", content: [tag(listVariable)] }] },
    ],
  };
  const isList = name === templateList && editor.schema.nodes["bulletList"] !== undefined;
  editor
    .chain()
    .focus()
    .insertContent(isList ? repeated : tag(name))
    .run();
}

/** What is before and after the cursor when a variable is inserted into HTML. */
export const bracesFor = (name: string): [before: string, after: string] =>
  name === templateList ? [`{{#each ${name}}}<li>{{${listVariable}}}`, "</li>{{/each}}"] : [`{{${name}}}`, ""];

/** The first value in the selection: what a condition around it asks for. */
export function selectedValue({ state: { doc, selection } }: Editor): string | null {
  let found: string | null = null;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (found === null && node.type.name === "templateTag" && isValueTag(codeOf(node))) found = codeOf(node);
  });
  return found;
}

/** The selected text is sent only where the first value in it is known. */
export function makeConditional(editor: Editor): void {
  const name = selectedValue(editor);
  if (name === null) return;
  const { from, to } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContentAt(to, tag("/if"))
    .insertContentAt(from, tag(`#if ${name}`))
    .run();
}

/** Links the selection to the order, or adds a button that does; a paragraph selected as a whole becomes one. */
export function linkToOrder(editor: Editor, words: string): void {
  const href = "{{order.url}}";
  const { empty, $from, $to } = editor.state.selection;
  const isWhole = $from.sameParent($to) && $from.parentOffset === 0 && $to.parentOffset === $to.parent.content.size;
  const write = editor.chain().focus();
  if (empty) write.insertContent({ type: "button", attrs: { href }, content: [{ type: "text", text: words }] }).run();
  else if (isWhole && $from.depth === 1) write.setNode("button", { href }).run();
  else write.setMark("link", { href }).run();
}

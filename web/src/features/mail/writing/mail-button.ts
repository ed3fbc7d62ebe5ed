import { Node } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/**
 * A link alone in its paragraph, which emails show as a button. As a block of its own it stays one: what is typed in it is
 * its label, and nothing beside it flows into it.
 */
export const mailButton = (isAllowed: (href: string) => boolean) =>
  Node.create({
    name: "button",
    priority: 1100, // Before the paragraph, which the same element would be.
    group: "block",
    content: "(text | templateTag)*",
    marks: "",
    isolating: true,
    addAttributes: () => ({
      // Required, so that no new line is a button.
      href: { isRequired: true, parseHTML: (element) => linkAlone(element)?.getAttribute("href") },
    }),
    parseHTML: () => [
      {
        tag: "p",
        contentElement: "a",
        getAttrs: (element) => (isAllowed(linkAlone(element)?.getAttribute("href") ?? "") ? null : false),
      },
    ],
    renderHTML: ({ node }) => ["p", ["a", { href: String(node.attrs["href"]) }, 0]],
    addNodeView: () => () => {
      const dom = document.createElement("p");
      dom.className = "button";
      return { dom, contentDOM: dom.appendChild(document.createElement("span")) };
    },
    addKeyboardShortcuts() {
      const { editor, type } = this;
      const isAt = (edge: "start" | "end") => {
        const { empty, $from } = editor.state.selection;
        const { parent, parentOffset } = $from;
        return empty && parent.type === type && parentOffset === (edge === "start" ? 0 : parent.content.size);
      };
      const addLine = () => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== type) return false;
        const line = isAt("start") ? $from.before() : $from.after();
        return editor.commands.insertContentAt(line, { type: "paragraph" });
      };
      return { Backspace: () => isAt("start"), Delete: () => isAt("end"), Enter: addLine };
    },
    addProseMirrorPlugins() {
      return [
        new Plugin({
          appendTransaction: (_changes, _before, { doc, tr, schema }) => {
            // Nobody could press a button without a label.
            doc.descendants((node, at) => {
              if (node.type === this.type && node.content.size === 0)
                tr.setNodeMarkup(at, schema.nodes["paragraph"], {});
            });
            return tr.docChanged ? tr : null;
          },
        }),
      ];
    },
  });

/** The link of a paragraph that holds nothing else, and in the link only text and tags. */
function linkAlone(element: HTMLElement): Element | null {
  const [link] = element.children;
  if (!link?.matches("a[href]") || element.children.length > 1 || element.closest("li")) return null;
  const isPlain = [...link.children].every((child) => child.matches("span[data-tag]"));
  return isPlain && element.textContent.trim() === link.textContent.trim() ? link : null;
}

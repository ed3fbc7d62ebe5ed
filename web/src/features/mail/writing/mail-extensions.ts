import { isUrlVariable } from "@boresight/domain/mail/template-variables";
import { Extension, InputRule, Mark, mergeAttributes, Node, type Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import { UndoRedo } from "@tiptap/extensions";
import { mailButton } from "./mail-button.ts";
import { tagWords } from "./tag-words.ts";

/** A tag `{{…}}` as one character of the text: a chip with its meaning in words. */
const TemplateTag = Node.create({
  name: "templateTag",
  group: "inline",
  inline: true,
  atom: true,
  marks: "_",
  addAttributes: () => ({
    code: {
      default: "",
      parseHTML: (element) => element.getAttribute("data-tag") ?? "",
      renderHTML: ({ code }) => ({ "data-tag": String(code) }),
    },
  }),
  parseHTML: () => [{ tag: "span[data-tag]" }],
  renderHTML: ({ node, HTMLAttributes }) => [
    "span",
    mergeAttributes(HTMLAttributes, { class: /^[#/]|^else$/.test(codeOf(node)) ? "part" : "value" }),
    tagWords(codeOf(node)),
  ],
  renderText: ({ node }) => `{{${codeOf(node)}}}`,
  addInputRules() {
    const typed = /\{\{\s*([^{}]+?)\s*\}\}$/;
    const handler: InputRule["handler"] = ({ state, range, match }) => {
      state.tr.replaceWith(range.from, range.to, this.type.create({ code: match[1] }));
    };
    return [new InputRule({ find: typed, handler })];
  },
});

/** A list item that is repeated for each entry of a list. */
const RepeatedItem = Extension.create({
  name: "repeatedItem",
  addGlobalAttributes: () => [
    {
      types: ["listItem"],
      attributes: {
        each: {
          default: null,
          parseHTML: (element) => element.getAttribute("data-each"),
          renderHTML: ({ each }) => (each ? { "data-each": String(each) } : {}),
        },
      },
    },
  ],
});

const OneLine = Node.create({ name: "doc", topNode: true, content: "paragraph" });

/** The code of a tag's node: `order.poNumber`, `#if order.poNumber`, `/if`. */
export const codeOf = ({ attrs }: { attrs: Readonly<Record<string, unknown>> }): string => String(attrs["code"]);

const address = /^(?:https?:|mailto:|tel:)/i;

/** To the web, an email address or a telephone, or to what the template fills in. */
const isAllowed = (href: string): boolean => address.test(href) || isUrlVariable(href.replaceAll(/[{}\s]/g, ""));

/** Not Tiptap's own, which knows every domain of the world by heart to find addresses in what is typed. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: "a[href]", getAttrs: (element) => (isAllowed(element.getAttribute("href") ?? "") ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", HTMLAttributes, 0],
});

/** What the text of an email may hold, as `safeHtml` allows it. */
export const bodyExtensions: Extensions = [
  Document,
  mailButton(isAllowed),
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3] }),
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  HorizontalRule,
  Bold,
  Italic,
  Underline,
  Link,
  UndoRedo,
  TemplateTag,
  RepeatedItem,
];

/** What a subject may hold: one line of text and tags. */
export const lineExtensions: Extensions = [OneLine, Paragraph, Text, UndoRedo, TemplateTag];

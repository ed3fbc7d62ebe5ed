import { isUrlVariable } from "@boresight/domain/mail/template-variables";
import { Extension, InputRule, mergeAttributes, Node, type Extensions } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
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

const noElements = {
  blockquote: false,
  bold: false,
  bulletList: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  underline: false,
} as const;

const neverInMail = { code: false, codeBlock: false, strike: false, trailingNode: false } as const;

/** What the text of an email may hold, as `safeHtml` allows it. */
export const bodyExtensions: Extensions = [
  StarterKit.configure({
    ...neverInMail,
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (url, { defaultValidate }) => isUrlVariable(url.replaceAll(/[{}\s]/g, "")) || defaultValidate(url),
    },
  }),
  TemplateTag,
  RepeatedItem,
];

/** What a subject may hold: one line of text and tags. */
export const lineExtensions: Extensions = [
  StarterKit.configure({ ...neverInMail, ...noElements, document: false }),
  OneLine,
  TemplateTag,
];

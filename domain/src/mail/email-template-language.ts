// The language of email templates: {{a.variable}}, {{#if a.variable}} … {{else}} … {{/if}} and {{#each
// order.calibrations}} {{calibration.name}} {{/each}}. Nothing else is accepted, so nothing else has to be safe.
import { text } from "#texts/text.ts";
import { isTemplateVariable, listVariable, nearestVariable, templateList } from "./template-variables.ts";

type Tag = { kind: "each" | "endEach" | "endIf" | "else" } | { kind: "if" | "value"; name: string };
type Part = Tag | { kind: "text"; text: string };

export interface ReadTemplate {
  parts: readonly Part[];
  /** Sentences that say what to change; empty when the template is valid. */
  problems: readonly string[];
}

const braces = /\{\{([^{}]*)\}\}|\{\{|\}\}|\{%|%\}/g;
const deepest = 10;

/** Reads a subject or a body; every problem names its part of the text. */
export function readTemplate(source: string): ReadTemplate {
  const parts: Part[] = [];
  const problems = new Set<string>();
  const open: ("each" | "if")[] = [];
  let end = 0;
  for (const match of source.matchAll(braces)) {
    if (match.index > end) parts.push({ kind: "text", text: source.slice(end, match.index) });
    end = match.index + match[0].length;
    const tag = match[1] === undefined ? strayBraces(match[0]) : readTag(match[1].trim(), open);
    if (typeof tag === "string") problems.add(tag);
    else parts.push(tag);
  }
  parts.push({ kind: "text", text: source.slice(end) });
  for (const block of open) problems.add(text("mail.neverClosed", { tag: `{{#${block}}}`, end: `{{/${block}}}` }));
  return { parts, problems: [...problems] };
}

const listTag = `{{#each ${templateList}}}`;

const strayBraces = (found: string): string =>
  found.includes("%")
    ? text("mail.cannotBeUsed", { tag: found, ifTag: "{{#if …}}", eachTag: listTag })
    : text("mail.notAVariable", { tag: found, example: "{{order.url}}" });

/** Returns the tag, or what is wrong with it. */
function readTag(inner: string, open: ("each" | "if")[]): Tag | string {
  if (inner === "else")
    return open.at(-1) === "if" ? { kind: "else" } : text("mail.elseOutside", { tag: "{{else}}", block: "{{#if}}" });
  if (inner === "/if" || inner === "/each") return closeBlock(inner === "/if" ? "if" : "each", open);
  const [, block, name = ""] = /^#(if|each)\s+(\S+)$/.exec(inner) ?? [];
  if (block === "if" || block === "each") return openBlock(block, name, open);
  return knownVariable(inner, open) ? { kind: "value", name: inner } : unknown(inner);
}

function closeBlock(block: "each" | "if", open: ("each" | "if")[]): Tag | string {
  if (open.at(-1) !== block) return text("mail.closesNothing", { tag: `{{/${block}}}` });
  open.pop();
  return { kind: block === "if" ? "endIf" : "endEach" };
}

function openBlock(block: "each" | "if", name: string, open: ("each" | "if")[]): Tag | string {
  if (open.length >= deepest) return text("mail.nestedTooDeep", { max: deepest });
  const known = block === "each" ? name === templateList : name === templateList || knownVariable(name, open);
  if (block === "each" && open.includes("each")) return text("mail.eachInEach", { tag: "{{#each}}" });
  open.push(block);
  if (!known)
    return block === "each" ? text("mail.eachOnlyThrough", { tag: "{{#each}}", list: templateList }) : unknown(name);
  return block === "each" ? { kind: "each" } : { kind: "if", name };
}

const knownVariable = (name: string, open: readonly string[]): boolean =>
  isTemplateVariable(name) || (name === listVariable && open.includes("each"));

function unknown(name: string): string {
  if (name === listVariable) return text("mail.onlyInEach", { name: listVariable, tag: listTag });
  if (name === templateList) return text("mail.isAList", { name: templateList, tag: listTag });
  return text("mail.unknownVariable", { name: name.slice(0, 80), nearest: nearestVariable(name) });
}

/** Returns the template in Liquid, for a template without problems. */
export const inLiquid = ({ parts }: ReadTemplate): string => parts.map(liquidOf).join("");

const fixed = {
  else: "{% else %}",
  endIf: "{% endif %}",
  each: `{% for calibration in ${templateList} %}`,
  endEach: "{% endfor %}",
} as const;

function liquidOf(part: Part): string {
  if (part.kind === "text") return part.text;
  if (part.kind === "value") return `{{ ${part.name} }}`;
  return part.kind === "if" ? `{% if ${part.name} %}` : fixed[part.kind];
}

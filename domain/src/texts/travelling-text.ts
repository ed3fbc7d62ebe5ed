// A text on its way to its reader: the server knows the key and the parameters, and the words are looked up where an answer is sent.
// It is one string, because zod, errors and JSON carry strings: `["orders.alreadyMovedBy",{"name":"Ann"}]` between two marks.
import type { TextParams } from "./fill-text.ts";

declare const travels: unique symbol;

/** The key and parameters of a text; in the browser, whose reader is known, its words. */
export type Text = string & { readonly [travels]: true };

/** How English changes a label in a sentence; other languages keep it. */
export type LabelForm = "within" | "starting";

export interface Travelling {
  key: string;
  params: TextParams;
  form?: LabelForm | undefined;
}

/** Browsers and Node alike have it; the rest of them is no business of rules. */
declare const crypto: { getRandomValues(numbers: Uint32Array): Uint32Array };

/** Of this process alone: what people typed must not pass for a text, nor end one. */
const secret = crypto.getRandomValues(new Uint32Array(4)).join("");

/** The marks begin and end with characters that Unicode keeps for use inside programs. */
export const opening = `\uFDD0${secret}:`;
const closing = `:${secret}\uFDD1`;

/** Returns the key and parameters as one string. */
export const packed = ({ key, params, form }: Travelling): Text =>
  // What is packed here is what travels.
  `${opening}${JSON.stringify(form ? [key, params, form] : [key, params])}${closing}` as Text;

/** Returns what `packed` packed; null for other words, and for several texts in a row. */
export function unpacked(text: string): Travelling | null {
  if (!text.startsWith(opening) || endOf(text, 0) !== text.length) return null;
  const [key, params, form]: [string, TextParams, LabelForm?] = JSON.parse(text.slice(opening.length, -closing.length));
  return { key, params, form };
}

/** Words of a protocol, which every reader gets as its contract writes them. */
export const asWritten = (words: string): Text => words as Text;

/** Several sentences as one text. */
export const inOne = (texts: readonly Text[]): Text => texts.join(". ") as Text; // Texts in a row are a text.

/** The place after the text that opens at `start`; its parameters may be texts themselves. -1 where it does not end. */
export function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length;) {
    const [opens, closes] = [text.indexOf(opening, at), text.indexOf(closing, at)];
    if (closes < 0) return -1;
    const isOpening = opens >= 0 && opens < closes;
    depth += isOpening ? 1 : -1;
    at = isOpening ? opens + opening.length : closes + closing.length;
    if (depth === 0) return at;
  }
  return -1;
}

/** The label as English says it within a sentence: `The reason` is `reason`, `Model` is `model`, `PO number` stays. */
export const labelWithin = (label: string): string => inForm(label, "within");

/** The noun as English begins a label with it: `repair order` is `Repair order`. */
export const labelStarting = (noun: string): string => inForm(noun, "starting");

function inForm(label: string, form: LabelForm): string {
  const travelling = unpacked(label);
  return travelling ? packed({ ...travelling, form }) : formed(label, form);
}

export const formed = (label: string, form: LabelForm): string =>
  form === "starting"
    ? label.charAt(0).toUpperCase() + label.slice(1)
    : label.replace(/^The /, "").replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

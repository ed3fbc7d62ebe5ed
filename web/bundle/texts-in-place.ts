// Each text is put where it is used: `t("orders.assign")` and `text("orders.assign")` become the English text, so that a screen carries its own words and no others.
import { parseSync, Visitor, type Argument } from "oxc-parser";
import type { Plugin } from "vite";
import type { Catalogue } from "../../domain/src/texts/catalogue.ts";
import { english } from "../../domain/src/texts/english.ts";
import type { PluralForms } from "../../domain/src/texts/fill-text.ts";
import { pluralForms } from "../../domain/src/texts/text.ts";

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Vite's plugin for a build in English alone. */
export const textsInPlace: Plugin = {
  name: "texts-in-place",
  enforce: "pre",
  transform(code, id) {
    const [path = ""] = id.split("?");
    if (!/\.tsx?$/.test(path) || path.includes("/domain/src/texts/") || !/\b(?:t|text)\(/.test(code)) return null;
    return { code: placeTexts(path, code, english), map: null };
  },
};

/** `t` reads nothing but texts; other functions are called `text` too. */
const isLookUp = (name: string, key: Argument | undefined): boolean =>
  name === "t" ||
  (name === "text" && key?.type === "Literal" && typeof key.value === "string" && isKey.test(key.value));

const isKey = /^\w+\.[\w-]+$/;

/** The source with the text of each `t("…")` and `text("…")` in its place. Throws for a key that is computed or unknown. */
export function placeTexts(path: string, code: string, catalogue: Catalogue): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ start, end, callee, arguments: [key, params] }) {
      if (callee.type !== "Identifier" || !isLookUp(callee.name, key)) return;
      if (key?.type !== "Literal" || typeof key.value !== "string") throw new Error(`${path}: t() needs a written key`);
      const found = textAt(catalogue, key.value);
      if (found === undefined) throw new Error(`${path}: no text is called ${key.value}`);
      const text = JSON.stringify(found);
      if (params === undefined) edits.push({ start, end, text });
      else
        edits.push({ start, end: key.end, text: `${typeof found === "string" ? "fillText" : "fillPlural"}(${text}` });
    },
  }).visit(parseSync(path, code).program);
  const imports = ["fillText", "fillPlural"].filter((name) => edits.some(({ text }) => text.startsWith(`${name}(`)));
  const placed = edits.toSorted((one, other) => other.start - one.start).reduce(apply, code);
  return imports.length === 0
    ? placed
    : `import { ${imports.join(", ")} } from "@boresight/domain/texts/fill-text";\n${placed}`;
}

const apply = (code: string, { start, end, text }: Edit): string => code.slice(0, start) + text + code.slice(end);

function textAt(catalogue: Catalogue, key: string): string | PluralForms | undefined {
  const [area = "", name = ""] = key.split(".");
  const texts = catalogue[area] ?? {};
  return texts[name] ?? pluralForms(texts, name) ?? undefined;
}

/** Reads XML into a tree of names without prefixes. No entity beyond the five of XML and no document type is accepted. */
import { Parser } from "htmlparser2";

export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

const [mostElements, mostDepth] = [200_000, 60];
const chunk = 65_536;

/** Null for what is no well-behaved XML: broken, with a document type, or too large. */
export function readXml(content: string): XmlElement | null {
  const root: XmlElement = { name: "", text: "", children: [] };
  const open = [root];
  const reading = { count: 0, isRefused: false };
  const parser = new Parser(
    {
      onopentag(name) {
        reading.count++;
        if (reading.count > mostElements || open.length > mostDepth) reading.isRefused = true;
        if (reading.isRefused) return;
        const element: XmlElement = { name: name.replace(/^.*:/, ""), text: "", children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const element = open.at(-1);
        if (element && !reading.isRefused) element.text += text;
      },
      onclosetag(_name, isImplied) {
        if (isImplied && !isClosedWithin(content, parser.endIndex)) reading.isRefused = true; // It was never closed.
        if (open.length > 1 && !reading.isRefused) open.pop();
      },
      onprocessinginstruction(name) {
        if (/^!(?:doctype|entity)/i.test(name)) reading.isRefused = true;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < content.length && !reading.isRefused; at += chunk) parser.write(content.slice(at, at + chunk));
  parser.end();
  const [first] = root.children;
  return reading.isRefused || open.length !== 1 || root.children.length !== 1 || !first ? null : first;
}

/** `<Empty/>`, whose end the parser calls implied as well. */
const isClosedWithin = (content: string, end: number): boolean => content.slice(end - 1, end + 1) === "/>";

/** The first element of that name, at any depth, or along a path of names. */
export function findElement(element: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  const [name, ...rest] = path;
  if (!element || name === undefined) return element;
  for (const found of elementsNamed(element, name)) {
    const end = findElement(found, ...rest);
    if (end) return end;
  }
  return null;
}

export function* elementsNamed(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    else yield* elementsNamed(child, name);
  }
}

export const textAt = (element: XmlElement | null, ...path: readonly string[]): string | null =>
  findElement(element, ...path)?.text.trim() || null;

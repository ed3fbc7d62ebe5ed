// Every word that people read comes from domain/src/texts: finds the literals that should be texts there.
import { parseSync, type Node } from "oxc-parser";

/** A literal that people would read, and the line it begins in. */
export interface Literal {
  line: number;
  text: string;
}

/** Attributes and properties whose literals are shown to people, even when they are a single word. */
const shown = new Set(
  `label title help placeholder aria-label alt action lead heading text caption legend detail hint titleAccess notFound
  searchLabel primary second question header confirm empty words main problem button submitLabel message blocker done noun
  dropOff`.split(/\s+/),
);

/** Attributes and properties that hold addresses, styles and codes. */
const technical = new Set(
  `className d viewBox transform fill stroke color variant href to path src rel target accept autoComplete inputMode pattern
  style id htmlFor role gridArea type component sx slot shapeRendering kind key field initial transition gridTemplateColumns
  flex maxWidth minWidth maxHeight minHeight width height __typename csvHeader border borderBottom boxShadow maskImage
  background backgroundColor backgroundImage fontFeatureSettings animation animationDuration transitionDuration inset
  insetBlock padding margin font fontFamily summary description format authorization animationTimeline target`.split(
    /\s+/,
  ),
);

/** Calls whose arguments no person reads. */
const silentCalls = new Set(
  `graphql t text describe meta querySelector regex startsWith endsWith includes getItem setItem matchMedia createElement
  addEventListener supports indexOf replace replaceAll split error warn close raise`.split(/\s+/),
);

const style = /\d(?:px|rem|em|%|fr|vh|vw|ms|deg)\b|;$|^var\(|rgba?\(|^--|calc\(|cubic-bezier|minmax|^[Mm]-?\d|^Bearer /;
const isSentence = (text: string) =>
  /^["“(]?[A-Z]/.test(text) && /[a-z]/.test(text) && /\S\s+\S/.test(text) && !style.test(text);
const isWord = (text: string) => /^["“(]?[A-Z]/.test(text) && /[a-z]/.test(text) && !style.test(text);

/** The literals of a source that people would read. */
export function shownLiterals(path: string, source: string): Literal[] {
  const found: Literal[] = [];
  const add = (start: number, text: string) =>
    found.push({ line: source.slice(0, start).split("\n").length, text: text.trim() });
  visit(parseSync(path, source).program, [], add);
  return found;
}

type Add = (start: number, text: string) => void;

function visit(node: Node, parents: readonly Node[], add: Add): void {
  if (isSilent(node)) return;
  if (node.type === "JSXText" && /[A-Za-z]{2,}/.test(node.value)) add(node.start, node.value);
  if (node.type === "Literal" && typeof node.value === "string" && isShown(node.value, node, parents))
    add(node.start, node.value);
  if (node.type === "TemplateLiteral") {
    const text = node.quasis.map(({ value }) => value.cooked ?? "").join("§");
    if (isShownTemplate(text, parents)) add(node.start, text);
  }
  const inner = [...parents, node];
  for (const child of childrenOf(node)) visit(child, inner, add);
}

function isSilent(node: Node): boolean {
  if (node.type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) return true;
  if (/^(?:Import|ExportAll)Declaration$|^ThrowStatement$|^TaggedTemplate/.test(node.type)) return true;
  if (node.type === "NewExpression") return node.callee.type === "Identifier" && node.callee.name.endsWith("Error");
  if (node.type === "CallExpression") return silentCalls.has(calledName(node.callee));
  if (node.type === "JSXAttribute") return technical.has(nameOf(node.name));
  return node.type === "Property" && technical.has(nameOf(node.key)) && node.value.type !== "ObjectExpression";
}

function isShown(text: string, node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (parent?.type === "JSXAttribute") return shown.has(nameOf(parent.name)) ? isWord(text) : isSentence(text);
  if (parent?.type === "Property") {
    if (parent.key === node) return false;
    return shown.has(nameOf(parent.key)) ? isWord(text) : isSentence(text);
  }
  if (parent?.type === "BinaryExpression" || parent?.type === "SwitchCase") return false;
  if (parent?.type === "JSXExpressionContainer") return isWord(text);
  return isSentence(text);
}

function isShownTemplate(text: string, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (parent?.type === "TSLiteralType" || style.test(text) || /^[/#?]|:\/\/|=|\{\s/.test(text)) return false;
  const hasWords = /(?:^|[\s"“(§])[A-Za-z]{2,}[\s,.:§?!"”]/.test(` ${text} `) && /\s/.test(text.replaceAll("§", ""));
  return hasWords && /^["“(]?[A-Z]|^§ +[a-z]|§ of §/.test(text);
}

function calledName(callee: Node): string {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" ? nameOf(callee.property) : "";
}

function nameOf(node: Node): string {
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return node.name;
  return node.type === "Literal" ? String(node.value) : "";
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

/**
 * The constant statements of the server's code, found in its syntax: `{ text: "select …" }`, with the row type of the
 * call that they are written or named in. Constants of other modules are put in; a statement with other parts is left out.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type Expression, type ObjectExpression } from "oxc-parser";
import { moduleAt, type Module } from "./read-module.ts";
import { fieldsOf, type Fields } from "./row-fields.ts";

export interface FoundStatement {
  /** From the project's root. */
  file: string;
  line: number;
  text: string;
  /** Of the row as the call declares it; null when it declares none, or one that is computed. */
  fields: Fields | null;
}

const root = join(import.meta.dirname, "../../..");
const isStatement = (text: string) => /^\s*(select|insert|update|delete|with|merge|lock|notify)\b/i.test(text);

export function findStatements(): FoundStatement[] {
  const files = globSync("server/src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  return files.flatMap((file) => statementsIn(moduleAt(file)));
}

function statementsIn(module: Module): FoundStatement[] {
  const found: FoundStatement[] = [];
  const declared = new Map<ObjectExpression, Fields | null>();
  const add = (text: string | null, fields: Fields | null, { start }: Expression) => {
    const line = module.text.slice(0, start).split("\n").length;
    if (text !== null) found.push({ file: module.file, line, text, fields });
  };
  new Visitor({
    CallExpression({ callee, arguments: [first], typeArguments }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const row = typeArguments?.params[0];
      if (!row || !first || !["one", "maybe", "rows"].includes(callee.property.name)) return;
      const fields = fieldsOf(row, module);
      const made = first.type === "CallExpression" ? first.callee : first;
      const built = made.type === "Identifier" ? builtBy(made.name, module) : null;
      if (first.type === "ObjectExpression") declared.set(first, fields);
      else if (built && first.type !== "SpreadElement") add(statementOf(built.object, built.owner), fields, first);
    },
    ObjectExpression(object) {
      add(statementOf(object, module), declared.get(object) ?? null, textIn(object) ?? object);
    },
  }).visit(parseSync(module.file, module.text).program);
  return found;
}

/** The value of its property `text`. */
function textIn({ properties }: ObjectExpression): Expression | null {
  for (const property of properties)
    if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === "text")
      return property.value;
  return null;
}

function statementOf(object: ObjectExpression, module: Module): string | null {
  const value = textIn(object);
  const text = value && constantText(value, module);
  return text !== null && isStatement(text) ? text : null;
}

/** The statement that a constant is, or that a function of one expression returns: `const findBay = (id) => ({ text, values })`. */
function builtBy(name: string, module: Module): { object: ObjectExpression; owner: Module } | null {
  const own = module.constants.get(name);
  const from = module.imports.get(name);
  if (!own) return from ? builtBy(from.name, moduleAt(from.file)) : null;
  const body = own.type === "ArrowFunctionExpression" ? own.body : own;
  const object = body.type === "ParenthesizedExpression" ? body.expression : body;
  return object.type === "ObjectExpression" ? { object, owner: module } : null;
}

/** Returns the text of a constant expression, or null for any other. */
function constantText(expression: Expression, module: Module): string | null {
  if (expression.type === "Literal" && expression.value !== null && typeof expression.value !== "object")
    return String(expression.value);
  if (expression.type === "Identifier") return constantNamed(expression.name, module);
  if (expression.type !== "TemplateLiteral") return null;
  const parts = expression.expressions.map((part) => constantText(part, module));
  if (parts.includes(null)) return null;
  return expression.quasis.map(({ value }, index) => (value.cooked ?? "") + (parts[index] ?? "")).join("");
}

function constantNamed(name: string, module: Module): string | null {
  const own = module.constants.get(name);
  if (own) return constantText(own, module);
  const from = module.imports.get(name);
  return from ? constantNamed(from.name, moduleAt(from.file)) : null;
}

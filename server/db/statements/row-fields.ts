/** The fields of a row type, as far as its syntax says them. */
import type { TSSignature, TSType, TSTypeReference } from "oxc-parser";
import { moduleAt, type Module } from "./read-module.ts";

/** By name: `string`, `number[]`, …; null for a type that is not compared. */
export type Fields = ReadonlyMap<string, string | null>;

/** Returns null for a type that is computed. */
export function fieldsOf(type: TSType, module: Module): Fields | null {
  if (type.type === "TSTypeLiteral") return fieldsOfMembers(type.members, module);
  if (type.type === "TSParenthesizedType") return fieldsOf(type.typeAnnotation, module);
  if (type.type === "TSIntersectionType") return together(type.types.map((each) => fieldsOf(each, module)));
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return null;
  return fieldsOfName(type.typeName.name, type.typeArguments?.params ?? [], module);
}

function fieldsOfName(name: string, args: readonly TSType[], module: Module): Fields | null {
  const [of, keys] = args;
  if ((name === "Pick" || name === "Omit") && of && keys) {
    const fields = fieldsOf(of, module);
    const chosen = namesIn(keys);
    if (!fields || !chosen) return null;
    return new Map([...fields].filter(([field]) => chosen.includes(field) === (name === "Pick")));
  }
  if (args.length > 0) return null;
  const found = declarationOf(name, module);
  if (!found) return null;
  const { declared, owner } = found;
  if (declared.type !== "TSInterfaceDeclaration") return fieldsOf(declared, owner);
  const inherited = declared.extends.map(({ expression, typeArguments }) =>
    expression.type === "Identifier" ? fieldsOfName(expression.name, typeArguments?.params ?? [], owner) : null,
  );
  return together([...inherited, fieldsOfMembers(declared.body.body, owner)]);
}

function declarationOf(name: string, module: Module) {
  const own = module.types.get(name);
  if (own) return { declared: own, owner: module };
  const from = module.imports.get(name);
  if (!from) return null;
  const owner = moduleAt(from.file);
  const declared = owner.types.get(from.name);
  return declared ? { declared, owner } : null;
}

function fieldsOfMembers(members: readonly TSSignature[], module: Module): Fields | null {
  const fields = new Map<string, string | null>();
  for (const member of members) {
    if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") return null;
    fields.set(member.key.name, member.typeAnnotation ? valueOf(member.typeAnnotation.typeAnnotation, module) : null);
  }
  return fields;
}

const together = (all: readonly (Fields | null)[]): Fields | null => {
  const fields = new Map<string, string | null>();
  for (const each of all) {
    if (!each) return null;
    for (const [name, value] of each) fields.set(name, value);
  }
  return fields;
};

function namesIn(type: TSType): string[] | null {
  const literals = type.type === "TSUnionType" ? type.types : [type];
  const names = literals.map((each) =>
    each.type === "TSLiteralType" && each.literal.type === "Literal" ? String(each.literal.value) : null,
  );
  return names.every((name) => name !== null) ? names : null;
}

const keywords = new Map([
  ["TSStringKeyword", "string"],
  ["TSNumberKeyword", "number"],
  ["TSBooleanKeyword", "boolean"],
]);

/** Returns what a value is, without null; null for what is not compared. */
function valueOf(type: TSType, module: Module): string | null {
  if (type.type === "TSLiteralType") return type.literal.type === "Literal" ? typeof type.literal.value : null;
  if (type.type === "TSArrayType") return arrayOf(valueOf(type.elementType, module));
  if (type.type === "TSTypeOperator") return valueOf(type.typeAnnotation, module);
  if (type.type === "TSTypeReference") return valueOfName(type, module);
  if (type.type !== "TSUnionType") return keywords.get(type.type) ?? null;
  const others = type.types.filter((each) => each.type !== "TSNullKeyword");
  const [only = null, ...more] = new Set(others.map((each) => valueOf(each, module)));
  return more.length === 0 ? only : null;
}

function valueOfName({ typeName }: TSTypeReference, module: Module): string | null {
  if (typeName.type !== "Identifier") return null;
  if (typeName.name === "Buffer") return "Buffer";
  const found = declarationOf(typeName.name, module);
  return found && found.declared.type !== "TSInterfaceDeclaration" ? valueOf(found.declared, found.owner) : null;
}

const arrayOf = (value: string | null): string | null => (value === null ? null : `${value}[]`);

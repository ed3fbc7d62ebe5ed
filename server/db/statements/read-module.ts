/** What a module declares at its top, by name: constants and types, its own and those that it imports. */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync, type Expression, type TSInterfaceDeclaration, type TSType } from "oxc-parser";

export interface Module {
  file: string;
  text: string;
  /** By name: what the module itself declares. */
  constants: ReadonlyMap<string, Expression>;
  types: ReadonlyMap<string, TSType | TSInterfaceDeclaration>;
  /** By local name: where it comes from, and its name there. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
}

const root = join(import.meta.dirname, "../../..");
const modules = new Map<string, Module>();

export function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(join(root, file), "utf8");
  const { program, module } = parseSync(file, text);
  const constants = new Map<string, Expression>();
  const types = new Map<string, TSType | TSInterfaceDeclaration>();
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "TSInterfaceDeclaration") types.set(declaration.id.name, declaration);
    if (declaration?.type === "TSTypeAliasDeclaration") types.set(declaration.id.name, declaration.typeAnnotation);
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init) constants.set(id.name, init);
  }
  const imports = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) => {
      const target = targetOf(file, moduleRequest.value);
      if (target === null) return [];
      return entries.map(
        ({ importName, localName }) => [localName.value, { file: target, name: importName.name ?? "" }] as const,
      );
    }),
  );
  const read = { file, text, constants, types, imports };
  modules.set(file, read);
  return read;
}

/** Our file that is meant, or null for a package of others. */
function targetOf(file: string, request: string): string | null {
  if (request.startsWith(".")) return relative(root, join(root, dirname(file), request));
  if (request.startsWith("#db/")) return `server/db/${request.slice("#db/".length)}`;
  if (request.startsWith("#")) return `${file.split("/", 1)[0]}/src/${request.slice(1)}`;
  if (request.startsWith("@boresight/domain/")) return `domain/src/${request.slice("@boresight/domain/".length)}.ts`;
  return null;
}

// npm run generate: writes web/src/graphql, the types of the web app's documents, the rules of its cache and the verbs
// that create something, and what each text is filled with. Nothing of it is kept in git.
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import { preset } from "@graphql-codegen/client-preset";
import { buildSchema, Kind, parse } from "graphql";
import { english } from "../domain/src/texts/english.ts";
import { cacheRules, mergedTypes } from "./bundle/cache-rules.ts";
import { creatingVerbsIn, creatingVerbsModule } from "./bundle/creating-verbs.ts";
import { textSlotsModule } from "./bundle/text-slots.ts";
import { writtenDocuments } from "./bundle/written-documents.ts";

const source = join(import.meta.dirname, "src");
const schemaFile = join(import.meta.dirname, "../server/schema.graphql");
const ownSources = [
  "bundle/cache-rules.ts",
  "bundle/creating-verbs.ts",
  "bundle/each-view.ts",
  "bundle/field-sets.ts",
  "bundle/text-slots.ts",
  "bundle/written-documents.ts",
].map((file) => join(import.meta.dirname, file));
const domain = join(import.meta.dirname, "../domain/src");
const slotsFile = join(domain, "texts/text-slots.ts");
const target = join(source, "graphql");
const scalars = {
  UUID: "string",
  Datetime: "string",
  Date: "string",
  Cursor: "string",
  JSON: "unknown",
  BigInt: "string",
  BigFloat: "string",
};

if (!process.argv.includes("--when-stale") || isStale()) await generate().catch(explain);
writeSlots();

/** A document asks for what the API does not have yet. */
function explain(error: unknown): never {
  if (!(error instanceof Error && error.message.includes("Validation"))) throw error;
  console.error(error.message);
  console.error("Is the verb named in its area.ts, or the column granted in server/db/rules? Then: npm run codegen");
  process.exit(1);
}

/** A text is changed more often than a document, and its types take no time. */
function writeSlots(): void {
  const module = textSlotsModule(english);
  if (!existsSync(slotsFile) || readFileSync(slotsFile, "utf8") !== module) writeFileSync(slotsFile, module);
}

function isStale(): boolean {
  const ages = ["cache-rules.ts", "creating-verbs.ts", "graphql.ts"].map(
    (file) => statSync(join(target, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  const writtenAt = Math.min(...ages);
  const read = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => !file.startsWith("graphql"));
  const described = readdirSync(domain, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("-fields.ts"),
  );
  return [
    schemaFile,
    import.meta.filename,
    ...ownSources,
    ...described.map((file) => join(domain, file)),
    ...read.map((file) => join(source, file)),
  ].some((file) => statSync(file).mtimeMs > writtenAt);
}

async function generate(): Promise<void> {
  const text = readFileSync(schemaFile, "utf8");
  const schemaAst = buildSchema(text);
  const files = await preset.buildGeneratesSection({
    baseOutputDir: `${target}/`,
    schema: parse(text),
    schemaAst,
    documents: writtenDocuments(source, { tests: true }).map(({ file, text: rawSDL, definition }) => ({
      location: file,
      rawSDL,
      document: { kind: Kind.DOCUMENT, definitions: [definition] },
    })),
    presetConfig: { fragmentMasking: { unmaskFunctionName: "readFragment" }, skipIndexFile: true },
    config: { importExtension: ".ts", useTypeImports: true, enumsAsTypes: true, strictScalars: true, scalars },
    plugins: [],
    pluginMap: {},
  });
  const written = await Promise.all(files.map(async (file) => ({ name: file.filename, content: await codegen(file) })));
  mkdirSync(target, { recursive: true });
  const documents = writtenDocuments(source, { tests: false }).map(({ definition }) => definition);
  writeFileSync(join(target, "cache-rules.ts"), cacheRules(mergedTypes(schemaAst, documents)));
  writeFileSync(join(target, "creating-verbs.ts"), creatingVerbsModule(creatingVerbsIn(schemaAst)));
  for (const { name, content } of written) writeFileSync(name, content);
}

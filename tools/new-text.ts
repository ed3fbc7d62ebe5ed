// npm run text:new <area>.<name> <English> <French> <Arabic>: a text in every language, in its place.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withText } from "./with-text.ts";

const languages = ["en", "fr", "ar"];
const [key = "", ...words] = process.argv.slice(2);
const [area = "", name = ""] = key.split(".");
const paths = languages.map((language) => join(import.meta.dirname, `../domain/src/texts/${language}/${area}.json`));

try {
  if (words.length !== languages.length || words.includes(""))
    throw new Error(
      'Give the text in English, French and Arabic: npm run text:new settings.lifts "Lifts" "Ponts" "رافعات"',
    );
  if (area === "" || !paths.every((path) => existsSync(path)))
    throw new Error(`There are no texts of the area "${area}"`);
  const written = paths.map((path, index) => withText(readFileSync(path, "utf8"), name, words[index] ?? ""));
  paths.forEach((path, index) => writeFileSync(path, written[index] ?? ""));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

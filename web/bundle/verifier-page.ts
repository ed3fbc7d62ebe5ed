// Builds the page that verifies documents without a network into one file, dist/.vite/verifier.html: the server fills it in.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";

const web = join(import.meta.dirname, "..");
const folder = join(web, "src/features/documents/offline-verifier");
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Only its own script and style run, and nothing is fetched but the list, from the shop's own address. */
const policyOf = (script: string, style: string) =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src %VERIFIER_ORIGIN%",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

const onePage: Plugin = {
  name: "one-page",
  generateBundle(_options, bundle) {
    const [chunk] = Object.values(bundle);
    if (chunk?.type !== "chunk" || Object.keys(bundle).length !== 1) throw new Error("the verifier is not one script");
    delete bundle[chunk.fileName];
    const script = chunk.code.trim().replaceAll("</script", String.raw`<\/script`);
    const style = read("verifier.css").replaceAll(/\s+/g, " ").trim();
    const source = read("verifier.html")
      .replace("%VERIFIER_POLICY%", () => policyOf(script, style))
      .replace(/\s*%VERIFIER_STYLE%\s*/, () => style) // A hash is of every character between the tags.
      .replace(/\s*%VERIFIER_SCRIPT%\s*/, () => script);
    this.emitFile({ type: "asset", fileName: "verifier.html", source });
  },
};

// oxlint-disable-next-line import/no-default-export -- Vite reads its settings from it
export default defineConfig({
  root: web,
  publicDir: false,
  plugins: [onePage],
  build: {
    target: "es2022",
    outDir: join(web, "dist/.vite"),
    emptyOutDir: false,
    rolldownOptions: { input: join(folder, "main.ts"), output: { format: "iife" } },
  },
});

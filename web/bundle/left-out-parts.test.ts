import { join } from "node:path";
import { visit } from "graphql";
import { expect, test } from "vitest";
import { leftOutParts } from "./left-out-parts.ts";
import { writtenDocuments } from "./written-documents.ts";

const leftOut = [
  "@mui/material/ButtonBase/TouchRipple.mjs",
  "@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs",
  "@apollo/client/utilities/internal/removeDirectivesFromDocument.js",
  "@apollo/client/masking/maskDefinition.js",
  "@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js",
  "@apollo/client/link/http/rewriteURIForGET.js",
  "@mui/material/TextareaAutosize/TextareaAutosize.mjs",
  "hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js",
  "use-sync-external-store/shim/index.js",
];

test("a part that nobody reaches is replaced, and its neighbours stay", () => {
  const { load } = leftOutParts();

  expect(load("/shop/node_modules/@mui/material/ButtonBase/TouchRipple.mjs?v=1")?.code).toContain("() => null");
  expect(load("/shop/node_modules/@mui/material/ButtonBase/ButtonBase.mjs")).toBeNull();
});

test("a build that met all of them passes", () => {
  const { load, buildEnd } = leftOutParts();

  const replaced = leftOut.map((part) => load(`/node_modules/${part}`)).filter((part) => part !== null);

  expect(replaced).toHaveLength(leftOut.length);
  expect(() => buildEnd()).not.toThrow();
});

test("a build that never met one of them fails: its package has changed", () => {
  const { load, buildEnd } = leftOutParts();
  leftOut.slice(1).forEach((part) => load(`/node_modules/${part}`));

  expect(() => buildEnd()).toThrow("no package has /@mui/material/ButtonBase/TouchRipple.mjs");
});

test("no document of the app has a directive that the client would have to read or remove", () => {
  const names = new Set<string>();

  for (const { definition } of writtenDocuments(join(import.meta.dirname, "../src"), { tests: false })) {
    visit(definition, { Directive: ({ name }) => void names.add(name.value) });
  }

  expect([...names].filter((name) => name !== "include" && name !== "skip")).toEqual([]);
});

/** The table of docs/security.md, and what it says of the code as a whole. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const doc = read("docs/security.md");
const operating = read("docs/operating.md");

interface Source {
  path: string;
  text: string;
}

const sourcesOf = (pattern: string): Source[] =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.tsx?$|node_modules/.test(path))
    .map((path) => ({ path, text: read(path) }));
const served = sourcesOf("server/src/**/*.ts");
const all = [...served, ...sourcesOf("{domain,web}/src/**/*.{ts,tsx}")];
const pathsWith = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

const rows = doc
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, point = "", level = "", words = "", verdict = ""]) => ({ point, level, words, verdict }));

/** How many points of the first two levels each chapter of OWASP ASVS 5.0 has, from V1 to V16. */
const points = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16];

test("every point of the chapters has one row", () => {
  const chapters = points.map((_count, at) => rows.filter(({ point }) => point.startsWith(`${at + 1}.`)).length);

  expect(chapters).toEqual(points);
  expect(new Set(rows.map(({ point }) => point)).size).toBe(rows.length);
});

test.each(rows)("$point ($words) has one of three verdicts, with its proof or reason", ({ level, words, verdict }) => {
  const [, kind = "", reason = ""] = /^\*\*(met|not applicable|operator)\*\*: (.{6,})$/.exec(verdict) ?? [];
  const tests = [...reason.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = ""]) => path);

  expect([level, words.length > 3]).toEqual([expect.stringMatching(/^[12]$/), true]);
  expect(["met", "not applicable", "operator"]).toContain(kind);
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(kind !== "met" || tests.length > 0).toBe(true);
});

test("settings that the page names are documented for operators", () => {
  const named = [...doc.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+|DEMO)\b[^`]*`/g)].map(([, name = ""]) => name);
  const ours = named.filter((name) => !name.startsWith("NODE_"));

  expect(ours.length).toBeGreaterThan(15);
  expect(ours.filter((name) => !new RegExp(`[\`…]${name}|[\`…]_${name.split("_").at(-1)}\``).test(operating))).toEqual(
    [],
  );
});

test.each([
  "How data is protected",
  "Kinds of data",
  "Keys",
  "Whom the server calls",
  "Sessions",
  "What is costly",
  "What is logged",
  "Libraries",
])("the page tells of: %s", (title) => {
  const [, section = ""] = doc.split(`\n## ${title}\n`);

  expect(section.split("\n## ")[0]?.length).toBeGreaterThan(250);
});

test("each key is listed with what it is for", () => {
  const made = /(?:createSealing|keyedHash)\([^,()]+, "([^"]+)"\)|hkdfSync\([^)]*"boresight ([a-z ]+)"/g;
  const purposes = served.flatMap(({ text }) => [...text.matchAll(made)].map(([, one, other]) => one ?? other ?? ""));

  expect(purposes.length).toBeGreaterThan(6);
  expect(purposes.filter((purpose) => !doc.includes(`\`${purpose}\``))).toEqual([]);
});

test("each address that the server may call is listed", () => {
  const addresses = [...new Set(operating.match(/\b[A-Z_]+_URL\b/g))];

  expect(addresses.length).toBeGreaterThan(8);
  expect(addresses.filter((name) => !doc.includes(name))).toEqual([]);
});

test("no call that the server makes follows redirects", () => {
  const calls = served.flatMap(({ path, text }) =>
    text
      .split(/\bfetch\(/)
      .slice(1)
      .map((rest) => ({ path, call: rest.slice(0, 400) })),
  );

  expect(calls.length).toBeGreaterThan(4);
  expect(calls.filter(({ call }) => !/\bredirect: "(error|manual)"/.test(call))).toEqual([]);
});

test("no code is made from text, and no text becomes HTML unseen", () => {
  expect(
    pathsWith(all, /\beval\(|new Function\(|dangerouslySetInnerHTML|document\.write|\.(inner|outer)HTML\s*=[^=]/),
  ).toEqual([]);
});

test("programs are started without a shell", () => {
  expect(pathsWith(served, /shell: true|import \{[^}]*\bexec(Sync)?\b[^}]*\} from "node:child_process"/)).toEqual([]);
});

test("hashes are SHA-256, but where another's protocol or a mere name asks for less", () => {
  const weak = pathsWith(served, /["-](md5|sha1|SHA1)"|RSA-SHA1/);

  expect(weak.toSorted()).toEqual([
    "server/src/integrations/deliveries/ses.ts",
    "server/src/integrations/deliveries/twilio.ts",
    "server/src/modules/accounts/factors/totp.ts",
    "server/src/platform/database/transaction.ts",
  ]);
});

test("only pauses are left to chance that can be guessed", () => {
  expect(pathsWith(all, /Math\.random/).toSorted()).toEqual([
    "server/src/integrations/quickbooks/qbo-client.ts",
    "server/src/modules/accounting/area.ts",
    "web/src/data/socket.ts",
  ]);
});

test("passwords can be pasted, and filled in by a manager", () => {
  const field = read("web/src/ui/form/password-field.tsx");

  expect(field).toContain('autoComplete: "current-password" | "new-password"');
  expect(field).not.toContain("onPaste");
});

test("libraries come from the registry, in exact versions", () => {
  interface Locked {
    version?: string;
    resolved?: string;
    link?: boolean;
  }
  const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
  const packages = Object.entries(lock.packages).filter(([name, { link }]) => name.includes("node_modules/") && !link);

  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(([, { version, resolved }]) => !version || resolved !== undefined)).toEqual([]);
});

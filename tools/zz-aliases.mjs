import { readFileSync, writeFileSync } from "node:fs";
import { parseSync } from "oxc-parser";
const snake = (n) => n.replaceAll(/([A-Z])/g, (c) => "_" + c.toLowerCase());
const plainOnly = process.argv.includes("--plain");
for (const file of process.argv.slice(2).filter((f) => !f.startsWith("--"))) {
  let text = readFileSync(file, "utf8");
  const { program } = parseSync(file, text);
  const edits = [];
  const walk = (node, inSql) => {
    if (!node || typeof node !== "object") return;
    if (Array.isArray(node)) return node.forEach((n) => walk(n, inSql));
    if (node.type === "TemplateLiteral") {
      const whole = node.quasis.map((q) => q.value.raw).join(" ");
      const sql = /\b(as|by|select|returning|where|from|and)\b/.test(whole) && /"[a-z]+[A-Z]\w*"/.test(whole);
      if (sql) for (const q of node.quasis) edits.push([q.start, q.end]);
    }
    for (const k of Object.keys(node)) if (k !== "parent") walk(node[k], inSql);
  };
  walk(program);
  let out = "", at = 0;
  for (const [s, e] of edits.toSorted((a, b) => a[0] - b[0])) {
    out += text.slice(at, s);
    let q = text.slice(s, e);
    q = q.replaceAll(/"([a-z]+(?:[A-Z][a-z0-9]*)+)"/g, (_, n) => snake(n));
    q = q.replaceAll(/(?<![\w.)>}'])((?:\w+\.)?(\w+)) as (\w+)\b/g, (m, ref, col, alias) => (col === alias ? ref : m));
    out += q;
    at = e;
  }
  out += text.slice(at);
  if (out !== text) writeFileSync(file, out);
}

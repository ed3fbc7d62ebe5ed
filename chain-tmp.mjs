// finds import chains (static) from screens to a zod module
import { readFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
const root = "/work/w4";
const resolve = (f, r) => {
  if (r.startsWith(".")) return join(dirname(f), r);
  if (r.startsWith("#")) {
    const pk = f.startsWith(root + "/domain") ? "domain" : "web";
    return join(root, pk, "src", r.slice(1));
  }
  if (r.startsWith("@boresight/domain/")) return join(root, "domain/src", r.slice(18) + ".ts");
  if (/^zod/.test(r)) return "zod";
  return null;
};
const start = process.argv[2];
const prev = new Map([[start, null]]);
const q = [start];
const found = [];
while (q.length) {
  const f = q.shift();
  if (f === "zod") continue;
  if (!existsSync(f) || !/\.tsx?$/.test(f)) continue;
  const text = readFileSync(f, "utf8");
  const { module } = parseSync(f, text);
  for (const i of module.staticImports) {
    if (i.entries.length && i.entries.every((e) => e.isType)) continue;
    if (/^import type/.test(text.slice(i.start, i.end))) continue;
    const r = resolve(f, i.moduleRequest.value.split("?")[0]);
    if (!r) continue;
    if (r === "zod") {
      let c = [],
        x = f;
      while (x) {
        c.push(x.replace(root + "/", ""));
        x = prev.get(x);
      }
      found.push(c.reverse().join(" > "));
      continue;
    }
    if (!prev.has(r)) {
      prev.set(r, f);
      q.push(r);
    }
  }
}
console.log(found.join("\n"));

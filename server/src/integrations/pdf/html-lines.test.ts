import { expect, test } from "vitest";
import { htmlLines } from "./html-lines.ts";

const read = (html: string) => htmlLines(Buffer.from(html))?.lines ?? null;

test("a scan tool's report is read line by line, a table's row as one line", () => {
  const report = `<!DOCTYPE html><html><head><title>Report</title><style>td { color: red }</style></head>
    <body><h1>Pre-scan</h1><p>2021 <b>Toyota</b>
      Camry</p><table><tr><th>Module</th><th>Code</th></tr><tr><td>Front camera</td><td> C1A67&nbsp;</td><td></td></tr></table>
    <pre>VIN  4T1G11AK2MU990001
Battery 12.6 V</pre>5 &lt; 6 &#176; &#x2713;<br>end</body></html>`;

  expect(read(report)).toEqual([
    "Pre-scan",
    "2021 Toyota Camry",
    "Module · Code",
    "Front camera · C1A67",
    "VIN 4T1G11AK2MU990001",
    "Battery 12.6 V",
    "5 < 6 ° ✓",
    "end",
  ]);
});

test.each([
  ["a script", "<p>All clear</p><script>document.write('forged')</script><p>end</p>", ["All clear", "end"]],
  ["a script that is never closed", "<p>All clear</p><SCRIPT>alert(1)", ["All clear"]],
  ["a comment", "<p>a</p><!-- <p>b</p> --><p>c</p>", ["a", "c"]],
  ["a tag that is never closed", "<p>a</p><p title=", ["a"]],
  ["a picture that loads something", '<img src="http://evil.example/x.png"><p>a</p>', ["a"]],
])("%s is not printed", (_what, html, lines) => {
  expect(read(html)).toEqual(lines);
});

test("reports in other encodings are read", () => {
  expect(htmlLines(Buffer.from("<meta charset=windows-1252><p>12 \u00B0</p>", "latin1"))?.lines).toEqual(["12 °"]);
  expect(htmlLines(Buffer.from("\uFEFF<p>Caméra</p>", "utf16le"))?.lines).toEqual(["Caméra"]);
  expect(htmlLines(Buffer.from("<p>Cam\u00E9ra</p>", "latin1"))?.lines).toEqual(["Caméra"]);
});

test("what has no text has no lines", () => {
  expect([read(""), read("<html><body></body></html>"), read("<script>x</script>")]).toEqual([null, null, null]);
  expect(read("<!--".repeat(200_000))).toBeNull();
});

test("what looks like no tag is text, and what is deep is read as far as a line goes", () => {
  expect(read("<".repeat(200_000))).toEqual(["<".repeat(1000)]);
  expect(read(`${"<div>".repeat(100_000)}a <3 b`)).toEqual(["a <3 b"]);
  expect(read('<p title="a > b">c</p>')).toEqual(["c"]);
});

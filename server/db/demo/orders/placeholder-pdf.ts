/** One page of plain text as a PDF, in the font that every reader has; the same lines give the same bytes. */
export function writePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
  const stream = `BT /F1 11 Tf 16 TL 56 736 Td\n${text}\nET`;
  return assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Length ${Buffer.byteLength(stream, "latin1")} >>\nstream\n${stream}\nendstream`,
  ]);
}

const escaped = (line: string): string => line.replaceAll("–", "-").replaceAll(/[\\()]/g, String.raw`\$&`);

/** The objects one after the other, and the table that tells where each begins. */
function assemble(objects: readonly string[]): Buffer {
  let file = "%PDF-1.4\n";
  const starts: number[] = [];
  for (const [index, object] of objects.entries()) {
    starts.push(Buffer.byteLength(file, "latin1"));
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = Buffer.byteLength(file, "latin1");
  const entries = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}

// PDFs written by hand: pages of lines, a page of any operators, one that is locked.

const line = (text: string) => `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`;

/** Locked as by a program whose password nobody here knows. */
const lock = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"a1".repeat(32)}> /U <${"b2".repeat(32)}> >>`;

interface PdfOptions {
  locked?: boolean;
}

/** One page for each list of lines. */
export const pdfOf = (pages: readonly (readonly string[])[], options: PdfOptions = {}): Buffer<ArrayBuffer> =>
  assemble(
    pages.map((lines) => ({ stream: Buffer.from(`BT /F1 9 Tf 10 TL 56 780 Td\n${lines.map(line).join("\n")}\nET`) })),
    options,
  );

/** One page that does what is said; `filter` tells how the stream is packed. */
export const pdfOfStream = (stream: Buffer | string, filter = ""): Buffer<ArrayBuffer> =>
  assemble([{ stream: Buffer.from(stream), filter }], {});

interface PageContent {
  stream: Buffer;
  filter?: string;
}

function assemble(pages: readonly PageContent[], { locked = false }: PdfOptions): Buffer<ArrayBuffer> {
  const first = 4;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap(({ stream, filter = "" }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} ${filter} >>\nstream\n`),
        stream,
        Buffer.from("\nendstream"),
      ]),
    ]),
    ...(locked ? [lock] : []),
  ];
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /ID [<00><00>]${locked ? ` /Encrypt ${objects.length} 0 R` : ""} >>\n`;
  return Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from(`${trailer}startxref\n0\n%%EOF\n`),
  ]);
}

/** Pages of text at places, and the PDF of them: set in Helvetica, as estimating programs print. */

export interface DrawnText {
  x: number;
  /** From the top. */
  y: number;
  text: string;
  size?: number;
  isBold?: boolean;
}
export type DrawnPage = readonly DrawnText[];

const [width, height] = [612, 792];

export function pdfOfPages(pages: readonly DrawnPage[]): Uint8Array<ArrayBuffer> {
  const first = 5;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((page, index) => {
      const stream = page.map(drawn).join("\n");
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${Buffer.byteLength(stream, "latin1")} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(`%PDF-1.4\n${body}${trailer}`, "latin1"));
}

const drawn = ({ x, y, text, size = 8, isBold = false }: DrawnText): string =>
  `BT /F${isBold ? 2 : 1} ${size} Tf ${x} ${(height - y).toFixed(1)} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`;

/** Puts rows on pages, from below the head that each page begins with to above its foot. */
export function paged(rows: readonly DrawnText[][], head: (page: number) => DrawnPage, top: number): DrawnPage[] {
  const pages: DrawnText[][] = [];
  const step = 11;
  const perPage = Math.floor((height - 50 - top) / step);
  for (let from = 0; from < Math.max(rows.length, 1); from += perPage) {
    const body = rows
      .slice(from, from + perPage)
      .flatMap((row, index) => row.map((text) => ({ ...text, y: top + index * step })));
    pages.push([...head(pages.length + 1), ...body]);
  }
  return pages;
}

/** As people print amounts: `1,250.00`. */
export const amount = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A phrase broken into lines of at most so many characters. */
export function wrapped(phrase: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of phrase.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

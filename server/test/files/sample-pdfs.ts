// PDFs written by hand: pages of lines, a page of any operators, one that is locked.

const line = (text: string) => `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`;

/** Locked as by a program whose password nobody here knows. */
const lock = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${"a1".repeat(32)}> /U <${"b2".repeat(32)}> >>`;

/** What lies over the first page: a field of a form, a stamp, text typed over it. */
interface Annotation {
  /** Its entries, such as `/Subtype /Stamp /Rect [0 0 100 20]`. */
  entries: string;
  /** What it shows; a field may be left without. */
  shows?: string;
}

interface PdfOptions {
  locked?: boolean;
  annotations?: readonly Annotation[];
  /** How far a viewer turns the pages clockwise, in degrees. */
  rotation?: number;
}

/** One page for each list of lines. */
export const pdfOf = (pages: readonly (readonly string[])[], options: PdfOptions = {}): Buffer<ArrayBuffer> =>
  assemble(
    pages.map((lines) => ({ stream: Buffer.from(`BT /F1 9 Tf 10 TL 56 780 Td\n${lines.map(line).join("\n")}\nET`) })),
    options,
  );

/** One page that does what is said; `filter` names how the stream is packed. */
export const pdfOfStream = (stream: Buffer | string, filter = "", options: PdfOptions = {}): Buffer<ArrayBuffer> =>
  assemble([{ stream: Buffer.from(stream), filter }], options);

interface PageContent {
  stream: Buffer;
  filter?: string;
}

function assemble(
  pages: readonly PageContent[],
  { locked = false, annotations = [], rotation = 0 }: PdfOptions,
): Buffer<ArrayBuffer> {
  const first = 4;
  const over = annotationObjects(annotations, first + 2 * pages.length);
  const fields = `/AcroForm << /Fields [${over.names.join(" ")}] /NeedAppearances true /DR << /Font << /Helv 3 0 R >> >> >>`;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${annotations.length > 0 ? fields : ""} >>`,
    `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap(({ stream, filter = "" }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${rotation} /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> ${index === 0 && annotations.length > 0 ? `/Annots [${over.names.join(" ")}]` : ""} >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} ${filter} >>\nstream\n`),
        stream,
        Buffer.from("\nendstream"),
      ]),
    ]),
    ...over.objects,
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

/** Each is an object, and what it shows another. */
function annotationObjects(annotations: readonly Annotation[], first: number) {
  const objects: string[] = [];
  const names = annotations.map(({ entries, shows }) => {
    const at = first + objects.length;
    objects.push(`<< /Type /Annot ${entries} ${shows === undefined ? "" : `/AP << /N ${at + 1} 0 R >>`} >>`);
    if (shows !== undefined) objects.push(looksOf(`BT /F1 10 Tf 2 5 Td (${shows}) Tj ET`));
    return `${at} 0 R`;
  });
  return { names, objects };
}

const looksOf = (stream: string) =>
  `<< /Type /XObject /Subtype /Form /BBox [0 0 120 20] /Resources << /Font << /F1 3 0 R >> >> /Length ${stream.length} >>\nstream\n${stream}\nendstream`;

/** Where the objects of a PDF lie, by the plain cross-reference table at its end. */
export interface PdfTable {
  /** Where the table begins. */
  start: number;
  /** One more than the highest object's number. */
  size: number;
  root: number;
  /** The dictionary behind the table. */
  trailer: string;
  /** The text of an object that is no stream, without its first and last line. */
  object: (number: number) => string;
  firstPage: () => number;
}

/** Throws for a PDF without such a table, or that was updated already. */
export function readTable(pdf: Buffer): PdfTable {
  const tail = pdf.subarray(-1024).toString("latin1");
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN);
  const text = Number.isInteger(start) ? pdf.subarray(start).toString("latin1") : "";
  const [head = "", count = "0"] = /^xref\s+0 (\d+)\s*?\n/.exec(text) ?? [];
  const trailer = /trailer\s*(<<[\s\S]*>>)\s*startxref/.exec(text)?.[1];
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer ?? "")?.[1] ?? Number.NaN);
  if (!trailer || !Number.isInteger(root) || /\/Prev\b/.test(trailer)) throw new Error("the PDF has no plain table");
  const object = (number: number) => {
    const line = text.slice(head.length + number * 20, head.length + number * 20 + 20);
    const offset = /^(\d{10}) \d{5} n/.exec(line)?.[1];
    if (offset === undefined) throw new Error("the PDF has no such object");
    const at = Number(offset);
    const whole = pdf.subarray(at, pdf.indexOf("endobj", at)).toString("latin1");
    return whole.slice(whole.indexOf("obj") + "obj".length).trim();
  };
  const pageBelow = (number: number): number => {
    const node = object(number);
    const [, first] = /\/Kids\s*\[\s*(\d+) 0 R/.exec(node) ?? [];
    return first === undefined ? number : pageBelow(Number(first));
  };
  return {
    start,
    size: Number(count),
    root,
    trailer,
    object,
    firstPage: () => pageBelow(Number(/\/Pages (\d+) 0 R/.exec(object(root))?.[1])),
  };
}

import type { Company } from "../entities/company.ts";
import { numberOf, textOf, type Entity } from "../entities/entity.ts";

/** A PDF of one page that says whose document it is, its number and its total. */
export function documentPdf(company: Company, name: string, document: Entity): Uint8Array {
  const total = numberOf(document, "TotalAmt").toFixed(2);
  const words = `${company.name}: ${name} ${textOf(document, "DocNumber")}, $${total}`.replaceAll(
    /[()\\]|[^ -~]/g,
    " ",
  );
  const content = `BT /F1 14 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const header = "%PDF-1.4\n";
  const starts = objects.map((_, index) => header.length + objects.slice(0, index).join("").length);
  const table = ["0000000000 65535 f ", ...starts.map((start) => `${String(start).padStart(10, "0")} 00000 n `)];
  const body = header + objects.join("");
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n${table.join("\n")}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, "latin1");
}

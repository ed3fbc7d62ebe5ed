import { asSystem } from "#platform/database/transaction.ts";
import { documentsOfPacket } from "#modules/documents/content/packet/packet-parts.ts";
import { ensureIssued } from "#modules/documents/issue/ensure-issued.ts";
import type { PdfDeps, Pdfs } from "./pdfs.ts";

/** What a packet names by its hash is set first. */
export async function preparePacket(orderId: string, deps: PdfDeps & { pdfs: Pdfs }): Promise<void> {
  const ids = await asSystem(deps, async (system, work) => {
    const unissued = await system.rows<{ type: "estimate" | "invoice"; id: string }>({
      text: `(select 'estimate' as type, e.id from app.estimates e where e.service_order_id = $1
          and e.status not in ('draft', 'superseded', 'void') and not exists (select from app.documents d where d.estimate_id = e.id)
          order by e.revision desc limit 20)
        union all
        (select 'invoice', i.id from app.invoices i where i.service_order_id = $1 and i.status not in ('draft', 'void')
          and not exists (select from app.documents d where d.invoice_id = i.id) order by i.created_at desc limit 20)`,
      values: [orderId],
    });
    for (const { type, id } of unissued) await ensureIssued({ type, subjectId: id }, work);
    return system.rows<{ id: string }>({
      text: `select id from (${documentsOfPacket("$1")}) d where file_id is null`,
      values: [orderId],
    });
  });
  for (const { id } of ids) await deps.pdfs.ofIssued(id);
}

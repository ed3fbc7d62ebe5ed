import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { asSystem } from "#platform/database/transaction.ts";
import type { PdfDeps } from "./pdfs.ts";
import type { ServedPdf } from "./read-pdf.ts";

/** The packet's PDF, whose hash is kept as somebody gets it: who verifies a document in it may hold the packet alone. */
export const knownPacket = (pdf: ServedPdf, orderId: string, deps: Pick<PdfDeps, "clock" | "pool">): ServedPdf => ({
  ...pdf,
  open: async () => {
    const opened = await pdf.open();
    if (!opened) return null;
    const content = Buffer.isBuffer(opened) ? opened : await buffer(opened);
    const sha256 = createHash("sha256").update(content).digest("hex");
    await asSystem(deps, (system, { now }) =>
      system.run({
        text: `insert into app_private.packet_prints (service_order_id, sha256, made_at) values ($1, $2, $3)
          on conflict do nothing`,
        values: [orderId, sha256, now],
      }),
    );
    return content;
  },
});

/** SQL: the hashes of the packets of an order that people were given, the latest first. */
export const packetHashesOf = (orderId: string): string =>
  `array(select p.sha256 from app_private.packet_prints p where p.service_order_id = ${orderId} order by p.made_at desc limit 200)`;

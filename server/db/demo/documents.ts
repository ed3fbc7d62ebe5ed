/**
 * What was issued of the demo's orders that are ready, released or invoiced. Their PDFs are set when somebody asks, but those
 * that a release waits for by the server's worker.
 */
import type { ClientBase } from "pg";
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import { readCertificateObstacles } from "#modules/documents/issue/certificate-obstacles.ts";
import { issueDocument } from "#modules/documents/issue/issue-document.ts";
import { publicCaller } from "#platform/caller.ts";
import { transactionOn, type Rights } from "#platform/database/transaction.ts";
import { demo, demoId } from "./random.ts";

interface Issued {
  type: IssuedType;
  id: string;
  by: string | null;
  at: Date;
  /** It fills a slot without which the order cannot move on. */
  isAwaited: boolean;
}

export async function issueDemoDocuments(client: ClientBase, now: Date): Promise<void> {
  const work = transactionOn(client, publicCaller, { clock: () => now, ids: demoId });
  for (const { type, id, by, at, isAwaited } of await findIssued(work.system)) {
    const documentId = await issueDocument({ type, subjectId: id, by: { userId: by }, since: at }, work);
    if (isAwaited) await client.query({ text: setLater, values: [documentId] });
  }
}

async function findIssued(system: Rights): Promise<Issued[]> {
  const issued = await system.rows<Issued>({ text: issuedText });
  const certified = issued.filter(({ type }) => type === "certificate").map(({ id }) => id);
  const obstacles = await readCertificateObstacles(certified, system);
  return issued.filter(({ type, id }) => type !== "certificate" || obstacles.get(id)?.length === 0);
}

/** Once, however often the demo is loaded before the worker starts. */
const setLater = `select graphile_worker.add_job('set-document', json_build_object('id', $1::uuid), job_key => 'demo-document:' || $1,
  max_attempts => 8)`;

const issuedText = `with open as (select o.id, s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
    where o.id${demo} and s.key in ('readyOut', 'released', 'invoiced'))
  select 'estimate' as type, e.id, e.created_by as by, coalesce(e.sent_at, e.created_at) as at, false as is_awaited
    from app.estimates e join open on open.id = e.service_order_id where e.status <> 'draft'
  union all
  select 'certificate', open.id, h.changed_by, h.changed_at, open.key = 'readyOut' from open join lateral (select h.changed_by, h.changed_at
    from app.status_changes h join app.service_order_statuses s on s.id = h.to_status_id
    where h.service_order_id = open.id and s.key = 'readyOut' order by h.changed_at desc limit 1) h on true
  union all
  select 'invoice', i.id, i.created_by, coalesce(i.sent_at, i.issue_date + time '18:00' at time zone 'UTC'), false
    from app.invoices i join open on open.id = i.service_order_id where i.status <> 'draft'
  order by at, id`;

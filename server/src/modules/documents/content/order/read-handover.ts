import type { CalibrationResult } from "@boresight/domain/calibrations/calibration-record";
import type { Block, SignatureBlock, TableBlock } from "@boresight/domain/documents/document-content";
import { isHandoverSignature } from "#modules/orders/is-handover-signature.ts";
import { documentKinds, documentKindWords } from "@boresight/domain/files/document-kinds";
import { customerParty } from "#modules/documents/content/customer-party.ts";
import { type DocumentReader, factsOf, printableRow } from "#modules/documents/content/document-reader.ts";
import {
  orderOnPaper,
  orderReferences,
  vehicleParty,
  type OrderOnPaper,
} from "#modules/documents/content/order-on-paper.ts";
import { readFrame, type DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { wordList } from "#platform/database/word-list.ts";
import { methodIn, resultWord } from "./calibrated-on-paper.ts";

interface Handover {
  customerId: string;
  serviceOrderId: string;
  phone: string | null;
  checkedInAt: string | null;
  releasedAt: string | null;
  order: OrderOnPaper;
  calibrations: readonly { name: string; method: string; result: CalibrationResult }[];
  /** Of the files that the customer sees, each once. */
  kinds: readonly string[];
  signature: { blobId: string; mimeType: string; name: string | null; signedAt: string | null } | null;
}

/** Says that the vehicle was given back, with what, and who took it. */
export const readHandover: DocumentReader = async (orderId, context) => {
  const handover = printableRow(await context.rights.one<Handover>({ text: handoverText, values: [orderId] }));
  const frame = await readFrame(handover, context);
  const { say, moment } = frame;
  const { checkedInAt, releasedAt, order, signature } = handover;
  return frame.finish(
    {
      type: "handover",
      title: say("documents.handoverTitle"),
      number: order.number,
      facts: factsOf([
        [say("base.checkedIn"), checkedInAt && moment(checkedInAt)],
        [say("base.released"), releasedAt && moment(releasedAt)],
      ]),
      parties: [customerParty(handover.phone, frame), vehicleParty(order, frame)],
      blocks: blocksOf(handover, frame),
    },
    signature ? { [signature.blobId]: { blobId: signature.blobId, mimeType: signature.mimeType } } : {},
  );
};

function blocksOf(handover: Handover, frame: DocumentFrame): Block[] {
  const { say } = frame;
  const { order, calibrations } = handover;
  const odometer = factsOf([[say("orders.odometerOut"), order.odometerOut === null && say("documents.blank")]]);
  return [
    ...orderReferences(order, frame, odometer),
    ...(calibrations.length > 0
      ? [{ kind: "heading", text: say("documents.workDone") } as const, doneTable(calibrations, frame)]
      : []),
    { kind: "heading", text: say("documents.handedOver") },
    { kind: "checklist", items: [say("documents.vehicleKeys"), ...documentWordsOf(handover, frame)] },
    { kind: "paragraph", text: say("files.handoverStatement") },
    signatureOf(handover, frame),
  ];
}

const documentWordsOf = ({ kinds }: Handover, { name }: DocumentFrame): readonly string[] =>
  documentKinds.filter((kind) => kinds.includes(kind)).map((kind) => name(documentKindWords[kind]));

const doneTable = (calibrations: Handover["calibrations"], frame: DocumentFrame): TableBlock => ({
  kind: "table",
  summary: frame.say("documents.workDone"),
  columns: [
    { head: frame.say("base.system"), align: "start", share: 50 },
    { head: frame.say("base.method"), align: "start", share: 25 },
    { head: frame.say("base.result"), align: "start", share: 25 },
  ],
  rows: calibrations.map(({ name, method, result }) => ({
    cells: [frame.name(name), methodIn(method, frame), resultWord(result, frame)],
    note: null,
  })),
});

function signatureOf({ signature }: Handover, { say, own, moment }: DocumentFrame): SignatureBlock {
  return {
    kind: "signature",
    label: say("documents.receivedBy"),
    image: signature?.blobId ?? null,
    name: signature?.name ? own(signature.name) : null,
    about: signature?.signedAt ? moment(signature.signedAt) : null,
  };
}

const handedOver = [
  "estimatePdf",
  "invoicePdf",
  "certificate",
  "alignment",
  "preScan",
  "postScan",
  "calibrationReport",
  "waiver",
];

const handoverText = `select o.customer_id, o.id as service_order_id, c.phone, o.checked_in_at, o.released_at, ${orderOnPaper()} as "order",
    (select coalesce(json_agg(json_build_object('name', k.name, 'method', k.method, 'result', k.result)
        order by k.sort_order, k.id), '[]')
      from (select k.id, k.sort_order, y.name, k.method, k.result from app.order_calibrations k
        join app.line_item_types y on y.id = k.line_item_type_id where k.service_order_id = o.id
        order by k.sort_order, k.id limit 100) k) as calibrations,
    (select coalesce(json_agg(distinct g.document_kind), '[]') from app.files g
      where g.service_order_id = o.id and g.is_uploaded and g.customer_visible and g.version_of is null
        and g.document_kind in ${wordList(handedOver)}) as kinds,
    (select json_build_object('blobId', g.blob_id, 'mimeType', g.mime_type, 'name', g.signer_name, 'signedAt', g.signed_at)
      from app.files g where g.service_order_id = o.id and ${isHandoverSignature("g")} and g.is_uploaded and g.version_of is null
      order by g.created_at desc limit 1) as signature
  from app.service_orders o
  join app.customers c on c.id = o.customer_id
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;

import type { Block, TableBlock, TableRow } from "@boresight/domain/documents/document-content";
import type { PacketPart } from "@boresight/domain/billing/payers/payer-rule";
import { wordOfKind } from "@boresight/domain/files/document-kinds";
import { customerParty } from "#modules/documents/content/customer-party.ts";
import {
  type DocumentReader,
  type StoredImage,
  factsOf,
  printableRow,
} from "#modules/documents/content/document-reader.ts";
import {
  orderOnPaper,
  orderReferences,
  vehicleParty,
  type OrderOnPaper,
} from "#modules/documents/content/order-on-paper.ts";
import { signatureImages } from "#modules/documents/content/decision-blocks.ts";
import { readFrame, type DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { readProofBlocks } from "./proof-blocks.ts";
import { payerDayOfOrder, type PayerDay } from "#modules/billing/payers/read-payer-rules.ts";
import { readPacketOrder } from "#modules/billing/payers/read-payer-paper.ts";
import {
  fileParts,
  isHtml,
  isPdf,
  isPicture,
  issuedParts,
  mostReports,
  picturesAmong,
  reportsAmong,
  type FilePart,
  type IssuedPart,
  type PacketParts,
} from "./packet-parts.ts";

interface Packet extends PacketParts {
  customerId: string;
  serviceOrderId: string;
  order: OrderOnPaper;
  payer: PayerDay;
}

/** Everything an insurer asks for about an order, behind a cover that lists it (handbook section 5.4). */
export const readPacket: DocumentReader = async (orderId, context) => {
  const { issued, ...stored } = await context.rights.one<Packet>({ text: packetText, values: [orderId] });
  const packet = { ...printableRow(stored), issued }; // What was issued stays as it was.
  const frame = await readFrame(packet, context);
  const { say } = frame;
  const [invoice] = issuedOf(packet, "invoice");
  const proof = invoice?.invoiceId
    ? await readProofBlocks({ id: invoice.invoiceId, serviceOrderId: orderId }, context, frame)
    : [];
  const order = await readPacketOrder(packet.payer, context.rights);
  return frame.finish(
    {
      type: "packet",
      title: say("documents.packet"),
      number: packet.order.number,
      facts: [],
      parties: [customerParty(null, frame), vehicleParty(packet.order, frame)],
      blocks: [
        ...orderReferences(
          packet.order,
          frame,
          factsOf([[say("base.location"), frame.facilityName && frame.own(frame.facilityName)]]),
        ),
        { kind: "heading", text: say("base.contents") },
        indexOf(packet, frame, order),
        { kind: "paragraph", text: say("documents.compareHashes") },
        ...partsOf({ ...packet, proof }, frame, order),
      ],
    },
    imagesOf(packet),
  );
};

const issuedOf = ({ issued }: Packet, type: IssuedPart["type"]): readonly IssuedPart[] =>
  issued.filter((part) => part.type === type);

interface ProvenPacket extends Packet {
  /** Why every dollar of the invoice was due. */
  proof: readonly Block[];
}

/** In the order in which its payer wants them. */
function partsOf(packet: ProvenPacket, frame: DocumentFrame, order: readonly PacketPart[]): readonly Block[] {
  const whole = (type: IssuedPart["type"]) => (): readonly Block[] =>
    issuedOf(packet, type).flatMap(({ content }): Block[] => [{ kind: "pageBreak" }, { kind: "document", content }]);
  const parts: Record<PacketPart, () => readonly Block[]> = {
    certificate: () => [
      ...whole("certificate")(),
      ...whole("noneRequired")(),
      ...whole("notCompleted")(),
      ...receiptBlocks(packet, frame),
    ],
    reports: () => reportBlocks(packet.files, frame),
    photos: () => photoBlocks(packet, frame),
    estimate: whole("estimate"),
    invoice: () => [...whole("invoice")(), ...packet.proof],
  };
  return order.flatMap((part) => parts[part]());
}

/** Who signed for a notice, when and how, by the hash of what they read. */
const receiptBlocks = (packet: Packet, frame: DocumentFrame): readonly Block[] =>
  packet.issued.flatMap(({ content, number, receipt }): Block[] => {
    if (!receipt) return [];
    const { fullName, acknowledgedAt, subjectHash, signature } = receipt;
    return [
      { kind: "heading", text: frame.say("documents.receiptOf", { document: `${content.title} ${number}` }) },
      { kind: "paragraph", text: frame.say("documents.noticeReceived") },
      {
        kind: "signature",
        label: frame.say("documents.receivedBy"),
        image: signature?.blobId ?? null,
        name: frame.own(fullName),
        about: frame.moment(acknowledgedAt),
      },
      { kind: "paragraph", text: frame.say("documents.hashOfReceived", { hash: subjectHash }) },
    ];
  });

/** Of one file; a longer one says how many pages are shown. */
const mostPages = 250;

function reportBlocks(files: readonly FilePart[], { say, name, own }: DocumentFrame): readonly Block[] {
  const all = reportsAmong(files);
  const more = all.length - mostReports;
  const shown = all.slice(0, mostReports).flatMap((file): Block[] => {
    const title = name(wordOfKind(file.kind));
    if (isPdf(file)) return [{ kind: "pages", pdf: file.blobId, pages: mostPages, title }];
    if (isHtml(file)) {
      const cut = say("documents.reportIsCut");
      return [
        {
          kind: "report",
          html: file.blobId,
          title,
          cut,
          unreadable: `${own(file.name)}: ${say("documents.fileUnknown")}`,
        },
      ];
    }
    const heading = [{ kind: "pageBreak" }, { kind: "heading", text: title }] as const;
    if (!isPicture(file))
      return [
        ...heading,
        { kind: "notice", tone: "warning", text: `${own(file.name)}: ${say("documents.fileUnknown")}` },
      ];
    return [...heading, { kind: "photos", photos: [{ image: file.blobId, caption: own(file.name) }] }];
  });
  return more > 0 ? [...shown, { kind: "paragraph", text: say("documents.moreFiles", { count: more }) }] : shown;
}

function photoBlocks(packet: PacketParts, { say, name }: DocumentFrame): readonly Block[] {
  const { shown, more } = picturesAmong(packet);
  const photos = shown.map(({ blobId, kind }) => ({ image: blobId, caption: name(wordOfKind(kind)) }));
  if (photos.length === 0) return [];
  return [
    { kind: "pageBreak" },
    { kind: "heading", text: say("documents.photos") },
    { kind: "photos", photos },
    ...(more > 0 ? [{ kind: "paragraph", text: say("documents.morePhotos", { count: more }) } as const] : []),
  ];
}

function indexOf(packet: Packet, frame: DocumentFrame, order: readonly PacketPart[]): TableBlock {
  const { say, name, own, moment, number } = frame;
  const issued = (type: IssuedPart["type"]): readonly TableRow[] =>
    issuedOf(packet, type).map(({ content, number: itsNumber, sha256, issuedAt }) => ({
      cells: [content.title, { code: itsNumber }, moment(issuedAt)],
      note: hashWords(sha256),
    }));
  const { shown, more } = picturesAmong(packet);
  const photos = shown.length + more;
  const rows: Record<PacketPart, readonly TableRow[]> = {
    certificate: [...issued("certificate"), ...issued("noneRequired"), ...issued("notCompleted")],
    reports: reportsAmong(packet.files).map((file) => ({
      cells: [name(wordOfKind(file.kind)), own(file.name), ""],
      note: hashWords(file.sha256),
    })),
    photos: photos > 0 ? [{ cells: [say("documents.photos"), number(photos), ""], note: null }] : [],
    estimate: issued("estimate"),
    invoice: issued("invoice"),
  };
  return {
    kind: "table",
    summary: say("base.contents"),
    columns: [
      { head: say("documents.document"), align: "start", share: 40 },
      { head: say("documents.numberOrFile"), align: "start", share: 34 },
      { head: say("documents.issued"), align: "start", share: 26 },
    ],
    rows: order.flatMap((part) => rows[part]),
  };
}

const hashWords = (sha256: string | null): string | null => sha256 && `SHA-256 ${sha256}`;

function imagesOf({ issued, files }: Packet): Record<string, StoredImage> {
  const shown = [
    ...reportsAmong(files)
      .slice(0, mostReports)
      .filter((file) => isPdf(file) || isPicture(file) || isHtml(file)),
    ...picturesAmong({ issued, files }).shown,
  ];
  return {
    ...Object.fromEntries(shown.map(({ blobId, mimeType }) => [blobId, { blobId, mimeType }])),
    ...Object.assign({}, ...issued.map(({ images }) => images)),
    ...Object.assign({}, ...issued.map(({ receipt }) => signatureImages(receipt?.signature))),
  };
}

const packetText = `select o.customer_id, o.id as service_order_id, ${orderOnPaper()} as "order", ${payerDayOfOrder} as payer, ${issuedParts} as issued,
    ${fileParts} as files
  from app.service_orders o
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;

import type { Block, TableBlock, TableRow } from "@boresight/domain/documents/document-content";
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
}

/** Everything an insurer asks for about an order, behind a cover that lists it (handbook section 5.4). */
export const readPacket: DocumentReader = async (orderId, context) => {
  const { issued, ...stored } = await context.rights.one<Packet>({ text: packetText, values: [orderId] });
  const packet = { ...printableRow(stored), issued }; // What was issued stays as it was.
  const frame = await readFrame(packet, context);
  const { say } = frame;
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
        indexOf(packet, frame),
        { kind: "paragraph", text: say("documents.compareHashes") },
        ...partsOf(packet, frame),
      ],
    },
    imagesOf(packet),
  );
};

const issuedOf = ({ issued }: Packet, type: IssuedPart["type"]): readonly IssuedPart[] =>
  issued.filter((part) => part.type === type);

/** In the order in which an insurer reads them. */
function partsOf(packet: Packet, frame: DocumentFrame): readonly Block[] {
  const whole = (type: IssuedPart["type"]): Block[] =>
    issuedOf(packet, type).flatMap(({ content }) => [{ kind: "pageBreak" }, { kind: "document", content }]);
  return [
    ...whole("certificate"),
    ...whole("noneRequired"),
    ...whole("notCompleted"),
    ...receiptBlocks(packet, frame),
    ...reportBlocks(packet.files, frame),
    ...photoBlocks(packet, frame),
    ...whole("estimate"),
    ...whole("invoice"),
  ];
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

function indexOf(packet: Packet, frame: DocumentFrame): TableBlock {
  const { say, name, own, moment, number } = frame;
  const issued = (type: IssuedPart["type"]): TableRow[] =>
    issuedOf(packet, type).map(({ content, number: itsNumber, sha256, issuedAt }) => ({
      cells: [content.title, { code: itsNumber }, moment(issuedAt)],
      note: hashWords(sha256),
    }));
  const { shown, more } = picturesAmong(packet);
  const photos = shown.length + more;
  return {
    kind: "table",
    summary: say("base.contents"),
    columns: [
      { head: say("documents.document"), align: "start", share: 40 },
      { head: say("documents.numberOrFile"), align: "start", share: 34 },
      { head: say("documents.issued"), align: "start", share: 26 },
    ],
    rows: [
      ...issued("certificate"),
      ...issued("noneRequired"),
      ...issued("notCompleted"),
      ...reportsAmong(packet.files).map((file) => ({
        cells: [name(wordOfKind(file.kind)), own(file.name), ""],
        note: hashWords(file.sha256),
      })),
      ...(photos > 0 ? [{ cells: [say("documents.photos"), number(photos), ""], note: null }] : []),
      ...issued("estimate"),
      ...issued("invoice"),
    ],
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

const packetText = `select o.customer_id, o.id as service_order_id, ${orderOnPaper()} as "order", ${issuedParts} as issued,
    ${fileParts} as files
  from app.service_orders o
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;

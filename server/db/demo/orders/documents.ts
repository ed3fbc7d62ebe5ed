// The files that the demo's orders have: drawn pictures for photos, pages of text for reports.
import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import { buildFile, save, type Row, buildRepairOrderText } from "#db/rows/factories.ts";
import type { BlobStore } from "#integrations/blobs/blob-store.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import type { DemoSlot } from "./order-tasks.ts";
import { drawPhoto } from "./placeholder-photo.ts";
import { writePdf } from "./placeholder-pdf.ts";
import { demoId, type Chance } from "../random.ts";
import { inLanes } from "#platform/in-lanes.ts";

interface Document {
  row: Row;
  content: Buffer;
  /** What a reader would find in it. */
  lines: readonly string[];
}

interface Deps {
  slots: readonly DemoSlot[];
  blobs: BlobStore;
  chance: Chance;
}

/** Every file that a ticked task asks for, and most of those it would like to see. */
export async function saveDocuments(client: ClientBase, { slots, blobs, chance }: Deps): Promise<void> {
  let writing = Promise.resolve<unknown>(undefined);
  const wanted = slots.filter(({ row }) => row["required"] === true || chance.happens(0.8));
  for (let at = 0; at < wanted.length; at += batch) {
    const documents = wanted.slice(at, at + batch).flatMap(documentsFor);
    // While the database takes these, the disk takes the contents of those before.
    await save(
      client,
      "app.files",
      documents.map(({ row }) => row),
    );
    const repairOrders = documents.filter(({ row }) => row["document_kind"] === "repairOrder");
    await save(
      client,
      "app_private.repair_order_texts",
      repairOrders.map(({ row, lines }) => buildReading(row, lines)),
    );
    await writing;
    writing = keepContents(documents, blobs);
  }
  await writing;
  await client.query(
    `update app.service_orders o set repair_order_file_id = f.id from app.files f
      where f.service_order_id = o.id and f.document_kind = 'repairOrder' and f.version_of is null`,
  );
}

const batch = 500;
/** A store elsewhere is not asked for more than it can take. */
const atOnce = 16;

async function keepContents(documents: readonly Document[], blobs: Deps["blobs"]): Promise<void> {
  await inLanes(documents, atOnce, ({ row, content }) => blobs.cache(blobKey(String(row["blob_id"])), content));
}

function documentsFor(slot: DemoSlot): Document[] {
  const { content, extension, mimeType, lines } = isPhoto(slot) ? photoFor(slot) : reportFor(slot);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return Array.from({ length: Number(slot.row["min_count"]) }, (_, index) => ({
    content,
    lines,
    row: buildFile({
      id: demoId(),
      blob_id: blobIdFor(`${slot.row.id} ${index}`),
      name: `${String(slot.row["title"])}${index > 0 ? ` ${index + 1}` : ""}.${extension}`,
      size: content.length,
      mime_type: mimeType,
      sha256,
      ...(isPhoto(slot) && { width: 320, height: 240, taken_at: slot.at.toISOString() }),
      is_uploaded: true,
      document_kind: slot.row["document_kind"],
      service_order_id: slot.order.row.id,
      customer_id: slot.order.row["customer_id"],
      customer_visible: slot.row["customer_visible"],
      order_task_file_id: slot.row.id,
      uploaded_by: slot.by,
      created_at: slot.at.toISOString(),
      updated_at: slot.at.toISOString(),
    }),
  }));
}

const isPhoto = ({ row }: DemoSlot): boolean =>
  !(row["allowed_file_types"] as readonly string[]).includes("application/pdf");

const photoFor = ({ order, row }: DemoSlot) => ({
  content: drawPhoto({
    title: String(row["title"]),
    vin: String(order.vehicle.row["vin_number"]),
    number: String(order.row["internal_order_number"]),
  }),
  extension: "png",
  mimeType: "image/png",
  lines: [],
});

function reportFor({ order, row, at }: DemoSlot) {
  const { customer, row: vehicle } = order.vehicle;
  const lines = [
    String(row["title"]),
    String(customer.facility.row["facility_name"]),
    "",
    `Order ${String(order.row["internal_order_number"])} - repair order ${String(order.row["repair_order_number"])}`,
    `Vehicle ${String(vehicle["vehicle_description"])}`,
    `VIN ${String(vehicle["vin_number"])}`,
    `Date ${at.toISOString().slice(0, 16).replace("T", " ")} UTC`,
    "",
    ...findings(String(row["document_kind"]), order),
    "",
    "Placeholder of the demo shop.",
  ];
  return { content: writePdf(lines), extension: "pdf", mimeType: "application/pdf", lines };
}

function findings(kind: string, { row, work: { repair, calibrations } }: DemoSlot["order"]): string[] {
  if (kind === "repairOrder")
    return ["Work done in the shop:", repair, ...forgotten(String(row["internal_order_number"]))];
  if (kind === "preScan") return ["Fault codes found:", "C1A67 Sensor not aimed", "U0415 Invalid data received"];
  if (kind === "postScan") return ["Fault codes found: none"];
  return calibrations.map((key) => `${key}: passed`);
}

/** Now and then a shop did more than it ticked. */
const forgotten = (orderNumber: string): string[] =>
  orderNumber.endsWith("7") ? ["R&I LT headlamp assy", "D&R battery"] : [];

/** The same for the same demo, and spread over all folders. */
function blobIdFor(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** What was read of a repair order: its lines as its PDF holds them. */
const buildReading = (file: Row, lines: readonly string[]): Row =>
  buildRepairOrderText({
    id: demoId(),
    file_id: file.id,
    blob_id: file["blob_id"],
    lines: lines.filter((text) => text !== "").map((text) => ({ page: 1, text })),
    read_at: file["created_at"],
  });

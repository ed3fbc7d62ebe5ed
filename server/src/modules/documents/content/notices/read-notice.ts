import type { Block } from "@boresight/domain/documents/document-content";
import { numberOfOrder } from "@boresight/domain/documents/number-of-order";
import type { NoticeStatement } from "@boresight/domain/documents/notices";
import type { NoticeType } from "@boresight/domain/documents/notice-types";
import { customerParty } from "#modules/documents/content/customer-party.ts";
import { type DocumentReader, factsOf, printableRow } from "#modules/documents/content/document-reader.ts";
import { orderOnPaper, orderReferences, vehicleParty } from "#modules/documents/content/order-on-paper.ts";
import { readFrame, type DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { readDisclosure } from "#modules/documents/disclosures/read-disclosures.ts";
import { certifiedCalibrations } from "#modules/documents/content/certificate/certified-calibration.ts";
import { noticedCalibrations } from "#modules/documents/notices/noticed.ts";
import type { Noticed, NoticeParts } from "./notice-parts.ts";
import { readSystems } from "./noticed-systems.ts";
import { noneRequiredBlocks } from "./none-required-blocks.ts";
import { notCompletedBlocks } from "./not-completed-blocks.ts";

/** A notice that was not issued, as the settings preview it. */
const unstated: NoticeStatement = { source: "", note: "", insurerEmail: null, statedBy: "" };

const blocks: Readonly<Record<NoticeType, (parts: NoticeParts, frame: DocumentFrame) => readonly Block[]>> = {
  noneRequired: noneRequiredBlocks,
  notCompleted: notCompletedBlocks,
};

const titles = { noneRequired: "documents.noneRequiredTitle", notCompleted: "documents.notCompletedTitle" } as const;

/** What a person states about the calibrations of an order, to whoever drives the vehicle. */
export const readNotice =
  (type: NoticeType): DocumentReader =>
  async (orderId, context) => {
    const { rights, statement = unstated, revision, now } = context;
    const { covered, ...stored } = await rights.one<Noticed>({
      isPrepared: true,
      text: noticedText,
      values: [orderId],
    });
    const noticed = printableRow(stored); // What is compared later stays as it is stored.
    const frame = await readFrame(noticed, context);
    const systems = type === "noneRequired" ? await readSystems(noticed.vehicleId, rights) : [];
    const at = { orderId, language: frame.language, now };
    const disclosure = type === "notCompleted" ? await readDisclosure("notCompleted", at, rights) : undefined;
    const { say, own, facilityName } = frame;
    const { order } = noticed;
    const read = frame.finish({
      type,
      title: say(titles[type]),
      number: numberOfOrder(type, order.number, revision),
      facts: factsOf([
        [say("base.date"), frame.moment(now.toISOString())],
        [say("base.order"), { code: order.number }],
        [say("documents.revision"), frame.number(revision)],
      ]),
      parties: [customerParty(null, frame), vehicleParty(order, frame)],
      blocks: [
        ...orderReferences(order, frame, factsOf([[say("base.location"), facilityName && own(facilityName)]])),
        ...blocks[type]({ ...noticed, statement, systems, disclosure }, frame),
      ],
    });
    return { ...read, notice: { ...statement, calibrations: covered } };
  };

const noticedText = `select o.customer_id, o.id as service_order_id, o.vehicle_id, ${orderOnPaper()} as "order",
    array(select p.name from app.repair_operations p where p.key = any (o.repair_operations) order by p.sort_order, p.key) as operations,
    ${certifiedCalibrations} as calibrations,
    ${noticedCalibrations} as covered
  from app.service_orders o
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;

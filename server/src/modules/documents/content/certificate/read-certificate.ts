import type { Block } from "@boresight/domain/documents/document-content";
import { numberOfOrder } from "@boresight/domain/documents/number-of-order";
import { customerParty } from "#modules/documents/content/customer-party.ts";
import {
  type DocumentReader,
  factsOf,
  printableRow,
  paragraphsOf,
} from "#modules/documents/content/document-reader.ts";
import {
  orderOnPaper,
  orderReferences,
  vehicleParty,
  type OrderOnPaper,
} from "#modules/documents/content/order-on-paper.ts";
import { readFrame, type DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { calibrationBlocks, missingProcedures, resultsTable } from "./calibration-blocks.ts";
import { certifiedCalibrations, type CertifiedCalibration } from "./certified-calibration.ts";
import { readScansOf, type OrderScans } from "#modules/calibrations/read-scans.ts";
import { scanBlocks } from "./scan-blocks.ts";
import { exceptionBlocks } from "./exception-blocks.ts";
import { certifiedChecks, readinessBlocks, type CertifiedCheck } from "./readiness-blocks.ts";
import {
  certifiedFiles,
  faultCodeBlocks,
  photoBlocks,
  photoImages,
  reportBlocks,
  type CertifiedFile,
} from "./record-blocks.ts";

interface Certified {
  customerId: string;
  serviceOrderId: string;
  rideHeightDecision: string | null;
  order: OrderOnPaper;
  calibrations: readonly CertifiedCalibration[];
  checks: readonly CertifiedCheck[];
  files: readonly CertifiedFile[];
}

/** What was calibrated, how, with which result and evidence (handbook section 5.3). */
export const readCertificate: DocumentReader = async (orderId, context) => {
  const certified = printableRow(
    await context.rights.one<Certified>({ isPrepared: true, text: certificateText, values: [orderId] }),
  );
  const frame = await readFrame(certified, context);
  const scans = (await readScansOf([orderId], context.rights)).get(orderId);
  const { say, facilityName } = frame;
  const { order, files } = certified;
  return frame.finish(
    {
      type: "certificate",
      title: say("documents.certificateTitle"),
      number: numberOfOrder("certificate", order.number, context.revision),
      facts: factsOf([
        [say("base.date"), frame.moment(context.now.toISOString())],
        [say("base.order"), { code: order.number }],
        [say("documents.revision"), frame.number(context.revision)],
      ]),
      parties: [customerParty(null, frame), vehicleParty(order, frame)],
      blocks: [
        ...orderReferences(
          order,
          frame,
          factsOf([
            [say("base.location"), facilityName && frame.own(facilityName)],
            [say("documents.fuelLevel"), order.fuelLevelIn !== null && frame.percent(order.fuelLevelIn)],
          ]),
        ),
        ...blocksOf(certified, scans, frame),
      ],
    },
    photoImages(files),
  );
};

function blocksOf(certified: Certified, scans: OrderScans | undefined, frame: DocumentFrame): readonly Block[] {
  const { say, shop } = frame;
  const { calibrations, checks, files } = certified;
  return [
    ...paragraphsOf(shop.certificateText, frame),
    { kind: "heading", text: say("documents.results") },
    resultsTable(calibrations, frame),
    { kind: "heading", text: say("base.calibrations") },
    ...calibrations.flatMap((calibration) => calibrationBlocks(calibration, frame)),
    ...missingProcedures(calibrations, frame),
    ...readinessBlocks(checks, frame),
    ...reportBlocks(files, frame),
    { kind: "subheading", text: say("calibrations.faultCodes") },
    ...faultCodeBlocks(calibrations, frame),
    ...scanBlocks(scans, frame),
    ...exceptionBlocks(certified, frame),
    { kind: "paragraph", text: say("documents.certifies") },
    ...techniciansOf(calibrations, frame),
    ...photoBlocks(files, frame),
  ];
}

/** Who recorded the last attempts and when: they did so signed in, which stands for a signature. */
function techniciansOf(
  calibrations: readonly CertifiedCalibration[],
  { say, own, moment }: DocumentFrame,
): readonly Block[] {
  const last = new Map<string, string | null>();
  for (const { attempts } of calibrations) {
    const { technician, endedAt, startedAt } = attempts.at(-1) ?? {};
    const at = endedAt ?? startedAt ?? null;
    if (technician && (at ?? "") >= (last.get(technician) ?? "")) last.set(technician, at);
  }
  const facts = [...last].map(([name, at]) => ({
    label: say("base.technician"),
    value: [own(name), at && moment(at), say("billing.channelSignedIn")].filter(Boolean).join(" · "),
  }));
  return facts.length > 0 ? [{ kind: "facts", facts }] : [];
}

const certificateText = `select o.customer_id, o.id as service_order_id, o.ride_height_decision, ${orderOnPaper()} as "order",
    ${certifiedCalibrations} as calibrations, ${certifiedChecks} as checks, ${certifiedFiles} as files
  from app.service_orders o
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;

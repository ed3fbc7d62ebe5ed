import type { PostalAddress } from "@boresight/domain/customers/postal-address";
import type { Block, Fact, Text } from "@boresight/domain/documents/document-content";
import { attendedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { TextKey } from "@boresight/domain/texts/catalogue";
import { customerParty } from "#modules/documents/content/customer-party.ts";
import { type DocumentReader, factsOf, printableRow, headedText } from "#modules/documents/content/document-reader.ts";
import {
  orderOnPaper,
  orderReferences,
  vehicleParty,
  type OrderOnPaper,
} from "#modules/documents/content/order-on-paper.ts";
import { postalAddress, postalLines } from "#modules/documents/content/postal-lines.ts";
import { readFrame, type DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { readCurrentTasks } from "#modules/tasks/read-asked-tasks.ts";
import { wordList } from "#platform/database/word-list.ts";
import { workToDo, workToDoOnPaper, type WorkToDo } from "./work-to-do.ts";
import { checklists } from "./work-checklists.ts";

interface WorkOrder {
  customerId: string;
  serviceOrderId: string;
  phone: string | null;
  technician: string | null;
  appointment: { startsAt: string; endsAt: string; bay: string | null } | null;
  intakeMethod: string;
  priority: string;
  isModified: boolean;
  promisedAt: string | null;
  notes: string;
  internalNotes: string;
  towingNotes: string;
  pickup: { address: PostalAddress; instructions: string | null } | null;
  order: OrderOnPaper;
  calibrations: readonly WorkToDo[];
}

/** What is to be done to a vehicle, for the bay: for staff alone, as it names what customers do not see. */
export const readWorkOrder: DocumentReader = async (orderId, context) => {
  const { rights } = context;
  const work = printableRow(await rights.one<WorkOrder>({ text: workOrderText, values: [orderId] }));
  const tasks = printableRow(await readCurrentTasks(rights, [orderId]));
  const frame = await readFrame(work, context);
  const { say, moment, span } = frame;
  const { appointment } = work;
  return frame.finish({
    type: "workOrder",
    verification: { url: `/service-orders/${orderId}`, words: say("orders.scanToOpenThisOrder") },
    title: say("documents.workOrder"),
    number: work.order.number,
    facts: factsOf([
      [say("base.appointment"), appointment && span(appointment.startsAt, appointment.endsAt)],
      [say("documents.promised"), work.promisedAt && moment(work.promisedAt)],
    ]),
    parties: [customerParty(work.phone, frame), vehicleParty(work.order, frame)],
    blocks: [
      ...warnings(work, frame),
      ...orderReferences(work.order, frame, arrivalFacts(work, frame)),
      ...workToDo(work.calibrations, frame),
      ...checklists({ calibrations: work.calibrations, tasks }, frame),
      ...headedText(say("base.notes"), work.notes, frame),
      ...headedText(say("orders.internalNotes"), work.internalNotes, frame),
      { kind: "signature", label: say("base.technician"), image: null, name: null, about: null },
    ],
  });
};

const warnings = ({ isModified, priority }: WorkOrder, { say }: DocumentFrame): readonly Block[] => {
  const texts = [
    priority === "rush" && say("documents.isRush"),
    priority === "waiting" && say("documents.customerWaits"),
    isModified && say("documents.rideHeightIsModified"),
  ];
  return texts.flatMap((text) => (text ? [{ kind: "notice", tone: "warning", text } as const] : []));
};

const methods: Readonly<Record<string, TextKey>> = {
  dropOff: "base.dropOff",
  pickup: "base.pickup",
  tow: "base.tow",
  mobile: "base.mobileCallOut",
};

/** Who works where, how the vehicle comes and where from, and what is written down when it does. */
function arrivalFacts(work: WorkOrder, frame: DocumentFrame): readonly Fact[] {
  const { say, own } = frame;
  const { order, pickup, intakeMethod, towingNotes, appointment, technician } = work;
  const method = methods[intakeMethod];
  const place: Text | null = pickup && own(postalLines(pickup.address).join(", "));
  return factsOf([
    [say("base.technician"), technician && own(technician)],
    [say("documents.bay"), appointment?.bay && own(appointment.bay)],
    [say("documents.arrival"), method && say(method)],
    [say("base.address"), place],
    [say("documents.whereExactly"), pickup?.instructions && own(pickup.instructions)],
    [say("orders.towingNotes"), towingNotes && own(towingNotes)],
    [say("orders.odometerIn"), order.odometerIn === null && say("documents.blank")],
    [say("documents.keys"), say("documents.blank")],
  ]);
}

const workOrderText = `select o.customer_id, o.id as service_order_id, c.phone, u.display_name as technician, o.intake_method,
    o.priority, o.ride_height_modified as is_modified, o.promised_at, o.notes, o.internal_notes, o.towing_notes,
    (select json_build_object('startsAt', p.starts_at, 'endsAt', p.ends_at, 'bay', b.name)
      from app.appointments p left join app.bays b on b.id = p.bay_id
      where p.service_order_id = o.id and p.status in ${wordList(attendedAppointmentStatuses)}
      order by p.starts_at desc limit 1) as appointment,
    case when a.id is not null and o.intake_method <> 'dropOff' then json_build_object('address', ${postalAddress("a")},
      'instructions', a.pickup_spot_description) end as pickup,
    ${workToDoOnPaper} as calibrations, ${orderOnPaper()} as "order"
  from app.service_orders o
  join app.customers c on c.id = o.customer_id
  join app.vehicles v on v.id = o.vehicle_id
  left join app.users u on u.id = o.assigned_technician_id
  left join app.addresses a on a.id = o.pickup_address_id
  where o.id = $1`;

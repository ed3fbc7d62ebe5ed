/**
 * Reads what QuickBooks reports: a list of CloudEvents, or the older form. Events carry no content, repeat, and come late
 * or out of order: whoever gets them fetches the record.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { parsedJson } from "#integrations/quickbooks/exchange.ts";

interface QboEvent {
  /** The same for a repetition. */
  id: string;
  realmId: string;
  /** In lower case, such as `invoice`. */
  entity: string;
  entityId: string;
  /** `created`, `updated`, `deleted`, `merged`, `voided`, `emailed`, or what QuickBooks adds to them. */
  change: string;
  at: Date;
}

export interface ReportedEvents {
  /** Each once. */
  events: QboEvent[];
  /** How many reports are of no known form: worth a line in the log. */
  unknown: number;
}

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const cloudEventSchema = z
  .object({
    id: z.string().min(1),
    type: z.string().regex(/^qbo\.[a-z_]+\.[a-z_]+\.v\d+$/i),
    time: moment,
    intuitentityid: z.string().min(1),
    intuitaccountid: z.string().min(1),
  })
  .transform(({ id, type, time: at, intuitentityid: entityId, intuitaccountid: realmId }): QboEvent => {
    const [, entity = "", change = ""] = type.toLowerCase().split(".");
    return { id, realmId, entity, entityId, change, at };
  });

const notificationSchema = z.object({
  realmId: z.string().min(1),
  dataChangeEvent: z.object({ entities: z.array(z.unknown()) }),
});
const notifiedSchema = z.object({
  name: z.string().min(1),
  id: z.string().min(1),
  operation: z.string().min(1),
  lastUpdated: moment,
});
const deliverySchema = z.union([z.array(z.unknown()), z.object({ eventNotifications: z.array(z.unknown()) })]);

/** Null for what is no delivery at all. */
export function readQboWebhook(rawBody: Buffer): ReportedEvents | null {
  const { data: delivery } = deliverySchema.safeParse(parsedJson(rawBody));
  if (!delivery) return null;
  const read = Array.isArray(delivery)
    ? delivery.map((event) => cloudEventSchema.safeParse(event).data ?? null)
    : delivery.eventNotifications.flatMap(notifiedEvents);
  const events = read.filter((event) => event !== null);
  return {
    events: [...new Map(events.map((event) => [event.id, event])).values()],
    unknown: read.length - events.length,
  };
}

function notifiedEvents(notification: unknown): (QboEvent | null)[] {
  const { data } = notificationSchema.safeParse(notification);
  if (!data) return [null];
  return data.dataChangeEvent.entities.map((notified) => {
    const entity = notifiedSchema.safeParse(notified).data;
    return entity ? notifiedEvent(data.realmId, entity) : null;
  });
}

/** This form has no ids of its own: what is said of the same moment is the same event. */
function notifiedEvent(
  realmId: string,
  { name, id, operation, lastUpdated }: z.output<typeof notifiedSchema>,
): QboEvent {
  const [entity, change] = [name.toLowerCase(), pastOf(operation.toLowerCase())];
  const said = [realmId, entity, id, change, lastUpdated.toISOString()].join("|");
  const digest = createHash("sha256").update(said).digest("hex");
  return { id: digest, realmId, entity, entityId: id, change, at: lastUpdated };
}

const past: ReadonlyMap<string, string> = new Map([
  ["create", "created"],
  ["update", "updated"],
  ["delete", "deleted"],
  ["merge", "merged"],
  ["void", "voided"],
]);
const pastOf = (operation: string): string => past.get(operation) ?? operation;

/** Events about orders, for other areas. */
import type { OrderField } from "@boresight/domain/orders/order-fields";
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import { event, type EventsOf } from "#platform/database/events.ts";

export const orderEvents = {
  /** `isAnswered`: the customer hears of it in another way. */
  "order.created": event<{ source: "portal" | "staff"; isAnswered: boolean }>(),
  "order.updated": event<OrderUpdate>(),
  "order.statusChanged": event<EnteredStatus>(),
  "order.assigned": event<{ assignedTechnicianId: string | null }>(),
  "order.onHold": event<{ holdReasonKey: string | null; note: string }>(),
  "order.cancelled": event<{ cancellationReasonKey: string | null; cancellationReason: string | null }>(),
  "order.reopened": event<{ note: string }>(),
  "order.released": event<Record<string, never>>(),
  "order.vinRead": event<{ vin: string; isConfirmed: boolean }>(),
  "order.transportFailed": event<{ note: string }>(),
  /** The one-way distance to the vehicle. */
  "order.distanceChanged": event<{ miles: number | null; isTowed: boolean }>(),
  "order.dueChanged": event<{ dueAt: string | null; isLate: boolean }>(),
  /** Its calibrations, or the lines of an estimate that nobody has decided on. */
  "order.workChanged": event<Record<string, never>>(),
  /** Calibrated at another height than the factory's, with the customer's signature. */
  "order.rideHeightWaived": event<{ note: string }>(),
  "order.approvalRevoked": event<{ estimates: readonly string[] }>(),
  "message.posted": event<PostedMessage>(),
  /** What was placed on the order by mistake is no longer there. The entity is the order. */
  "message.withdrawn": event<{ serviceOrderId: string }>(),
};

declare module "#platform/database/events.ts" {
  interface DomainEvents extends EventsOf<typeof orderEvents> {}
}

interface PostedMessage {
  serviceOrderId: string;
  /** Empty when its files say it. */
  body: string;
  isInternal: boolean;
  fromCustomer: boolean;
  fileIds: readonly string[];
  /** How many of the files are photos. */
  photoCount: number;
  /** The other side gets it by another way already, such as an answer to their own mail. */
  isTold?: true;
}

interface OrderUpdate {
  /** The fields that changed. */
  fields: readonly (OrderField | "packetSentAt" | "payerId" | "rideHeightDecision")[];
  /** The category of the order's current status. */
  category: StatusCategory;
}

export interface EnteredStatus {
  fromStatusKey: string;
  toStatusKey: string;
  toCategory: StatusCategory;
  note: string;
  /** The guards that an override left unmet, in words. */
  overridden: readonly string[];
  isReopened: boolean;
  holdReasonKey: string | null;
  cancellationReason: string | null;
  /** Who is emailed about it. */
  mailTo: "everyone" | "staff" | "nobody";
  /** It can be undone for some seconds, in which no email about it is sent. */
  isUndoable: boolean;
  /** It takes an earlier one back, and with it what that one made of the appointment. */
  isUndone?: true;
}

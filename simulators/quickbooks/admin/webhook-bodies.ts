/** The two forms in which events are reported; neither says more than what happened to which entity. */
import type { CompanyEvent } from "./event-queue.ts";

const withoutMilliseconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** The present form, a list of CloudEvents. */
export const cloudEvents = (events: readonly CompanyEvent[], source = "intuit.simulator"): string =>
  JSON.stringify(
    events.map(({ realmId, eventId, name, id, operation, at }) => ({
      specversion: "1.0",
      id: eventId,
      source,
      type: `qbo.${name.toLowerCase()}.${operation}.v1`,
      datacontenttype: "application/json",
      time: withoutMilliseconds(at),
      intuitentityid: id,
      intuitaccountid: realmId,
      data: {},
    })),
  );

const oldOperations = {
  created: "Create",
  updated: "Update",
  deleted: "Delete",
  merged: "Merge",
  voided: "Void",
  emailed: "Emailed",
} as const;

/** The old form, grouped by company; its events have no ids. */
export const eventNotifications = (events: readonly CompanyEvent[]): string =>
  JSON.stringify({
    eventNotifications: [...Map.groupBy(events, ({ realmId }) => realmId)].map(([realmId, ofCompany]) => ({
      realmId,
      dataChangeEvent: {
        entities: ofCompany.map(({ name, id, operation, at }) => ({
          name,
          id,
          operation: oldOperations[operation],
          lastUpdated: withoutMilliseconds(at),
        })),
      },
    })),
  });

/** What a test or the demo asks of the simulator beside QuickBooks itself. */
import { mergeCustomers } from "../entities/merge-customers.ts";
import { writeEntity, type Write } from "../entities/write-entity.ts";
import { textOf, type Entity, type Fields } from "../entities/entity.ts";
import type { Simulator } from "../simulator.ts";
import type { PlannedFault } from "./fault-plan.ts";
import type { LoggedRequest } from "./request-log.ts";
import { deliverWebhooks, type WebhookDelivery } from "./deliver-webhooks.ts";

/** The company meant; the first when left out. */
interface OfCompany {
  realmId?: string | undefined;
}

export interface AdminActions {
  /** A code as consent gives it, without the page. */
  issueCode(consent: OfCompany & { redirectUri: string }): string;
  /** The next accounting call is refused with 3200; refreshing helps. */
  expireAccessTokens(of?: OfCompany): void;
  /** The next refresh is refused with `invalid_grant`; access tokens last until they expire. */
  breakRefresh(of?: OfCompany): void;
  /** As a customer does at Intuit: neither token works any more. */
  disconnect(of?: OfCompany): void;
  planFault(fault: PlannedFault): void;
  clearFaults(): void;
  /** Writes as the company's bookkeeper does: without tokens, and never stale. Returns the entity or its deletion. */
  changeAsBookkeeper(change: OfCompany & Write): Fields;
  /** The first customer is gone, and what was theirs is the second one's. */
  mergeCustomers(merge: OfCompany & { fromId: string; intoId: string }): void;
  /** Nothing dated up to this day can be written any more; null opens the books again. */
  closeBooks(closing: OfCompany & { through: string | null }): void;
  /** The current entity, or undefined. */
  find(entity: OfCompany & { name: Write["name"]; id: string }): Entity | undefined;
  /** Every entity of this kind, oldest first. */
  all(entities: OfCompany & { name: Write["name"] }): Entity[];
  /** Sends what happened since the last sending; returns the statuses answered, 0 for no answer. */
  sendWebhooks(delivery?: WebhookDelivery): Promise<number[]>;
  requests(): readonly LoggedRequest[];
}

export function openAdminActions(simulator: Simulator): AdminActions {
  const { connections, faults } = simulator;
  const realm = (of?: OfCompany): string => simulator.company(of?.realmId).realmId;
  return {
    issueCode: ({ realmId, redirectUri }) => simulator.codes.issue({ realmId: realm({ realmId }), redirectUri }),
    expireAccessTokens: (of) => connections.expireAccessTokens(realm(of)),
    breakRefresh: (of) => connections.breakRefresh(realm(of)),
    disconnect: (of) => connections.disconnect(realm(of)),
    planFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    changeAsBookkeeper({ realmId, ...write }) {
      const company = simulator.company(realmId);
      const current = company.find(write.name, textOf(write.body, "Id"));
      const body = { sparse: true, ...write.body, ...(current && { SyncToken: current.SyncToken }) };
      return writeEntity(company, { ...write, body });
    },
    mergeCustomers: ({ realmId, fromId, intoId }) => mergeCustomers(simulator.company(realmId), fromId, intoId),
    closeBooks({ realmId, through }) {
      simulator.company(realmId).closedThrough = through;
    },
    find: ({ realmId, name, id }) => simulator.company(realmId).find(name, id),
    all: ({ realmId, name }) => simulator.company(realmId).all(name),
    sendWebhooks: (delivery) => deliverWebhooks(simulator, delivery),
    requests: () => simulator.requests.all(),
  };
}

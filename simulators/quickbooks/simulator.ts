/** What the simulator knows: its companies, who is connected to them, and what is planned to go wrong. */
import type { Clock } from "./clock.ts";
import { openCallLimits, usualLimits, type CallLimits, type LimitSettings } from "./accounting/call-limits.ts";
import { openFaultPlan, type FaultPlan } from "./admin/fault-plan.ts";
import { openRequestLog, type RequestLog } from "./admin/request-log.ts";
import { openEventQueue, type EventQueue, type SavedEvents } from "./admin/event-queue.ts";
import {
  openCompany,
  type Company,
  type CompanySettings,
  type EntityChange,
  type SavedCompany,
} from "./entities/company.ts";
import { openConnections, type Connections, type SavedConnections } from "./oauth/connections.ts";
import { openConsentCodes, type ConsentCodes } from "./oauth/consent-codes.ts";

export interface QboSettings {
  clientId: string;
  clientSecret: string;
  verifierToken: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  discoveryUrl: string;
  /** The base of the accounting API, without `/v3`. */
  apiUrl: string;
}

export interface QboSimulatorOptions {
  port?: number;
  clock?: Clock;
  /** The companies a person can choose from on the consent page; the first is the default of the admin admin. */
  companies?: readonly CompanySettings[];
  /** Where webhooks go, read at each sending. */
  webhookUrl?: () => string;
  /** The addresses that consent may lead back to; any when left out. */
  redirectUris?: readonly string[];
  limits?: Partial<LimitSettings>;
  /** The file that keeps the books when it stops; left out: they are forgotten. */
  file?: string;
  /** Reports changes by itself, so long after the first of them; left out: only on request. */
  webhookDelayMs?: number;
}

/** Everything that is kept when the simulator stops. */
export interface SavedSimulator {
  companies: readonly (readonly [string, SavedCompany])[];
  connections: SavedConnections;
  events: SavedEvents;
}

export interface Simulator {
  readonly url: string;
  readonly settings: QboSettings;
  readonly options: QboSimulatorOptions;
  readonly clock: Clock;
  readonly companies: ReadonlyMap<string, Company>;
  readonly codes: ConsentCodes;
  readonly connections: Connections;
  readonly limits: CallLimits;
  readonly faults: FaultPlan;
  readonly events: EventQueue;
  readonly requests: RequestLog;
  /** Sets the addresses once the server has its port. */
  settle(url: string): void;
  /** The company of this realm, or the first when none is named. */
  company(realmId?: string): Company;
  saved(): SavedSimulator;
}

const usualCompanies: readonly CompanySettings[] = [
  { realmId: "4620816365", name: "Boresight Calibration LLC" },
  { realmId: "9130357992", name: "Second Shop Inc" },
];

const addressesAt = (url: string) => ({
  authorizeUrl: `${url}/connect/oauth2`,
  tokenUrl: `${url}/oauth2/v1/tokens/bearer`,
  revokeUrl: `${url}/v2/oauth2/tokens/revoke`,
  discoveryUrl: `${url}/.well-known/openid_configuration`,
  apiUrl: url,
});

const secrets = {
  clientId: "simulator-client-id",
  clientSecret: "simulator-client-secret",
  verifierToken: "simulator-verifier-token",
};

export function openSimulator(options: QboSimulatorOptions, before?: SavedSimulator): Simulator {
  const clock = options.clock ?? (() => new Date());
  const events = openEventQueue(clock, before?.events);
  const known = new Map(before?.companies);
  const companies = new Map(
    (options.companies ?? usualCompanies).map((settings) => {
      const { realmId } = settings;
      const report = (change: EntityChange) => events.add({ realmId, ...change });
      return [realmId, openCompany(settings, { clock, report, saved: known.get(realmId) })];
    }),
  );
  const connections = openConnections(clock, before?.connections);
  return {
    url: "",
    settings: { ...secrets, ...addressesAt("") },
    options,
    clock,
    companies,
    codes: openConsentCodes(clock),
    connections,
    limits: openCallLimits({ ...usualLimits, ...options.limits }, clock),
    faults: openFaultPlan(),
    events,
    requests: openRequestLog(),
    settle(url) {
      Object.assign(this, { url, settings: { ...secrets, ...addressesAt(url) } });
    },
    company(realmId = companies.keys().next().value ?? "") {
      const company = companies.get(realmId);
      if (!company) throw new RangeError(`There is no company ${realmId}`);
      return company;
    },
    saved: () => ({
      companies: [...companies].map(([realmId, company]) => [realmId, company.saved()]),
      connections: connections.saved(),
      events: events.saved(),
    }),
  };
}

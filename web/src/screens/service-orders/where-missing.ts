import type { PayerPlace } from "@boresight/domain/billing/payers/payer-demands";
import type { GuardKey } from "@boresight/domain/statuses/status-definition";

interface Place {
  tab: string;
  /** The id of the section. */
  part: string;
}

const of = (tab: string, part = `panel-${tab}`): Place => ({ tab, part });

const places: Readonly<Partial<Record<GuardKey, Place>>> = {
  tasksDone: of("overview", "tasks"),
  readinessPassed: of("overview", "readiness"),
  rideHeightDecided: of("overview", "readiness"),
  calibrationsListed: of("overview", "work"),
  calibrationsResulted: of("overview", "work"),
  noFailedResult: of("overview", "work"),
  estimateSent: of("estimates"),
  estimateApproved: of("estimates"),
  approvalStands: of("estimates"),
  invoiceIssued: of("invoice"),
  invoiceVoided: of("invoice"),
  balanceZero: of("invoice"),
  appointmentConfirmed: of("facts", "appointment"),
  transportArranged: of("facts", "transport"),
  vinKnown: of("facts", "vehicle"),
  poPresent: of("facts", "references"),
};

const placesByGuard: ReadonlyMap<string, Place> = new Map(Object.entries(places));

/** Where on the page of an order one does what this guard asks for. */
export const whereMissing = (guard: string): Place => placesByGuard.get(guard) ?? of("overview");

const evidencePlaces: Readonly<Record<PayerPlace, Place>> = {
  documents: of("documents", "order-files"),
  estimates: of("estimates"),
  numbers: of("facts", "references"),
  tasks: of("overview", "tasks"),
  vehicle: of("facts", "vehicle"),
  work: of("overview", "work"),
};

const placesOfEvidence: ReadonlyMap<string, Place> = new Map(Object.entries(evidencePlaces));

/** Where on the page of an order one fills in what its payer asks for. */
export const whereEvidence = (place: string): Place => placesOfEvidence.get(place) ?? of("overview");

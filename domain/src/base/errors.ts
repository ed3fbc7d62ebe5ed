import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import { accountingErrors } from "./accounting-errors.ts";
import { billingErrors } from "./billing-errors.ts";
import { documentErrors } from "./document-errors.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";
import { hoursErrors } from "./hours-errors.ts";
import { inboxErrors } from "./inbox-errors.ts";
import { storageErrors } from "./storage-errors.ts";

/** Every error the server can return, by code: HTTP status and the message people read. */
export const errorCatalogue = {
  // Auth service (contract auth.md section 7).
  "invalid-request": { status: 400, message: text("errors.invalid-request") },
  "invalid-email-password": { status: 401, message: text("errors.invalid-email-password") },
  "unverified-user": { status: 401, message: text("errors.unverified-user") },
  "disabled-user": { status: 401, message: text("errors.disabled-user") },
  "email-already-in-use": { status: 409, message: text("errors.email-already-in-use") },
  "email-already-verified": { status: 400, message: text("errors.email-already-verified") },
  "password-too-short": { status: 400, message: text("errors.password-too-short") },
  "invalid-refresh-token": { status: 401, message: text("errors.invalid-refresh-token") },
  "invalid-pat": { status: 401, message: text("errors.invalid-pat") },
  "invalid-ticket": { status: 401, message: text("errors.invalid-ticket") },
  "invalid-totp": { status: 401, message: text("errors.invalid-totp") },
  "invalid-otp": { status: 401, message: text("errors.invalid-otp") },
  "disabled-mfa-totp": { status: 401, message: text("errors.disabled-mfa-totp") },
  "no-totp-secret": { status: 400, message: text("errors.no-totp-secret") },
  "totp-already-active": { status: 400, message: text("errors.totp-already-active") },
  "mfa-type-not-found": { status: 400, message: text("errors.mfa-type-not-found") },
  "user-not-anonymous": { status: 400, message: text("errors.user-not-anonymous") },
  "forbidden-anonymous": { status: 403, message: text("errors.forbidden-anonymous") },
  "redirectTo-not-allowed": { status: 400, message: text("errors.redirectTo-not-allowed") },
  "role-not-allowed": { status: 400, message: text("errors.role-not-allowed") },
  "default-role-must-be-in-allowed-roles": {
    status: 400,
    message: text("errors.default-role-must-be-in-allowed-roles"),
  },
  "locale-not-allowed": { status: 400, message: text("errors.locale-not-allowed") },
  "signup-disabled": { status: 403, message: text("errors.signup-disabled") },
  "disabled-endpoint": { status: 409, message: text("errors.disabled-endpoint") },
  "unauthenticated-user": { status: 401, message: text("errors.unauthenticated-user") },
  "elevated-claim-required": { status: 403, message: text("errors.elevated-claim-required") },
  "cannot-send-sms": { status: 400, message: text("errors.cannot-send-sms") },
  "invalid-state": { status: 400, message: text("errors.invalid-state") },
  "oauth-profile-fetch-failed": { status: 400, message: text("errors.oauth-profile-fetch-failed") },
  "oauth-provider-error": { status: 400, message: text("errors.oauth-provider-error") },
  "route-not-found": { status: 404, message: text("errors.route-not-found") },
  "method-not-allowed": { status: 405, message: text("errors.method-not-allowed") },
  "request-timeout": { status: 408, message: text("errors.request-timeout") },
  "payload-too-large": { status: 413, message: text("errors.payload-too-large") },
  "too-many-kept": { status: 409, message: text("errors.too-many-kept") },
  "too-many-requests": { status: 429, message: text("errors.too-many-requests") },
  "database-unavailable": { status: 503, message: text("errors.database-unavailable") },
  "server-busy": { status: 503, message: text("errors.server-busy") },
  "server-stopping": { status: 503, message: text("errors.server-stopping") },
  "internal-server-error": { status: 500, message: text("errors.internal-server-error") },

  // Auth service: our own calls.
  "not-a-logo": { status: 400, message: text("errors.not-a-logo") },
  "password-too-common": { status: 400, message: text("errors.password-too-common") },
  "password-too-new": { status: 403, message: text("errors.password-too-new") },
  "invalid-recovery-code": { status: 401, message: text("errors.invalid-recovery-code") },

  // Data service (contract graphql.md section 2).
  "validation-failed": { status: 400, message: text("errors.validation-failed") },
  "access-denied": { status: 403, message: text("errors.access-denied") },
  "invalid-jwt": { status: 401, message: text("errors.invalid-jwt") },
  "permission-error": { status: 403, message: text("errors.permission-error") },
  "constraint-violation": { status: 409, message: text("errors.constraint-violation") },
  "data-exception": { status: 400, message: text("errors.data-exception") },
  "document-not-published": { status: 403, message: text("errors.document-not-published") },
  "query-too-costly": { status: 400, message: text("errors.query-too-costly") },
  "query-timed-out": { status: 503, message: text("errors.query-timed-out") },
  "parse-failed": { status: 400, message: text("errors.parse-failed") },
  "not-found": { status: 404, message: text("errors.not-found") },
  unexpected: { status: 500, message: text("errors.unexpected") },

  // Storage service (contract storage.md) and functions service (contract functions.md).
  ...storageErrors,
  forbidden: { status: 403, message: text("errors.forbidden") },

  // PDFs.
  "document-not-made": { status: 503, message: text("errors.document-not-made") },
  "document-too-large": { status: 400, message: text("errors.document-too-large") },

  // Rules of the business.
  ...billingErrors,
  ...accountingErrors,
  ...documentErrors,
  ...hoursErrors,
  ...inboxErrors,
  "last-admin": { status: 409, message: text("errors.last-admin") },
  "no-second-factor": { status: 409, message: text("errors.no-second-factor") },
  "own-account": { status: 409, message: text("errors.own-account") },
  "customer-changed": { status: 409, message: text("errors.customer-changed") },
  "contact-changed": { status: 409, message: text("errors.contact-changed") },
  "customer-on-hold": { status: 409, message: text("errors.customer-on-hold") },
  "customer-in-use": { status: 409, message: text("errors.customer-in-use") },
  "customer-archived": { status: 409, message: text("errors.customer-archived") },
  "addresses-differ": { status: 409, message: text("errors.addresses-differ") },
  "vehicle-changed": { status: 409, message: text("errors.vehicle-changed") },
  "vehicle-archived": { status: 409, message: text("errors.vehicle-archived") },
  "vehicle-checked-in": { status: 409, message: text("errors.vehicle-checked-in") },
  "vehicle-in-use": { status: 409, message: text("errors.vehicle-in-use") },
  "vehicle-exists": { status: 409, message: text("errors.vehicle-exists") },
  "vehicles-differ": { status: 409, message: text("errors.vehicles-differ") },
  "vin-elsewhere": { status: 409, message: text("errors.vin-elsewhere") },
  "document-changed": { status: 409, message: text("errors.document-changed") },
  "credential-changed": { status: 409, message: text("errors.credential-changed") },
  "credential-missing": { status: 409, message: text("errors.credential-missing") },
  "equipment-changed": { status: 409, message: text("errors.equipment-changed") },
  "equipment-down": { status: 409, message: text("errors.equipment-down") },
  "equipment-expired": { status: 409, message: text("errors.equipment-expired") },
  "merge-not-undone": { status: 409, message: text("errors.merge-not-undone") },
  "role-needs-customer": { status: 409, message: text("errors.role-needs-customer") },
  "number-behind": { status: 409, message: text("errors.number-behind") },
  "office-needs-technician": { status: 409, message: text("errors.office-needs-technician") },
  "login-is-staff": { status: 409, message: text("errors.login-is-staff") },
  "last-way-in": { status: 409, message: text("errors.last-way-in") },
  "client-key-reused": {
    status: 409,
    message: text("errors.client-key-reused"),
  },
  "draft-already-sent": {
    status: 409,
    message: text("errors.draft-already-sent"),
  },
  "invalid-input": { status: 400, message: text("errors.invalid-input") },
  "terms-not-accepted": { status: 409, message: text("errors.terms-not-accepted") },
  "login-not-linked": {
    status: 403,
    message: text("errors.login-not-linked"),
  },
  "order-already-moved": { status: 409, message: text("errors.order-already-moved") },
  "undo-over": { status: 409, message: text("errors.undo-over") },
  "order-changed": { status: 409, message: text("errors.order-changed") },
  "move-not-allowed": { status: 409, message: text("errors.move-not-allowed") },
  "move-not-permitted": { status: 403, message: text("errors.move-not-permitted") },
  "move-blocked": { status: 409, message: text("errors.move-blocked") },
  "note-required": { status: 400, message: text("errors.note-required") },
  "order-has-invoice": { status: 409, message: text("errors.order-has-invoice") },
  "order-closed": { status: 409, message: text("errors.order-closed") },
  "order-task-changed": { status: 409, message: text("errors.order-task-changed") },
  "task-checks-open": { status: 409, message: text("errors.task-checks-open") },
  "task-files-missing": { status: 409, message: text("errors.task-files-missing") },
  "task-not-skippable": { status: 409, message: text("errors.task-not-skippable") },
  "task-needs-colleague": {
    status: 409,
    message: text("errors.task-needs-colleague"),
  },
  "task-needs-no-colleague": { status: 409, message: text("errors.task-needs-no-colleague") },
  "calibration-not-now": {
    status: 409,
    message: text("errors.calibration-not-now"),
  },
  "calibration-changed": {
    status: 409,
    message: text("errors.calibration-changed"),
  },
  "calibration-started": { status: 409, message: text("errors.calibration-started") },
  "readiness-check-changed": { status: 409, message: text("errors.readiness-check-changed") },
  "readiness-not-now": { status: 409, message: text("errors.readiness-not-now") },
  "readiness-not-failed": { status: 409, message: text("errors.readiness-not-failed") },
  "ride-height-factory": { status: 409, message: text("errors.ride-height-factory") },
  "vehicle-not-ready": {
    status: 409,
    message: text("errors.vehicle-not-ready"),
  },
  "readiness-unconfirmed": {
    status: 409,
    message: text("errors.readiness-unconfirmed"),
  },
  "slot-taken": { status: 409, message: text("errors.slot-taken") },
  "slot-not-offered": { status: 409, message: text("errors.slot-not-offered") },
  "overbook-reason-required": { status: 409, message: text("errors.overbook-reason-required") },
  "hold-expired": { status: 409, message: text("errors.hold-expired") },
  "appointment-exists": { status: 409, message: text("errors.appointment-exists") },
  "appointment-changed": { status: 409, message: text("errors.appointment-changed") },
  "appointment-over": { status: 409, message: text("errors.appointment-over") },
  "appointment-too-near": {
    status: 409,
    message: text("errors.appointment-too-near"),
  },
  "no-show-too-early": { status: 409, message: text("errors.no-show-too-early") },
  "order-not-bookable": { status: 409, message: text("errors.order-not-bookable") },
  "kiosk-link-ended": {
    status: 403,
    message: text("errors.kiosk-link-ended"),
  },
  "coordinates-missing": {
    status: 409,
    message: text("errors.coordinates-missing"),
  },
  "base-coordinates-missing": {
    status: 409,
    message: text("errors.base-coordinates-missing"),
  },
  "distance-typed": {
    status: 409,
    message: text("errors.distance-typed"),
  },
  "address-changed": { status: 409, message: text("errors.address-changed") },
  "vin-not-now": { status: 409, message: text("errors.vin-not-now") },
  "vin-not-different": { status: 409, message: text("errors.vin-not-different") },
  "vin-incomplete": { status: 409, message: text("errors.vin-incomplete") },
  "tow-not-now": { status: 409, message: text("errors.tow-not-now") },
  "not-fetched": { status: 409, message: text("errors.not-fetched") },
  "status-in-use": { status: 409, message: text("errors.status-in-use") },
  "status-needed": { status: 409, message: text("errors.status-needed") },
  "facility-in-use": { status: 409, message: text("errors.facility-in-use") },
  "facility-is-base": { status: 409, message: text("errors.facility-is-base") },
  "definition-changed": { status: 409, message: text("errors.definition-changed") },
  "too-many-logins": { status: 409, message: text("errors.too-many-logins") },
  "too-many-webhooks": { status: 409, message: text("errors.too-many-webhooks") },
  "webhook-off": { status: 409, message: text("errors.webhook-off") },
  "delivery-pending": { status: 409, message: text("errors.delivery-pending") },
  "event-forgotten": { status: 409, message: text("errors.event-forgotten") },
  "message-not-failed": { status: 409, message: text("errors.message-not-failed") },
  "mail-set-by-operator": { status: 409, message: text("errors.mail-set-by-operator") },
  "no-own-email": { status: 409, message: text("errors.no-own-email") },
  "import-undone": { status: 409, message: text("errors.import-undone") },
  "import-too-old": { status: 409, message: text("errors.import-too-old") },
  "import-changed": { status: 409, message: text("errors.import-changed") },
  "job-not-failed": { status: 409, message: text("errors.job-not-failed") },
  "import-used": { status: 409, message: text("errors.import-used") },
  "task-archived": { status: 409, message: text("errors.task-archived") },
} as const satisfies ErrorCatalogue;

export type ErrorCode = keyof typeof errorCatalogue;

/** One wrong field of an input: its path, a stable code and a message that says what to do. */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
}

/** The same on its way to its reader. */
export interface TextProblem extends FieldProblem {
  message: Text;
}

/** An available time offered instead. Only the office sees the technician. */
export interface OfferedSlot {
  facilityId: string;
  bayId: string;
  technicianId: string | null;
  startsAt: string;
  endsAt: string;
}

/** One changed field, its values as text: people and places by name, long text shortened. */
export interface FieldEdit {
  id: string;
  at: string;
  /** Null when it followed from something else. */
  by: string | null;
  field: string;
  before: string | null;
  after: string | null;
}

export interface ErrorDetails {
  /** Replaces the catalogue's status where a contract asks for another one. */
  status?: number;
  /** In seconds. */
  retryAfter?: number;
  /** Replaces the catalogue's message where the case can say more. */
  message?: Text;
  fields?: readonly TextProblem[];
  /** What is missing before a status change, as sentences. */
  missing?: readonly Text[];
  /** The same as keys with parameters. */
  blockedBy?: readonly { guard: string; params: Readonly<Record<string, string | number>> }[];
  /** The next free times, when the requested one was taken. */
  offers?: readonly OfferedSlot[];
  /** What others have changed since the version that the caller read, the latest first. */
  edits?: readonly FieldEdit[];
  /** Figures of the case, such as a size and its limit. */
  data?: Readonly<Record<string, string | number>>;
}

/** An error meant for people: the only kind whose message leaves the server. */
export class BoresightError extends Error {
  override readonly name = "BoresightError";
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorCatalogue[code].message);
    this.code = code;
    this.status = details.status ?? errorCatalogue[code].status;
    this.details = details;
  }
}

/** Returns an error from the catalogue to be thrown: `throw fail("not-found")`. */
export const fail = (code: ErrorCode, details?: ErrorDetails): BoresightError => new BoresightError(code, details);

import { t } from "#texts/text.ts";
import { accountingErrors } from "./accounting-errors.ts";
import { billingErrors } from "./billing-errors.ts";
import { documentErrors } from "./document-errors.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";
import { storageErrors } from "./storage-errors.ts";

/** Every error the server can return, by code: HTTP status and the message people read. */
export const errorCatalogue = {
  // Auth service (contract auth.md section 7).
  "invalid-request": { status: 400, message: t("errors.invalid-request") },
  "invalid-email-password": { status: 401, message: t("errors.invalid-email-password") },
  "unverified-user": { status: 401, message: t("errors.unverified-user") },
  "disabled-user": { status: 401, message: t("errors.disabled-user") },
  "email-already-in-use": { status: 409, message: t("errors.email-already-in-use") },
  "email-already-verified": { status: 400, message: t("errors.email-already-verified") },
  "password-too-short": { status: 400, message: t("errors.password-too-short") },
  "invalid-refresh-token": { status: 401, message: t("errors.invalid-refresh-token") },
  "invalid-pat": { status: 401, message: t("errors.invalid-pat") },
  "invalid-ticket": { status: 401, message: t("errors.invalid-ticket") },
  "invalid-totp": { status: 401, message: t("errors.invalid-totp") },
  "invalid-otp": { status: 401, message: t("errors.invalid-otp") },
  "disabled-mfa-totp": { status: 401, message: t("errors.disabled-mfa-totp") },
  "no-totp-secret": { status: 400, message: t("errors.no-totp-secret") },
  "totp-already-active": { status: 400, message: t("errors.totp-already-active") },
  "mfa-type-not-found": { status: 400, message: t("errors.mfa-type-not-found") },
  "user-not-anonymous": { status: 400, message: t("errors.user-not-anonymous") },
  "forbidden-anonymous": { status: 403, message: t("errors.forbidden-anonymous") },
  "redirectTo-not-allowed": { status: 400, message: t("errors.redirectTo-not-allowed") },
  "role-not-allowed": { status: 400, message: t("errors.role-not-allowed") },
  "default-role-must-be-in-allowed-roles": { status: 400, message: t("errors.default-role-must-be-in-allowed-roles") },
  "locale-not-allowed": { status: 400, message: t("errors.locale-not-allowed") },
  "signup-disabled": { status: 403, message: t("errors.signup-disabled") },
  "disabled-endpoint": { status: 409, message: t("errors.disabled-endpoint") },
  "unauthenticated-user": { status: 401, message: t("errors.unauthenticated-user") },
  "elevated-claim-required": { status: 403, message: t("errors.elevated-claim-required") },
  "cannot-send-sms": { status: 400, message: t("errors.cannot-send-sms") },
  "invalid-state": { status: 400, message: t("errors.invalid-state") },
  "oauth-profile-fetch-failed": { status: 400, message: t("errors.oauth-profile-fetch-failed") },
  "oauth-provider-error": { status: 400, message: t("errors.oauth-provider-error") },
  "route-not-found": { status: 404, message: t("errors.route-not-found") },
  "method-not-allowed": { status: 405, message: t("errors.method-not-allowed") },
  "request-timeout": { status: 408, message: t("errors.request-timeout") },
  "payload-too-large": { status: 413, message: t("errors.payload-too-large") },
  "too-many-kept": { status: 409, message: t("errors.too-many-kept") },
  "too-many-requests": { status: 429, message: t("errors.too-many-requests") },
  "database-unavailable": { status: 503, message: t("errors.database-unavailable") },
  "internal-server-error": { status: 500, message: t("errors.internal-server-error") },

  // Auth service: our own calls.
  "not-a-logo": { status: 400, message: t("errors.not-a-logo") },
  "password-too-common": { status: 400, message: t("errors.password-too-common") },
  "password-too-new": { status: 403, message: t("errors.password-too-new") },
  "invalid-recovery-code": { status: 401, message: t("errors.invalid-recovery-code") },

  // Data service (contract graphql.md section 2).
  "validation-failed": { status: 400, message: t("errors.validation-failed") },
  "access-denied": { status: 403, message: t("errors.access-denied") },
  "invalid-jwt": { status: 401, message: t("errors.invalid-jwt") },
  "permission-error": { status: 403, message: t("errors.permission-error") },
  "constraint-violation": { status: 409, message: t("errors.constraint-violation") },
  "data-exception": { status: 400, message: t("errors.data-exception") },
  "document-not-published": { status: 403, message: t("errors.document-not-published") },
  "query-too-costly": { status: 400, message: t("errors.query-too-costly") },
  "query-timed-out": { status: 503, message: t("errors.query-timed-out") },
  "parse-failed": { status: 400, message: t("errors.parse-failed") },
  "not-found": { status: 404, message: t("errors.not-found") },
  unexpected: { status: 500, message: t("errors.unexpected") },

  // Storage service (contract storage.md) and functions service (contract functions.md).
  ...storageErrors,
  forbidden: { status: 403, message: t("errors.forbidden") },

  // PDFs.
  "document-not-made": { status: 503, message: t("errors.document-not-made") },
  "document-too-large": { status: 400, message: t("errors.document-too-large") },

  // Rules of the business.
  ...billingErrors,
  ...accountingErrors,
  ...documentErrors,
  "last-admin": { status: 409, message: t("errors.last-admin") },
  "no-second-factor": { status: 409, message: t("errors.no-second-factor") },
  "own-account": { status: 409, message: t("errors.own-account") },
  "customer-changed": { status: 409, message: t("errors.customer-changed") },
  "text-stopped": { status: 409, message: t("errors.text-stopped") },
  "contact-changed": { status: 409, message: t("errors.contact-changed") },
  "customer-on-hold": { status: 409, message: t("errors.customer-on-hold") },
  "customer-in-use": { status: 409, message: t("errors.customer-in-use") },
  "customer-archived": { status: 409, message: t("errors.customer-archived") },
  "addresses-differ": { status: 409, message: t("errors.addresses-differ") },
  "vehicle-changed": { status: 409, message: t("errors.vehicle-changed") },
  "vehicle-archived": { status: 409, message: t("errors.vehicle-archived") },
  "vehicle-checked-in": { status: 409, message: t("errors.vehicle-checked-in") },
  "vehicle-in-use": { status: 409, message: t("errors.vehicle-in-use") },
  "vehicle-exists": { status: 409, message: t("errors.vehicle-exists") },
  "vehicles-differ": { status: 409, message: t("errors.vehicles-differ") },
  "vin-elsewhere": { status: 409, message: t("errors.vin-elsewhere") },
  "document-changed": { status: 409, message: t("errors.document-changed") },
  "equipment-changed": { status: 409, message: t("errors.equipment-changed") },
  "equipment-down": { status: 409, message: t("errors.equipment-down") },
  "equipment-expired": { status: 409, message: t("errors.equipment-expired") },
  "merge-not-undone": { status: 409, message: t("errors.merge-not-undone") },
  "role-needs-customer": { status: 409, message: t("errors.role-needs-customer") },
  "number-behind": { status: 409, message: t("errors.number-behind") },
  "office-needs-technician": { status: 409, message: t("errors.office-needs-technician") },
  "login-is-staff": { status: 409, message: t("errors.login-is-staff") },
  "last-way-in": { status: 409, message: t("errors.last-way-in") },
  "client-key-reused": {
    status: 409,
    message: t("errors.client-key-reused"),
  },
  "draft-already-sent": {
    status: 409,
    message: t("errors.draft-already-sent"),
  },
  "invalid-input": { status: 400, message: t("errors.invalid-input") },
  "terms-not-accepted": { status: 409, message: t("errors.terms-not-accepted") },
  "login-not-linked": {
    status: 403,
    message: t("errors.login-not-linked"),
  },
  "order-already-moved": { status: 409, message: t("errors.order-already-moved") },
  "undo-over": { status: 409, message: t("errors.undo-over") },
  "order-changed": { status: 409, message: t("errors.order-changed") },
  "move-not-allowed": { status: 409, message: t("errors.move-not-allowed") },
  "move-not-permitted": { status: 403, message: t("errors.move-not-permitted") },
  "move-blocked": { status: 409, message: t("errors.move-blocked") },
  "note-required": { status: 400, message: t("errors.note-required") },
  "order-has-invoice": { status: 409, message: t("errors.order-has-invoice") },
  "order-closed": { status: 409, message: t("errors.order-closed") },
  "order-task-changed": { status: 409, message: t("errors.order-task-changed") },
  "task-checks-open": { status: 409, message: t("errors.task-checks-open") },
  "task-files-missing": { status: 409, message: t("errors.task-files-missing") },
  "task-not-skippable": { status: 409, message: t("errors.task-not-skippable") },
  "task-needs-colleague": {
    status: 409,
    message: t("errors.task-needs-colleague"),
  },
  "task-needs-no-colleague": { status: 409, message: t("errors.task-needs-no-colleague") },
  "calibration-not-now": {
    status: 409,
    message: t("errors.calibration-not-now"),
  },
  "calibration-changed": {
    status: 409,
    message: t("errors.calibration-changed"),
  },
  "calibration-started": { status: 409, message: t("errors.calibration-started") },
  "readiness-check-changed": { status: 409, message: t("errors.readiness-check-changed") },
  "readiness-not-now": { status: 409, message: t("errors.readiness-not-now") },
  "readiness-not-failed": { status: 409, message: t("errors.readiness-not-failed") },
  "ride-height-factory": { status: 409, message: t("errors.ride-height-factory") },
  "vehicle-not-ready": {
    status: 409,
    message: t("errors.vehicle-not-ready"),
  },
  "readiness-unconfirmed": {
    status: 409,
    message: t("errors.readiness-unconfirmed"),
  },
  "slot-taken": { status: 409, message: t("errors.slot-taken") },
  "slot-not-offered": { status: 409, message: t("errors.slot-not-offered") },
  "overbook-reason-required": { status: 409, message: t("errors.overbook-reason-required") },
  "hold-expired": { status: 409, message: t("errors.hold-expired") },
  "appointment-exists": { status: 409, message: t("errors.appointment-exists") },
  "appointment-changed": {
    status: 409,
    message: t("errors.appointment-changed"),
  },
  "appointment-over": { status: 409, message: t("errors.appointment-over") },
  "appointment-too-near": {
    status: 409,
    message: t("errors.appointment-too-near"),
  },
  "no-show-too-early": { status: 409, message: t("errors.no-show-too-early") },
  "order-not-bookable": { status: 409, message: t("errors.order-not-bookable") },
  "kiosk-link-ended": {
    status: 403,
    message: t("errors.kiosk-link-ended"),
  },
  "coordinates-missing": {
    status: 409,
    message: t("errors.coordinates-missing"),
  },
  "base-coordinates-missing": {
    status: 409,
    message: t("errors.base-coordinates-missing"),
  },
  "distance-typed": {
    status: 409,
    message: t("errors.distance-typed"),
  },
  "address-changed": { status: 409, message: t("errors.address-changed") },
  "vin-not-now": { status: 409, message: t("errors.vin-not-now") },
  "vin-not-different": { status: 409, message: t("errors.vin-not-different") },
  "vin-incomplete": { status: 409, message: t("errors.vin-incomplete") },
  "tow-not-now": { status: 409, message: t("errors.tow-not-now") },
  "not-fetched": { status: 409, message: t("errors.not-fetched") },
  "status-in-use": { status: 409, message: t("errors.status-in-use") },
  "status-needed": { status: 409, message: t("errors.status-needed") },
  "facility-in-use": { status: 409, message: t("errors.facility-in-use") },
  "facility-is-base": { status: 409, message: t("errors.facility-is-base") },
  "definition-changed": { status: 409, message: t("errors.definition-changed") },
  "too-many-logins": { status: 409, message: t("errors.too-many-logins") },
  "too-many-webhooks": { status: 409, message: t("errors.too-many-webhooks") },
  "webhook-off": { status: 409, message: t("errors.webhook-off") },
  "delivery-pending": { status: 409, message: t("errors.delivery-pending") },
  "event-forgotten": { status: 409, message: t("errors.event-forgotten") },
  "message-not-failed": { status: 409, message: t("errors.message-not-failed") },
  "mail-set-by-operator": { status: 409, message: t("errors.mail-set-by-operator") },
  "no-own-email": { status: 409, message: t("errors.no-own-email") },
  "import-undone": { status: 409, message: t("errors.import-undone") },
  "import-too-old": { status: 409, message: t("errors.import-too-old") },
  "import-changed": { status: 409, message: t("errors.import-changed") },
  "job-not-failed": { status: 409, message: t("errors.job-not-failed") },
  "import-used": { status: 409, message: t("errors.import-used") },
  "task-archived": { status: 409, message: t("errors.task-archived") },
} as const satisfies ErrorCatalogue;

export type ErrorCode = keyof typeof errorCatalogue;

/** One wrong field of an input: its path, a stable code and a message that says what to do. */
export interface FieldProblem {
  field: string;
  code: string;
  message: string;
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
  message?: string;
  fields?: readonly FieldProblem[];
  /** What is missing before a status change, as sentences. */
  missing?: readonly string[];
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

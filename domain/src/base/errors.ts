type Catalogue = Record<string, { status: number; message: string }>;

/** Every error the server can return, by code: HTTP status and the message people read. */
export const errorCatalogue = {
  // Auth service (contract auth.md section 7).
  "invalid-request": { status: 400, message: "The request payload is incorrect" },
  "invalid-email-password": { status: 401, message: "Incorrect email or password" },
  "unverified-user": { status: 401, message: "Email is not verified" },
  "disabled-user": { status: 401, message: "User is disabled" },
  "email-already-in-use": { status: 409, message: "Email already in use" },
  "email-already-verified": { status: 400, message: "User's email is already verified" },
  "password-too-short": { status: 400, message: "Password is too short" },
  "invalid-refresh-token": { status: 401, message: "Invalid or expired refresh token" },
  "invalid-pat": { status: 401, message: "Invalid or expired personal access token" },
  "invalid-ticket": { status: 401, message: "Invalid ticket" },
  "invalid-totp": { status: 401, message: "Invalid TOTP code" },
  "invalid-otp": { status: 401, message: "Invalid or expired OTP" },
  "disabled-mfa-totp": { status: 401, message: "User does not have TOTP MFA enabled" },
  "no-totp-secret": { status: 400, message: "User does not have a TOTP secret" },
  "totp-already-active": { status: 400, message: "TOTP MFA is already active" },
  "mfa-type-not-found": { status: 400, message: "MFA type not found" },
  "user-not-anonymous": { status: 400, message: "Logged in user is not anonymous" },
  "forbidden-anonymous": { status: 403, message: "Forbidden, user is anonymous." },
  "redirectTo-not-allowed": { status: 400, message: 'The value of "options.redirectTo" is not allowed.' },
  "role-not-allowed": { status: 400, message: "Role not allowed" },
  "default-role-must-be-in-allowed-roles": { status: 400, message: "Default role must be in allowed roles" },
  "locale-not-allowed": { status: 400, message: "Locale not allowed" },
  "signup-disabled": { status: 403, message: "Sign up is disabled." },
  "disabled-endpoint": { status: 409, message: "This endpoint is disabled" },
  "unauthenticated-user": { status: 401, message: "User is not authenticated" },
  "elevated-claim-required": { status: 403, message: "Elevated claim is required" },
  "cannot-send-sms": { status: 400, message: "Cannot send SMS, check your phone number is correct" },
  "invalid-state": { status: 400, message: "Invalid state" },
  "oauth-profile-fetch-failed": { status: 400, message: "The provider did not tell who you are" },
  "oauth-provider-error": { status: 400, message: "The provider refused the sign-in" },
  "route-not-found": { status: 404, message: "Route not found" },
  "method-not-allowed": { status: 405, message: "Method not allowed" },
  "payload-too-large": { status: 413, message: "The request is too large" },
  "too-many-requests": { status: 429, message: "Too many requests" },
  "database-unavailable": { status: 503, message: "The database does not answer: try again in a moment" },
  "internal-server-error": { status: 500, message: "Internal server error" },

  // Data service (contract graphql.md section 2).
  "validation-failed": { status: 400, message: "The request is not valid" },
  "access-denied": { status: 403, message: "Your requested role is not in allowed roles" },
  "invalid-jwt": { status: 401, message: "Could not verify JWT" },
  "permission-error": { status: 403, message: "You do not have permission to do this" },
  "constraint-violation": { status: 409, message: "This conflicts with what is already stored" },
  "data-exception": { status: 400, message: "A value could not be read" },
  "document-not-published": { status: 403, message: "This server accepts only the documents of its own web app" },
  "query-too-costly": { status: 400, message: "This asks for too much at once" },
  "query-timed-out": { status: 503, message: "This took too long and was stopped: ask for less, or try again" },
  "parse-failed": { status: 400, message: "The request body must be JSON with a query" },
  "not-found": { status: 404, message: "Not found" },
  unexpected: { status: 500, message: "Something went wrong" },

  // Storage service (contract storage.md) and functions service (contract functions.md).
  "form-unreadable": { status: 400, message: "the multipart form could not be read" },
  "file-part-missing": { status: 400, message: "file[] not found in Multipart form" },
  "file-metadata-count": {
    status: 400,
    message: "file metadata length doesn't match number of files in request",
  },
  "file-metadata-unreadable": { status: 400, message: "couldn't decode metadata" },
  "file-too-big": { status: 400, message: "file too big" },
  "file-too-small": { status: 400, message: "file too small" },
  "file-type-not-allowed": { status: 400, message: "this task does not take files of this type" },
  "file-infected": { status: 400, message: "the file is infected and was refused" },
  "file-id-taken": { status: 409, message: "a file with this id exists already" },
  "file-slot-full": { status: 409, message: "this task takes one file: replace the one it has" },
  "file-not-asked": { status: 403, message: "add files to the tasks that ask you for them" },
  "file-slot-closed": { status: 409, message: "the order is closed: its tasks take no more files" },
  "file-in-use": { status: 409, message: "the file is in use and cannot be deleted" },
  "file-not-authorized": { status: 403, message: "you are not authorized" },
  "file-not-uploaded": { status: 403, message: "file is not uploaded" },
  "file-not-found": { status: 404, message: "file not found" },
  "bucket-not-found": { status: 404, message: "bucket not found" },
  "range-not-satisfiable": { status: 416, message: "the requested range is not in the file" },
  "image-options-not-supported": {
    status: 400,
    message: "image manipulation features are not supported for this file",
  },
  "image-options-invalid": { status: 400, message: "the image options are out of range" },
  "image-unreadable": { status: 400, message: "the image cannot be read" },
  "image-too-large": { status: 400, message: "the image has too many pixels to be changed" },
  "image-busy": { status: 503, message: "too many images are being made: try again in a moment" },
  "image-not-for-you": { status: 403, message: "images are made once your login is linked to a customer" },
  "files-full": { status: 507, message: "there is no space left for files" },
  "file-quota-reached": { status: 429, message: "you have uploaded too much for now: try again later" },
  "presigning-disabled": {
    status: 403,
    message: "presigned URLs are not enabled on the bucket where this file is located in",
  },
  "signature-invalid": { status: 403, message: "the signature of this address is not valid" },
  "signature-expired": { status: 400, message: "signature already expired" },
  "virus-scanner-silent": { status: 503, message: "the virus scanner does not answer: try again in a while" },
  forbidden: { status: 403, message: "Your role may not call this function" },

  // Rules of the business.
  "last-admin": { status: 409, message: "This is the last active admin: make someone else an admin first" },
  "own-account": { status: 409, message: "You cannot do this to your own account: ask another admin" },
  "customer-has-login": { status: 409, message: "This customer has a login already: unlink that one first" },
  "role-needs-customer": { status: 409, message: "Link the login to a customer: its role follows by itself" },
  "login-is-staff": { status: 409, message: "Logins of staff are not linked to customers: change the role first" },
  "last-way-in": { status: 409, message: "This is your only way to sign in: add another one first" },
  "client-key-reused": {
    status: 409,
    message: "This was already sent with other content: look whether it has arrived before you send it again",
  },
  "draft-already-sent": {
    status: 409,
    message: "This request was already sent or discarded: look at your orders before you send it again",
  },
  "invalid-input": { status: 400, message: "Please correct the marked fields" },
  "terms-not-accepted": { status: 409, message: "Accept the current terms of service before the first order" },
  "login-not-linked": {
    status: 403,
    message: "Your login is not linked to a customer yet: we are reviewing your account",
  },
  "order-already-moved": { status: 409, message: "Someone else moved this order a moment ago" },
  "order-changed": { status: 409, message: "Someone else changed this order a moment ago: look at it again" },
  "move-not-allowed": { status: 409, message: "The order cannot go to this status from where it is" },
  "move-not-permitted": { status: 403, message: "Your role may not make this move" },
  "move-blocked": { status: 409, message: "Something is still missing before this move" },
  "note-required": { status: 400, message: "Say why: this move needs a note" },
  "order-closed": { status: 409, message: "This order is closed: its tasks are no longer changed" },
  "order-task-changed": { status: 409, message: "Someone else changed this task a moment ago: look at it again" },
  "task-files-missing": { status: 409, message: "Add the required files first" },
  "task-not-skippable": { status: 409, message: "The order waits for this task: do it, or say why it does not apply" },
  "task-needs-colleague": {
    status: 409,
    message: "You recorded an attempt on this order: a colleague has to do this",
  },
  "calibration-not-now": {
    status: 409,
    message: "Attempts are recorded while the order is in calibration: move it there first",
  },
  "calibration-changed": {
    status: 409,
    message: "Someone else changed this calibration a moment ago: look at it again",
  },
  "calibration-started": { status: 409, message: "A calibration that has been attempted stays in the list" },
  "readiness-not-now": { status: 409, message: "Readiness is checked while the vehicle is here" },
  "readiness-not-failed": { status: 409, message: "Only a check that failed can be overridden" },
  "ride-height-factory": { status: 409, message: "The ride height of this vehicle is not marked as modified" },
  "vehicle-not-ready": {
    status: 409,
    message: "The vehicle is not ready for calibration yet: send the request without a time, and we call you",
  },
  "readiness-unconfirmed": {
    status: 409,
    message: "Confirm that the vehicle will be ready, or send the request without a time",
  },
  "slot-taken": { status: 409, message: "Someone else has just taken this time: choose another" },
  "slot-not-offered": { status: 409, message: "This time cannot be booked" },
  "overbook-reason-required": { status: 409, message: "Say why this time is to be overbooked" },
  "hold-expired": { status: 409, message: "The time is no longer kept for you: choose again" },
  "appointment-exists": { status: 409, message: "This order has an appointment already: move it instead" },
  "appointment-changed": {
    status: 409,
    message: "Someone else changed this appointment a moment ago: look at it again",
  },
  "appointment-over": { status: 409, message: "This appointment can no longer be changed this way" },
  "appointment-too-near": {
    status: 409,
    message: "Less than 24 hours remain: call us to change this appointment",
  },
  "no-show-too-early": { status: 409, message: "Wait until an hour after the appointed time" },
  "order-not-bookable": { status: 409, message: "An order in this status takes no appointment" },
  "kiosk-link-ended": {
    status: 403,
    message: "This wallboard link is not valid, or it has been revoked: ask an admin for a new one",
  },
  "coordinates-missing": {
    status: 409,
    message: "The distance cannot be computed: enter latitude and longitude of the address first",
  },
  "base-coordinates-missing": {
    status: 409,
    message: "The distance cannot be computed: the address of the base facility has no latitude and longitude",
  },
  "distance-typed": {
    status: 409,
    message: "This distance was entered by hand: take it back before it is computed again",
  },
  "address-changed": { status: 409, message: "Someone else changed this address a moment ago: look at it again" },
  "vin-not-now": { status: 409, message: "The VIN is confirmed and corrected until the vehicle has been released" },
  "vin-not-different": { status: 409, message: "No other VIN was read at the vehicle: there is nothing to correct" },
  "vin-incomplete": { status: 409, message: "Read all 17 characters of the VIN before the order is corrected" },
  "tow-not-now": { status: 409, message: "The vehicle is here already, or the order is closed" },
  "not-fetched": { status: 409, message: "Nobody fetches this vehicle: it is brought here" },
  "status-in-use": { status: 409, message: "Orders are in this status: choose where they go" },
  "status-needed": { status: 409, message: "The shop needs this status: give its part to another one first" },
  "definition-changed": { status: 409, message: "Someone else changed this a moment ago: look at it again" },
  "too-many-webhooks": { status: 409, message: "There can be at most 10 webhooks: delete one first" },
  "webhook-off": { status: 409, message: "This webhook is switched off: switch it on first" },
  "delivery-pending": { status: 409, message: "This delivery is still being tried: wait until it is done" },
  "event-forgotten": { status: 409, message: "This event is too old to be sent again" },
  "message-not-failed": { status: 409, message: "This mail is on its way or has arrived: it is not sent again" },
  "no-own-email": { status: 409, message: "Your login has no e-mail address to send a test to" },
  "task-archived": { status: 409, message: "This task is archived: restore it first" },
} as const satisfies Catalogue;

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
    this.status = errorCatalogue[code].status;
    this.details = details;
  }
}

/** Returns an error from the catalogue to be thrown: `throw fail("not-found")`. */
export const fail = (code: ErrorCode, details?: ErrorDetails): BoresightError => new BoresightError(code, details);

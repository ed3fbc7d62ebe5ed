import { fail, type BoresightError } from "@boresight/domain/base/errors";
import { errorCode, messageOf } from "#platform/startup-error.ts";
import { isDemoted, isSilence } from "./silence.ts";

/** Seconds after which a caller should ask again. */
const retryAfter = 2;

/** Of PostgreSQL: the connection is lost or refused, the server ends or starts, or something it needs is used up. */
const states = /^(08...|57P0[1-5]|53[0-3]00)$/;

/** pg says these in words only. */
const lostInWords =
  /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect|Cannot use a pool)/;

/** What it means for a caller that a statement failed, when the reason is the database itself; null for other reasons. */
export function asUnavailable(error: unknown): BoresightError | null {
  const isLost =
    isSilence(error) ||
    isDemoted(error) ||
    states.test(errorCode(error) ?? "") ||
    (error instanceof Error && lostInWords.test(messageOf(error)));
  return isLost ? unavailable() : null;
}

export const unavailable = (): BoresightError => fail("database-unavailable", { retryAfter });

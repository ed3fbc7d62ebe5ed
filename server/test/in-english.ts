import { BoresightError } from "@boresight/domain/base/errors";
import { answerIn, inWords } from "@boresight/domain/texts/in-words";

/** For tests that run a verb without a web server: rethrows its error as a client that asks for no language reads it. */
export function inEnglish(error: unknown): never {
  if (!(error instanceof BoresightError)) throw error;
  const { message, fields, missing, edits } = error.details;
  const said = answerIn("en", { message, fields, missing, edits });
  error.message = inWords("en", error.message);
  Object.assign(error.details, JSON.parse(JSON.stringify(said)));
  throw error;
}

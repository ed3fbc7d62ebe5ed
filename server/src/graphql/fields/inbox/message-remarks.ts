/** What could not be read of a message, on its way to its reader: sentences instead of their keys and parameters. */
import { isKnownText, travellingText, type StoredText } from "@boresight/domain/texts/stored-text";
import { lambda, type Step } from "postgraphile/grafast";
import { wrapPlans } from "postgraphile/utils";

const inWords = (stored: readonly StoredText[] | null) => (stored ?? []).filter(isKnownText).map(travellingText);

export const messageRemarksPlugin = wrapPlans({
  ConversationMessage: { remarks: (plan) => lambda(plan() as Step<readonly StoredText[] | null>, inWords) },
});

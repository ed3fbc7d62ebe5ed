import { isFinished, statusCategories } from "@boresight/domain/statuses/status-look";
import { t } from "@boresight/domain/texts/text";

interface Expected {
  promisedAt?: string | null;
  estimatedCompletionDate: string | null;
  category: string | undefined;
}

/** Returns by when a vehicle is to be ready; nothing once the work is over, or while nobody has said it. */
export function readyWords(
  { promisedAt, estimatedCompletionDate, category }: Expected,
  words: (moment: string) => string,
) {
  const moment = promisedAt ?? estimatedCompletionDate;
  const known = statusCategories.find((each) => each === category);
  return moment && known && !isFinished(known) ? t("orders.readyBy", { moment: words(moment) }) : "";
}

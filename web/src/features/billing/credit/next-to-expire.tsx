import { cents } from "@boresight/domain/base/money";
import { nextExpiry, type RewardEntry } from "@boresight/domain/billing/reward";
import { t } from "@boresight/domain/texts/text";
import type { CreditEntryRowFragment } from "#graphql/graphql.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";

const kinds: readonly RewardEntry["kind"][] = ["earn", "redeem", "expire", "adjust", "reverse"];

/** How much of reward credit expires next, and when; nothing where none does, or where entries are missing. */
export function NextToExpire({ entries, total }: { entries: readonly CreditEntryRowFragment[]; total: number }) {
  const today = readerDay(useNow());
  if (total > entries.length) return null;
  const next = nextExpiry(entries.map(rewardEntryOf), today);
  if (!next?.expiresOn) return null;

  return (
    <RichText
      text={t("billing.amountExpiresOn", slots("amount", "day"))}
      amount={<MoneyText cents={next.amount} />}
      day={formatDay(next.expiresOn)}
    />
  );
}

const rewardEntryOf = ({ kind, amountCents, ...entry }: CreditEntryRowFragment): RewardEntry => ({
  ...entry,
  kind: kinds.find((known) => known === kind) ?? "adjust",
  amount: cents(amountCents),
});

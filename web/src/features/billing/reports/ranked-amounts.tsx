import { t } from "@boresight/domain/texts/text";
import { MoneyText } from "#ui/form/money-text.tsx";
import { RankedBars, type RankedBar } from "#ui/chart/ranked-bars.tsx";
import type { Tone } from "#ui/theme/tones.ts";

interface RankedAmountsProps {
  label: string;
  amounts: readonly RankedBar[];
  tone: Tone;
}

const mostBars = 8;

const amountShown = (cents: number) => <MoneyText cents={cents} />;

/** The largest amounts, and all others as one. */
export function RankedAmounts({ label, amounts, tone }: RankedAmountsProps) {
  const ranked = amounts.toSorted((one, other) => other.value - one.value);
  const [shown, others] = [ranked.slice(0, mostBars), ranked.slice(mostBars)];
  const rest = {
    key: "others",
    label: t("billing.allOthers"),
    value: others.reduce((sum, { value }) => sum + value, 0),
  };

  return (
    <RankedBars label={label} bars={others.length > 0 ? [...shown, rest] : shown} tone={tone} show={amountShown} />
  );
}

import { t } from "@boresight/domain/texts/text";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { holdReasonChoices, milestoneChoices, outcomeChoices } from "./milestone-words.ts";

/** Takes the milestone out of an address, with all that depends on it. */
export const withoutMilestone = {
  milestone: undefined,
  milestoneFrom: undefined,
  milestoneTo: undefined,
  outcome: undefined,
  holdReason: undefined,
};

const usualDays = 30;
const dayAgo = (days: number) => readerDay(new Date(Date.now() - days * 86_400_000));

/** What happened to orders in certain days, and what they count as by it. */
export function MilestoneFilter() {
  const { search, change } = useAddress();
  const { milestone, milestoneFrom, milestoneTo } = search;
  const narrow = (changes: Record<string, string | undefined>) => change({ ...changes, page: undefined });
  const outcomes = outcomeChoices(milestone ?? "");
  const choose = (chosen: string | undefined) =>
    narrow({
      ...withoutMilestone,
      ...(chosen && {
        milestone: chosen,
        milestoneFrom: milestoneFrom ?? dayAgo(usualDays - 1),
        milestoneTo: milestoneTo ?? dayAgo(0),
      }),
    });

  return (
    <>
      <SelectFilter label={t("orders.milestone")} value={milestone} choices={milestoneChoices} onSelect={choose} />
      {milestone && (
        <DayRangeFilter
          label={milestoneChoices.find(({ value }) => value === milestone)?.label ?? t("orders.milestone")}
          from={milestoneFrom}
          to={milestoneTo}
          onSelect={({ from, to }) => narrow({ milestoneFrom: from ?? to, milestoneTo: to ?? from })}
        />
      )}
      {outcomes.length > 0 && (
        <SelectFilter
          label={t("orders.countedAs")}
          value={search["outcome"]}
          choices={outcomes}
          onSelect={(outcome) => narrow({ outcome })}
        />
      )}
      {milestone === "held" && (
        <SelectFilter
          label={t("orders.reasonForHold")}
          value={search["holdReason"]}
          choices={holdReasonChoices}
          onSelect={(holdReason) => narrow({ holdReason })}
        />
      )}
    </>
  );
}

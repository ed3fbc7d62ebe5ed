import {
  ordersCalibrated,
  ordersHeld,
  ordersNotReady,
  type CountedDays,
  type OrderSearch,
} from "@boresight/domain/orders/milestones/counted-orders";
import { holdReasonKeys, holdReasons } from "@boresight/domain/orders/reasons";
import { t } from "@boresight/domain/texts/text";
import type { WorkChartsPageQuery } from "#graphql/graphql.ts";
import { leadingFinding } from "./chart-findings.ts";
import { LoadMap } from "./load-map.tsx";
import { Pickups } from "./pickups/pickups.tsx";
import { RankedChart } from "./ranked-chart.tsx";
import { percents } from "#ui/text/percents.ts";

/** What the lists behind the parts are narrowed to. */
interface Behind {
  behind: CountedDays;
}

type Charts = NonNullable<WorkChartsPageQuery["workCharts"]>;

const share = (part: number, whole: number) => (whole > 0 ? percents.format(part / whole) : "–");
const sum = (counted: readonly { count: number }[]) => counted.reduce((total, { count }) => total + count, 0);
const mostBars = 6;
const listOf = (search: OrderSearch) => ({ to: "/service-orders", search });

/** What was calibrated, what held it up, who is at it and where vehicles come from. */
export function WorkCharts({ charts, behind }: Behind & { charts: Charts }) {
  return (
    <>
      <CalibrationMix calibrations={charts.calibrations} behind={behind} />
      <HoldPareto holds={charts.holds} behind={behind} />
      <LoadMap load={charts.load} />
      <Pickups pickups={charts.pickups} behind={behind} />
      <NotReady customers={charts.notReady} behind={behind} />
    </>
  );
}

function CalibrationMix({ calibrations, behind }: Behind & { calibrations: Charts["calibrations"] }) {
  const total = sum(calibrations);
  const ranked = calibrations.slice(0, mostBars).map(({ key, name, count, first }) => ({
    key,
    label: name,
    value: count,
    words: `${count} · ${share(count, total)}`,
    cells: [count, share(count, total), share(first, count)],
    link: listOf(ordersCalibrated(behind, key)),
  }));

  return (
    <RankedChart
      title={leadingFinding(calibrations[0], total) ?? t("dashboards.noCalibrations")}
      label={t("dashboards.calibrationMix")}
      headers={[t("base.calibration"), t("dashboards.number"), t("dashboards.share"), t("dashboards.firstTimePass")]}
      tone="amber"
      ranked={ranked}
    />
  );
}

const reasonWords = (key: string): string => {
  const known = holdReasonKeys.find((reason) => reason === key);
  return known ? holdReasons[known] : key;
};

/** The reasons from the most frequent on, each with the share that it and all before it make. */
function HoldPareto({ holds, behind }: Behind & { holds: Charts["holds"] }) {
  const total = sum(holds);
  const ranked = holds.slice(0, mostBars).map(({ reasonKey, count }, place) => {
    const together = share(sum(holds.slice(0, place + 1)), total);
    return {
      key: reasonKey,
      label: reasonWords(reasonKey),
      value: count,
      words: t("dashboards.withAllBefore", { count, share: together }),
      cells: [count, together],
      link: listOf(ordersHeld(behind, reasonKey)),
    };
  });
  const [first] = holds;

  return (
    <RankedChart
      title={
        leadingFinding(first && { name: reasonWords(first.reasonKey), count: first.count }, total) ??
        t("dashboards.nothingHeld")
      }
      label={t("dashboards.holdReasons")}
      headers={[t("base.reason"), t("base.orders"), t("dashboards.cumulated")]}
      tone="magenta"
      ranked={ranked}
    />
  );
}

function NotReady({ customers, behind }: Behind & { customers: Charts["notReady"] }) {
  const [first] = customers;
  const ranked = customers.slice(0, mostBars).map(({ customerId, name, count, checkedIn }) => ({
    key: customerId,
    label: name,
    value: count,
    words: t("dashboards.partOfWhole", { part: count, whole: checkedIn }),
    cells: [count, checkedIn, share(count, checkedIn)],
    link: listOf(ordersNotReady(behind, customerId)),
  }));

  return (
    <RankedChart
      title={
        first
          ? t("dashboards.notReadyFrom", { name: first.name, part: first.count, whole: first.checkedIn })
          : t("dashboards.allArrivedReady")
      }
      label={t("dashboards.notReady")}
      headers={[t("base.customer"), t("dashboards.notReady"), t("dashboards.checkedIn"), t("dashboards.share")]}
      tone="magenta"
      ranked={ranked}
    />
  );
}

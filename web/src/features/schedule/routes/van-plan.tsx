import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { oneDecimal, upToTwoDecimals } from "#ui/text/decimal.ts";
import { SegmentedChoice } from "#ui/form/segmented-choice.tsx";
import { longDayWords } from "#ui/time/calendar-days.ts";
import { useVanPlan, type PinnedStop, type VanPlan as Plan } from "./use-van-plan.ts";
import { VanRouteList } from "./van-route-list.tsx";

const spans = [
  { value: "day", label: t("schedule.planThisDay") },
  { value: "week", label: t("schedule.planSevenDays") },
] as const;

interface PlannedFrom {
  facilityId: string;
  timeZone: string;
  date: string;
}

type PlannedSpan = (typeof spans)[number]["value"];

interface VanPlanProps extends PlannedFrom {
  span: PlannedSpan;
  onSpan: (span: PlannedSpan) => void;
}

/** The day of the vans, or the week from it on, as it is, and beside it a better plan to apply. */
export function VanPlan({ span, onSpan, ...from }: VanPlanProps) {
  return (
    <Box sx={{ px: 5, pb: 5, display: "grid", gap: 3 }}>
      <Box>
        <SegmentedChoice label={t("schedule.plannedSpan")} value={span} choices={spans} onChoose={onSpan} />
        {span === "week" && (
          <Typography variant="body2" color="textSecondary" sx={{ pt: 2 }}>
            {t("schedule.daysArePlannedApart")}
          </Typography>
        )}
      </Box>
      <PlannedDays
        key={span}
        {...from}
        days={span === "day" ? 1 : 7}
        onMoreDays={span === "day" ? () => onSpan("week") : null}
      />
    </Box>
  );
}

interface PlannedDaysProps extends PlannedFrom {
  days: number;
  /** Null where more days cannot be planned. */
  onMoreDays: (() => void) | null;
}

function PlannedDays({ facilityId, timeZone, date, days, onMoreDays }: PlannedDaysProps) {
  const { plan, busy, problem, applyPlan, pinStop } = useVanPlan({ facilityId, date, days });
  const [isImproved, setIsImproved] = useState(false);
  if (!plan) return problem ? <Alert severity="error">{problem}</Alert> : <Searching />;
  const isProposal = isImproved && plan.isBetter;
  const apply = () => void applyPlan(plan).then((refused) => refused === null && setIsImproved(false));
  const onPin = isProposal || busy ? null : (stop: PinnedStop) => void pinStop(stop);

  return (
    <>
      {busy && <Searching />}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Figures {...{ plan, isProposal }} />
      {plan.drives > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t("schedule.drivesTakeTimes", { pace: upToTwoDecimals(plan.pace), count: plan.drives })}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        {!isProposal && (
          <Button variant="contained" disabled={busy} onClick={() => setIsImproved(true)}>
            {t("schedule.improve")}
          </Button>
        )}
        {onMoreDays && plan.left.some(({ reason }) => reason !== "noPlace") && (
          <Button disabled={busy} onClick={onMoreDays}>
            {t("schedule.tryOtherDays")}
          </Button>
        )}
        {isProposal && (
          <>
            <Button variant="contained" disabled={busy} onClick={apply}>
              {t("schedule.applyPlan")}
            </Button>
            <Button disabled={busy} onClick={() => setIsImproved(false)}>
              {t("base.cancel")}
            </Button>
          </>
        )}
      </Box>
      {isImproved && !plan.isBetter && <Alert severity="info">{t("schedule.noBetterPlan")}</Alert>}
      <LeftStops left={plan.left} />
      {days === 1 ? (
        <Routes routes={isProposal ? plan.after : plan.before} {...{ timeZone, onPin }} />
      ) : (
        <RoutesByDay {...{ plan, isProposal, timeZone, onPin }} />
      )}
    </>
  );
}

interface RoutesProps {
  routes: Plan["before"];
  timeZone: string;
  /** Null while a proposal is shown. */
  onPin: ((stop: PinnedStop) => void) | null;
}

const Routes = ({ routes, timeZone, onPin }: RoutesProps) =>
  routes.map((route) => <VanRouteList key={route.bay?.id} {...{ route, timeZone, onPin }} />);

interface DaysProps extends FiguresProps, Omit<RoutesProps, "routes"> {}

/** Each day that has stops, with its own figures. */
function RoutesByDay({ plan, isProposal, ...rest }: DaysProps) {
  const driven = [...plan.before, ...(isProposal ? plan.after : [])].filter(({ stops }) => stops.length > 0);
  const dates = [...new Set(driven.map(({ date }) => date))].toSorted();
  return dates.map((date) => {
    const ofDay = (routes: Plan["before"]) => routes.filter((route) => route.date === date);
    const own = { ...plan, before: ofDay(plan.before), after: ofDay(plan.after) };
    return (
      <Box key={date} component="section" aria-label={longDayWords(date)}>
        <Typography variant="h2" component="h3" sx={{ pt: 3, pb: 1 }}>
          {longDayWords(date)}
        </Typography>
        <Figures plan={own} isProposal={isProposal} />
        <Routes routes={(isProposal ? own.after : own.before).filter(({ stops }) => stops.length > 0)} {...rest} />
      </Box>
    );
  });
}

const Searching = () => <LinearProgress aria-label={t("schedule.lookingForAPlan")} />;

interface FiguresProps {
  plan: Plan;
  isProposal: boolean;
}

/** What the day comes to, and what it would come to. */
function Figures({ plan, isProposal }: FiguresProps) {
  const before = figuresOf(plan.before);
  const after = figuresOf(plan.after);
  const asked = plan.after.flatMap(({ stops }) => stops).filter(({ mustAsk }) => mustAsk).length;
  const rows = [
    { label: t("schedule.milesDriven"), was: oneDecimal(before.miles), is: oneDecimal(after.miles) },
    { label: t("schedule.minutesOfOvertime"), was: String(before.overtime), is: String(after.overtime) },
    { label: t("schedule.lateArrivals"), was: String(before.late), is: String(after.late) },
  ];

  return (
    <Box component="dl" sx={figureLayout}>
      {rows.map(({ label, was, is }) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0 }}>
            {isProposal ? t("schedule.fromTo", { was, is }) : was}
          </Typography>
        </Box>
      ))}
      {isProposal && (
        <Box>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t("schedule.customersToAsk")}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0 }}>
            {asked}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

const figureLayout = {
  m: 0,
  display: "grid",
  gap: 3,
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fit, minmax(110px, 1fr))",
};

const figuresOf = (routes: Plan["before"]) => ({
  miles: routes.reduce((sum, { miles }) => sum + miles, 0),
  overtime: routes.reduce((sum, { overtimeMinutes }) => sum + overtimeMinutes, 0),
  late: routes.flatMap(({ stops }) => stops).filter(({ lateMinutes }) => lateMinutes > 0).length,
});

function whyLeft(reason: string, number: string): string {
  if (reason === "noPlace") return t("schedule.placeIsUnknown", { number });
  if (reason === "noEquipment") return t("schedule.noTargetForStop", { number });
  return t("schedule.noPlanReaches", { number });
}

/** What no plan reaches. */
function LeftStops({ left }: { left: Plan["left"] }) {
  return left.map(({ appointment, reason }) => {
    const number = appointment?.serviceOrder?.internalOrderNumber ?? "";
    return (
      <Alert key={appointment?.id} severity="warning">
        {whyLeft(reason, number)}
      </Alert>
    );
  });
}

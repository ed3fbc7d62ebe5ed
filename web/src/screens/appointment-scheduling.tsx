import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useMaySend } from "#features/accounts/account/own-customer.tsx";
import { IntakeWizard } from "#features/intake/intake-wizard.tsx";
import type { ArrivalDialogs } from "#features/schedule/appointment-arrival.tsx";
import { FindArrivalButton } from "#features/orders/arrival/find-arrival-button.tsx";
import { Page } from "#ui/layout/page.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { Suspense } from "react";

const OfficeSchedule = lazyPart(
  async () => (await import("#features/schedule/calendar/office-schedule.tsx")).OfficeSchedule,
);
const OwnSchedule = lazyPart(async () => (await import("#features/schedule/calendar/own-schedule.tsx")).OwnSchedule);
const TowIssueDialog = lazyPart(
  async () => (await import("#features/orders/arrival/tow-issue-dialog.tsx")).TowIssueDialog,
);
const UnderReview = lazyPart(async () => (await import("#features/accounts/account/under-review.tsx")).UnderReview);
const VinDialog = lazyPart(async () => (await import("#features/orders/arrival/vin-dialog.tsx")).VinDialog);

interface IntakeTab {
  value: string;
  label: string;
  staff: () => React.JSX.Element | null;
  customer: () => React.JSX.Element | null;
}

const arrival: ArrivalDialogs = {
  vin: (question) => (
    <Suspense>
      <VinDialog {...question} />
    </Suspense>
  ),
  trouble: (question) => (
    <Suspense>
      <TowIssueDialog {...question} />
    </Suspense>
  ),
};

const ScheduleOfOffice = () => <OfficeSchedule arrival={arrival} />;

const tabs: readonly [IntakeTab, ...IntakeTab[]] = [
  { value: "intake", label: t("base.newOrder"), staff: IntakeWizard, customer: IntakeWizard },
  { value: "schedule", label: t("schedule.schedule"), staff: ScheduleOfOffice, customer: OwnSchedule },
];

/** Taking vehicles in and placing them: for the office all of them, for customers their own. */
export function AppointmentScheduling() {
  const staff = isStaff(roleOf(useAuth().user));
  const { search, change } = useAddress();
  const current = tabs.find(({ value }) => value === search["tab"]) ?? tabs[0];
  const Shown = staff ? current.staff : current.customer;
  if (!useMaySend())
    return (
      <Page title={t("schedule.serviceIntake")}>
        <Suspense fallback={<ListSkeleton rows={2} />}>
          <UnderReview />
        </Suspense>
      </Page>
    );

  return (
    <Page fill={staff} title={t("schedule.serviceIntake")} actions={staff && <FindArrivalButton />}>
      <Tabs
        value={current.value}
        onChange={(_event, tab: string) => change({ tab })}
        aria-label={t("schedule.serviceIntake")}
      >
        {tabs.map(({ value, label }) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      <Suspense fallback={<ListSkeleton rows={6} />}>
        <Shown />
      </Suspense>
    </Page>
  );
}

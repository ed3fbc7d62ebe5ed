import { t } from "@boresight/domain/texts/text";
import { ExportHours, HoursOfTechnicians } from "#features/schedule/hours/hours-of-technicians.tsx";
import { Page } from "#ui/layout/page.tsx";

/** Technicians' hours by day, for the office and payroll. */
export const Hours = () => (
  <Page title={t("schedule.hoursOfTechnicians")} actions={<ExportHours />}>
    <HoursOfTechnicians />
  </Page>
);

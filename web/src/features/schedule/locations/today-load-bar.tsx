import { useNow } from "#ui/time/use-now.ts";
import { LoadBar } from "./load-bar.tsx";
import { loadOn } from "./today-load.ts";

interface TodayLoadBarProps {
  calendar: Parameters<typeof loadOn>[1];
  booked: Parameters<typeof loadOn>[2];
}

/** What is booked of today's open hours. It brings the arithmetic of time zones along, so it is loaded after the page. */
export const TodayLoadBar = ({ calendar, booked }: TodayLoadBarProps) => (
  <LoadBar load={loadOn(useNow(), calendar, booked)} />
);

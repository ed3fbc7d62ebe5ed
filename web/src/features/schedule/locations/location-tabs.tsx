import { t } from "@boresight/domain/texts/text";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useAddress } from "#ui/layout/use-address.ts";

const locationTabs = [
  { value: "locations", label: t("base.locations") },
  { value: "technicians", label: t("base.technicians") },
] as const;
export type LocationTab = (typeof locationTabs)[number]["value"];

export const locationTabOf = (search: Readonly<Record<string, string | undefined>>): LocationTab =>
  search["tab"] === "technicians" ? "technicians" : "locations";

/** Facilities and technicians; the selected tab is in the URL, without the other's filters. */
export function LocationTabs({ selected }: { selected: LocationTab }) {
  const { search, change } = useAddress();
  const left = Object.fromEntries(Object.keys(search).map((name) => [name, undefined]));

  return (
    <Tabs
      value={selected}
      onChange={(_event, tab: LocationTab) => change({ ...left, tab: tab === "locations" ? undefined : tab })}
      aria-label={t("schedule.locationsAndTechnicians")}
    >
      {locationTabs.map(({ value, label }) => (
        <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="locations-panel" />
      ))}
    </Tabs>
  );
}

/** What calendar programs call the time zones that everybody knows. */
import { findIana, IANA_ALIAS_MAP } from "windows-iana";

/** Returns the IANA zone that is meant; null for a zone of somebody's own. */
export function zoneNamed(written: string): string | null {
  const name = written.trim();
  if (isZone(name)) return name;
  return tailOf(name) ?? findIana(name, "001").find(isZone) ?? asShownByWindows(name);
}

/** `/mozilla.org/20050126_1/America/Indiana/Knox`, `tzone://Microsoft/Utc`. */
function tailOf(name: string): string | null {
  if (!/^(?:\/|tzone:)/i.test(name)) return null;
  const steps = name.split("/");
  return [-3, -2, -1].map((from) => steps.slice(from).join("/")).find(isZone) ?? null;
}

/** `(UTC-07:00) Mountain Time (US & Canada)`, `(GMT+01.00) Amsterdam, Berlin, Bern`: the region or the first city that a zone is named after. */
function asShownByWindows(name: string): string | null {
  const [, shown] = /^(?:\((?:UTC|GMT)(?:[+-]\d{2}[:.]\d{2})?\) *)(.+)$/i.exec(name) ?? [];
  if (shown === undefined) return null;
  const places = shown
    .replace(/ Time \([^)]*\)/, "")
    .replace("Indiana (East)", "East-Indiana")
    .split(/[,/]/)
    .map((place) => `/${place.trim().replaceAll(" ", "_")}`);
  const zones = places.map((place) => everyName.find((zone) => zone.endsWith(place) && isZone(zone)));
  return zones.find((zone) => zone !== undefined) ?? null;
}

/** With the names of old: US/Mountain among them. */
const everyName = IANA_ALIAS_MAP.flatMap(({ alias }) => alias);

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

import { readHours } from "@boresight/domain/schedule/read-hours";
import { PhoneText } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { Capability } from "@boresight/domain/schedule/bay";
import { capabilities, capabilityWords } from "@boresight/domain/schedule/bay";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import EditOutlined from "~icons/ic/outline-edit";
import HomeWorkOutlined from "~icons/ic/outline-home-work";
import { rowsOf } from "#data/rows.ts";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { DetailsList } from "#ui/layout/details-list.tsx";
import { mapLink } from "#ui/text/map-link.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { dayIn } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { closedDayWords } from "./closures/closed-day-words.ts";
import { calendarOf, reasonsOf } from "#features/schedule/calendar-of.ts";
import type { Bay } from "./facility-values.ts";
import { hoursByRange } from "./opening-hours.ts";

const TodayLoadBar = lazyPart(async () => (await import("./today-load-bar.tsx")).TodayLoadBar);
/** In pixels, so that nothing moves when it comes. */
const loadBarHeight = 31;

interface FacilityCardProps {
  facility: FacilityFieldsFragment;
  /** Undefined for readers without edit rights. */
  onEdit?: (() => void) | undefined;
  onEditBay?: ((bay: Bay | null) => void) | undefined;
  onOutage?: ((bayId: string) => void) | undefined;
}

/** One facility: its address and hours, and for staff its bays with today's load. */
export function FacilityCard({ facility, onEdit, ...bayActions }: FacilityCardProps) {
  const { facilityName, isBase, isActive, bays, booked } = facility;
  const calendar = calendarOf(facility);
  const used = rowsOf(bays).filter((bay) => bay.isActive);
  const now = useNow();
  const today = dayIn(facility.timeZone, now);
  const load = { bookings: rowsOf(booked), bayIds: used.map(({ id }) => id) };
  const title = (
    <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 2 }}>
      {facilityName}
      {isBase && (
        <ToneChip tone="blue" icon={HomeWorkOutlined}>
          {t("schedule.base")}
        </ToneChip>
      )}
      {!isActive && <ToneChip tone="grey">{t("base.outOfUse")}</ToneChip>}
    </Box>
  );
  const edit = onEdit && (
    <Button
      size="small"
      startIcon={<EditOutlined />}
      onClick={onEdit}
      aria-label={t("schedule.editFacilityname", { facilityName })}
    >
      {t("base.edit")}
    </Button>
  );

  return (
    <SectionCard title={title} aside={edit}>
      <Box sx={{ display: "grid", gap: 4 }}>
        {bays && (
          <Suspense fallback={<Box sx={{ height: loadBarHeight }} />}>
            <TodayLoadBar calendar={calendar} booked={load} />
          </Suspense>
        )}
        <DetailsList details={detailsOf(facility, { closures: calendar.closures, today })} />
        {bays && <BayList bays={rowsOf(bays)} {...bayActions} />}
      </Box>
    </SectionCard>
  );
}

function detailsOf(
  { address, phone, email, timeZone, workingHours, closureReasons }: FacilityFieldsFragment,
  { closures, today }: { closures: readonly string[]; today: CalendarDay },
) {
  const reasons = reasonsOf({ closureReasons });
  const next = closures.filter((day) => day >= today).slice(0, 3);
  return [
    {
      label: t("base.address"),
      value: address && (
        <Link
          href={mapLink([address.street, address.city, address.state, address.postalCode])}
          target="_blank"
          rel="noreferrer"
        >
          <bdi>
            {address.street}, {address.city}, {address.state} {address.postalCode}
          </bdi>
        </Link>
      ),
    },
    { label: t("base.phone"), value: phone && <PhoneText phone={phone} /> },
    { label: t("base.email"), value: email && <bdi>{email}</bdi> },
    { label: t("schedule.hours"), value: <Hours stored={workingHours} /> },
    { label: t("schedule.timeZone"), value: <bdi>{timeZone}</bdi> },
    {
      label: t("schedule.closedOn"),
      value: next.map((day) => closedDayWords({ day, reason: reasons[day] ?? "" })).join(" · "),
    },
  ];
}

function Hours({ stored }: { stored: unknown }) {
  const ranges = hoursByRange(readHours(stored));
  if (ranges.length === 0) return t("schedule.closed");

  return ranges.map(({ days, hours }) => (
    <Box key={days} component="span" sx={{ display: "block", fontFeatureSettings: '"tnum"' }}>
      {days} <bdi>{hours}</bdi>
    </Box>
  ));
}

type BayListProps = { bays: readonly Bay[] } & Pick<FacilityCardProps, "onEditBay" | "onOutage">;

function BayList({ bays, onEditBay, onOutage }: BayListProps) {
  const now = useNow().toISOString();

  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t("schedule.baysAndVans")}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
        {bays.map((bay) => (
          <Box
            component="li"
            key={bay.id}
            sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, minHeight: 32 }}
          >
            <Box sx={{ flex: "1 1 14rem", minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {bay.name}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p">
                {[...outageWords(bay, now), bayWords(bay)].join(" · ")}
              </Typography>
            </Box>
            {onOutage && (
              <Button
                size="small"
                onClick={() => onOutage(bay.id)}
                aria-label={t("schedule.bayOutOfOrder", { name: bay.name })}
              >
                {t("schedule.outOfOrder")}
              </Button>
            )}
            {onEditBay && (
              <Button
                size="small"
                onClick={() => onEditBay(bay)}
                aria-label={t("schedule.editName", { name: bay.name })}
              >
                {t("base.edit")}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {onEditBay && (
        <Button size="small" sx={{ mt: 2 }} onClick={() => onEditBay(null)}>
          {t("schedule.addABayOrVan")}
        </Button>
      )}
    </Box>
  );
}

const outageWords = ({ outages }: Bay, now: string): string[] =>
  rowsOf(outages).some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ? [t("schedule.outOfOrderNow")] : [];

const isCapability = (key: string): key is Capability => capabilities.some((one) => one === key);

function bayWords({ kind, capabilities: able, serviceRadiusMiles, isActive }: Bay): string {
  const radius =
    serviceRadiusMiles === null
      ? t("schedule.van")
      : t("schedule.vanUpToServiceradiusmilesMiles", { miles: serviceRadiusMiles });
  const words = [
    ...(isActive ? [] : [t("base.outOfUse")]),
    ...(kind === "mobile" ? [radius] : []),
    ...able.filter(isCapability).map((key) => capabilityWords[key]),
  ];
  return words.join(" · ") || t("schedule.levelFloor");
}

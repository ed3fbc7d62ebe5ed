import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import type { Technician } from "#features/schedule/schedule-columns.ts";
import type { ScheduleColumn } from "./column-time-off.tsx";

interface PlanTimeOffProps {
  facilityId: string;
  technicians: readonly Technician[];
  onColumn: (column: ScheduleColumn) => void;
}

/** The office enters whose day off it is beside the days, in every view. */
export function PlanTimeOff({ facilityId, technicians, onColumn }: PlanTimeOffProps) {
  const { user } = useAuth();

  return (
    <SectionCard title={t("schedule.dayOff")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {technicians.map(({ id, displayName }) => (
          <Button
            key={id}
            size="small"
            variant="outlined"
            aria-label={t("schedule.dayOffOf", { name: displayName })}
            onClick={() => onColumn({ by: "technician", column: { id, title: displayName } })}
          >
            <bdi>{displayName}</bdi>
          </Button>
        ))}
        {roleOf(user) === "admin" && (
          <Button size="small" component={RouteLink} to="/locations" search={{ facility: facilityId }}>
            {t("schedule.closeLocation")}
          </Button>
        )}
      </Box>
    </SectionCard>
  );
}

import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { LoadError } from "#records/load-error.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { FormField } from "#ui/form/form-field.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { RunningOut } from "./running-out.tsx";
import { TechnicianSheet } from "./technician-sheet.tsx";
import { TechnicianFields } from "./technician.fragment.ts";
import { TechnicianRow } from "./technician-row.tsx";

const TechniciansTab = graphql(`
  query TechniciansTab($keeps: Boolean!, $now: Datetime!) {
    users(filter: { defaultRole: { equalTo: "technician" }, disabled: { equalTo: false } }, orderBy: DISPLAY_NAME_ASC) {
      nodes {
        id
        ...TechnicianFields
      }
    }
    facilities(orderBy: FACILITY_NAME_ASC) {
      nodes {
        id
        facilityName
        isActive
        timeZone
        checksCompetences
      }
    }
    calibrationChoices {
      typeKey
      name
      category
    }
  }
`);

/** The technicians, and the calibrations each is certified for. */
export function Technicians({ keeps }: { keeps: boolean }) {
  const { search, change } = useAddress();
  const [now] = useState(() => new Date().toISOString());
  const { data, error, refetch } = useQuery(TechniciansTab, {
    variables: { keeps, now },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <LoadError error={error} refetch={refetch} />;
  if (!data) return <ListSkeleton rows={6} />;

  const technicians = rowsOf(data.users).map((row) => readFragment(TechnicianFields, row));
  const facilities = rowsOf(data.facilities).filter(({ isActive }) => isActive);
  const types = data.calibrationChoices.filter(({ category }) => category === "calibration");
  const today = readerDay(now);
  const day = search["day"] ?? today;
  const open = (technician: string) => change({ technician });
  const opened = technicians.find(({ id }) => id === search["technician"]) ?? null;
  if (technicians.length === 0)
    return (
      <BlankState kind="empty" title={t("schedule.noTechniciansYet")}>
        {t("schedule.whoeverGetsTheRoleOfA")}
      </BlankState>
    );

  return (
    <>
      <RunningOut technicians={technicians} today={today} onOpen={open} />
      <SectionCard title={t("base.technicians")} aside={technicians.length} flush>
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 2 }}>
          {checkedWhere(facilities)}
        </Typography>
        <CertifiedOn day={day} onChoose={(chosen) => change({ day: chosen === today ? undefined : chosen })} />
        <RowList label={t("base.technicians")}>
          {technicians.map((technician) => (
            <TechnicianRow
              key={technician.id}
              technician={technician}
              facilities={facilities}
              types={types}
              today={today}
              day={day}
              onOpen={() => open(technician.id)}
            />
          ))}
        </RowList>
      </SectionCard>
      <TechnicianSheet
        technician={opened}
        types={types}
        today={today}
        facilities={facilities}
        keeps={keeps}
        now={now}
        onClose={() => change({ technician: undefined })}
      />
    </>
  );
}

/** Which day the list answers for: who was certified then. */
function CertifiedOn({ day, onChoose }: { day: string; onChoose: (day: string | undefined) => void }) {
  return (
    <Box sx={{ px: 5, pb: 2, maxWidth: 320 }}>
      <FormField label={t("schedule.competentOn")} help={t("schedule.competentOnExplained")}>
        {(field) => (
          <OutlinedInput
            {...field}
            size="small"
            type="date"
            value={day}
            onChange={({ target }) => onChoose(target.value || undefined)}
          />
        )}
      </FormField>
    </Box>
  );
}

const names = new Intl.ListFormat(localeTag());

function checkedWhere(facilities: readonly { facilityName: string; checksCompetences: boolean }[]): string {
  const checking = facilities.filter(({ checksCompetences }) => checksCompetences);
  if (checking.length === 0) return t("schedule.noLocationChecksCertificatesAtThe");
  return t("schedule.checkedInNamesOnlyWhoIs", {
    names: names.format(checking.map(({ facilityName }) => facilityName)),
  });
}

import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import type { TechnicianPanelQuery } from "#graphql/graphql.ts";
import { LoadError } from "#records/load-error.tsx";
import { ChangeMark } from "#ui/chart/change-mark.tsx";
import { StatCard } from "#ui/chart/stat-card.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";
import { percents } from "#ui/text/percents.ts";

const TechnicianPanelData = graphql(`
  query TechnicianPanel {
    technicianFigures {
      calibrations
      passedFirst
      calibrationsBefore
      passedFirstBefore
      tasks {
        id
        taskName
        applies
        checkAskedByUser {
          id
          displayName
        }
        serviceOrder {
          id
          internalOrderNumber
          vehicle {
            id
            vehicleDescription
          }
        }
      }
      equipmentDue {
        id
        name
        serialNumber
        expiresOn
        facility {
          id
          facilityName
        }
      }
    }
  }
`);

type Figures = NonNullable<TechnicianPanelQuery["technicianFigures"]>;

const mostTasks = 8;

/** A technician's own: what is still to be ticked, how often it passed at once, and which tools expire. */
export function TechnicianPanel() {
  const { data, error, refetch } = useQuery(TechnicianPanelData, { fetchPolicy: "cache-and-network" });
  const figures = data?.technicianFigures;
  if (error && !figures) return <LoadError error={error} refetch={refetch} />;
  if (!figures) return <ListSkeleton rows={4} />;

  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" },
        alignItems: "start",
        mt: 4,
      }}
    >
      <OpenTasks figures={figures} />
      <Box sx={{ display: "grid", gap: 4, alignContent: "start" }}>
        <PassRate figures={figures} />
        <EquipmentDue figures={figures} />
      </Box>
    </Box>
  );
}

function OpenTasks({ figures }: { figures: Figures }) {
  const tasks = figures.tasks.filter((task) => task !== null && task.applies);

  return (
    <SectionCard title={t("dashboards.openTasks")} aside={<bdi>{tasks.length}</bdi>} flush>
      {tasks.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("dashboards.noOpenTasks")}
        </Typography>
      ) : (
        <RowList label={t("dashboards.openTasks")}>
          {tasks.slice(0, mostTasks).map((task) => (
            <ListRow
              key={task?.id}
              link={{ to: `/service-orders/${task?.serviceOrder?.id}`, search: { tab: "tasks" } }}
              main={task?.taskName}
              second={
                <>
                  {task?.checkAskedByUser && (
                    <Typography component="span" variant="inherit" sx={{ fontWeight: 500, color: "text.primary" }}>
                      {t("dashboards.askedBy", { name: task.checkAskedByUser.displayName })} ·{" "}
                    </Typography>
                  )}
                  {task?.serviceOrder?.vehicle?.vehicleDescription} ·{" "}
                  <bdi>{task?.serviceOrder?.internalOrderNumber}</bdi>
                </>
              }
            />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
}

function PassRate({ figures }: { figures: Figures }) {
  const { calibrations, passedFirst, calibrationsBefore, passedFirstBefore } = figures;
  const rate = calibrations > 0 ? passedFirst / calibrations : null;
  const before = calibrationsBefore > 0 ? passedFirstBefore / calibrationsBefore : null;

  return (
    <StatCard
      label={t("dashboards.ownFirstTimePass")}
      value={rate === null ? "–" : percents.format(rate)}
      detail={
        <>
          <bdi>{t("dashboards.ownCalibrations", { count: calibrations })}</bdi>
          {rate !== null && before !== null && (
            <>
              {" · "}
              <ChangeMark
                now={rate}
                before={before}
                against={t("dashboards.daysBefore", { count: 90 })}
                better="up"
                isShare
              />
            </>
          )}
        </>
      }
    />
  );
}

function EquipmentDue({ figures }: { figures: Figures }) {
  const due = figures.equipmentDue.filter((one) => one !== null);
  const today = readerDay(useNow());
  const words = (day: string) =>
    day < today
      ? t("dashboards.expiredOn", { day: formatDay(day) })
      : t("dashboards.expiresOn", { day: formatDay(day) });

  return (
    <SectionCard title={t("dashboards.equipmentDue")} flush>
      {due.length === 0 ? (
        <Typography color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("dashboards.noEquipmentDue")}
        </Typography>
      ) : (
        <RowList label={t("dashboards.equipmentDue")}>
          {due.map(({ id, name, serialNumber, expiresOn, facility }) => (
            <ListRow
              key={id}
              main={<bdi>{name}</bdi>}
              second={
                <bdi>
                  {[serialNumber, facility?.facilityName, expiresOn && words(expiresOn)].filter(Boolean).join(" · ")}
                </bdi>
              }
            />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
}

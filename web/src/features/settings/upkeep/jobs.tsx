import * as shape from "@boresight/domain/base/shape";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { FailedJob } from "./failed-job.tsx";
import { jobWord } from "./job-words.ts";
import { Replica, replicaShape } from "./replica.tsx";
import { useAnswer } from "../use-answer.ts";

const count = shape.number();
const taskShape = shape.object({
  task: shape.string(),
  waiting: count,
  running: count,
  retrying: count,
  failed: count,
  nextAt: shape.nullable(shape.string()),
  lastRunAt: shape.nullable(shape.string()),
});
const healthShape = shape.object({
  tasks: shape.array(taskShape),
  failed: shape.array(
    shape.object({
      id: shape.string(),
      task: shape.string(),
      attempts: count,
      maxAttempts: count,
      failedAt: shape.string(),
      error: shape.string(),
    }),
  ),
  messages: shape.object({ waiting: count, failed: count }),
  replica: shape.nullable(replicaShape),
});

type Health = shape.Output<typeof healthShape>;

/** What waits to be sent, what the server does by itself, and what it gave up. */
export function Jobs() {
  const { answer, problem, loading, retry } = useAnswer("job-health", {}, healthShape);
  if (problem !== null) return <ErrorState message={problem} onRetry={retry} />;
  if (!answer) return <ListSkeleton rows={8} />;

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <Outbox messages={answer.messages} />
      <SectionCard
        title={t("settings.jobsFailed")}
        aside={
          <Button size="small" loading={loading} onClick={retry}>
            {t("settings.refresh")}
          </Button>
        }
      >
        {answer.failed.length === 0 && (
          <BlankState kind="empty" title={t("settings.noJobFailed")} dense>
            {t("settings.noJobFailedMore")}
          </BlankState>
        )}
        <Box component="ul" aria-label={t("settings.jobsFailed")} sx={{ m: 0, p: 0, listStyle: "none" }}>
          {answer.failed.map((job) => (
            <FailedJob key={job.id} job={job} onDone={retry} />
          ))}
        </Box>
      </SectionCard>
      {answer.replica && <Replica state={answer.replica} />}
      <SectionCard title={t("settings.jobsByKind")} flush>
        <RowList label={t("settings.jobsByKind")}>
          {answer.tasks.map((task) => (
            <ListRow key={task.task} main={jobWord(task.task)} second={<TaskLine task={task} />} />
          ))}
        </RowList>
      </SectionCard>
    </Box>
  );
}

function Outbox({ messages: { waiting, failed } }: Pick<Health, "messages">) {
  return (
    <SectionCard title={t("settings.outbox")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
        <Typography sx={{ flexGrow: 1 }}>
          {t("settings.outboxWaiting", { count: waiting })} · {t("settings.outboxFailed", { count: failed })}
        </Typography>
        <Button
          component={RouteLink}
          to="/admin/service-order-emails"
          search={{ tab: "log", ...(failed > 0 && { status: "failed" }) }}
          variant="outlined"
        >
          {t("settings.openMailLog")}
        </Button>
      </Box>
    </SectionCard>
  );
}

function TaskLine({
  task: { waiting, running, retrying, failed, nextAt, lastRunAt },
}: {
  task: Health["tasks"][number];
}) {
  const parts = [
    ...(waiting > 0 ? [t("settings.jobsWaiting", { count: waiting })] : []),
    ...(running > 0 ? [t("settings.jobsRunning", { count: running })] : []),
    ...(retrying > 0 ? [t("settings.jobsRetrying", { count: retrying })] : []),
    ...(failed > 0 ? [t("settings.jobsGivenUp", { count: failed })] : []),
  ];

  return (
    <>
      {parts.join(" · ") || t("settings.jobsNone")}
      {lastRunAt !== null && (
        <>
          {" · "}
          {t("settings.jobsLastRun")} <RelativeTime moment={lastRunAt} />
        </>
      )}
      {nextAt !== null && waiting + retrying > 0 && (
        <>
          {" · "}
          {t("settings.jobsNext")} <RelativeTime moment={nextAt} />
        </>
      )}
    </>
  );
}

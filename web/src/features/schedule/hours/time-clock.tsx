import { useApolloClient, useMutation } from "@apollo/client/react";
import { workKinds, type WorkKind } from "@boresight/domain/schedule/hours/work-kind";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useCallback } from "react";
import { ownHours } from "#data/offline/queued-action.ts";
import { queued, useQueuedActions, useSentActions } from "#data/offline/use-offline.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { useVerb } from "#records/use-verb.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useNow } from "#ui/time/use-now.ts";
import { clockWords } from "#ui/time/zone-times.ts";
import { clockState, minutesToday } from "./clock-state.ts";
import { hoursWords, kindWords } from "./hours-words.ts";

const TimeClockFields = graphql(`
  fragment TimeClock on Query {
    myWork {
      id
      kind
      startedAt
      endedAt
      isVoid
      facility {
        id
        timeZone
      }
    }
  }
`);

const ClockAnew = graphql(`
  query ClockAnew {
    ...TimeClock
  }
`);

const BeginWork = graphql(`
  mutation BeginWork($input: StartWorkInput!) {
    startWork(input: $input) {
      workEntry {
        id
      }
    }
  }
`);
const EndWork = graphql(`
  mutation EndWork($input: StopWorkInput!) {
    stopWork(input: $input) {
      workEntry {
        id
      }
    }
  }
`);

/** What the technician does now, what they do next, and how much of today is recorded. */
export function TimeClock({ clock }: { clock: FragmentType<typeof TimeClockFields> }) {
  const entries = (readFragment(TimeClockFields, clock).myWork ?? []).flatMap((entry) =>
    entry ? { ...entry, timeZone: entry.facility?.timeZone ?? "UTC" } : [],
  );
  const actions = useQueuedActions(ownHours);
  const now = useNow();
  const { busy, begin, end } = useClock();
  const doing = clockState(entries, actions);
  const zone = entries[0]?.timeZone;

  return (
    <SectionCard
      title={t("schedule.yourTime")}
      aside={
        <Button component={RouteLink} to="/hours" size="small">
          {t("schedule.yourHours")}
        </Button>
      }
    >
      <Typography component="output" sx={{ fontWeight: 500 }}>
        <bdi>
          {doing
            ? t("schedule.doingSince", { kind: kindWords[doing.kind], time: clockWords(zone, doing.since) })
            : t("schedule.doingNothing")}
        </bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <bdi>{t("schedule.recordedToday", { hours: hoursWords(minutesToday(entries, now)) })}</bdi>
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, "& > *": { minHeight: 44 } }}>
        {workKinds
          .filter((kind) => kind !== doing?.kind)
          .map((kind) => (
            <Button
              key={kind}
              variant={kind === "work" ? "contained" : "outlined"}
              disabled={busy}
              onClick={() => void begin(kind)}
            >
              {kindWords[kind]}
            </Button>
          ))}
        {doing && (
          <Button variant="outlined" disabled={busy} onClick={() => void end()}>
            {t("schedule.stopWork")}
          </Button>
        )}
      </Box>
    </SectionCard>
  );
}

const momentNow = () => new Date().toISOString();

const about = (words: string) => queued({ orderId: ownHours, about: words, subject: ownHours });

function useClock() {
  const client = useApolloClient();
  const again = useCallback(() => client.query({ query: ClockAnew, fetchPolicy: "network-only" }), [client]);
  useSentActions(ownHours, again);
  useOrderChanges({}, () => void again().catch(() => {})); // Driving and arriving are recorded too.
  const { busy, run } = useVerb({ stale: ["work-not-running"] });
  const [beginWork] = useMutation(BeginWork);
  const [endWork] = useMutation(EndWork);
  const after = async <Answer extends { data?: unknown }>(work: Promise<Answer>) => {
    const answer = await work;
    if (answer.data) await again(); // Without a network it waits, and is shown all the same.
  };

  return {
    busy,
    begin: (kind: WorkKind) =>
      run(() => after(beginWork({ variables: { input: { kind, at: momentNow() } }, ...about(kindWords[kind]) }))),
    end: () =>
      run(() => after(endWork({ variables: { input: { at: momentNow() } }, ...about(t("schedule.stopWork")) }))),
  };
}

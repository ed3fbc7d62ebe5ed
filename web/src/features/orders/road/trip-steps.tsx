import { roadSteps } from "@boresight/domain/schedule/road/trip-phase";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { minutesLate } from "#records/arrival-words.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { StopFragment } from "#graphql/graphql.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { clockWords } from "#ui/time/zone-times.ts";
import { useStop } from "./use-stop.ts";
import { graphql } from "#graphql/gql.ts";

/** The appointment that somebody drives to, with the latest drive there. */
const StopFields = graphql(`
  fragment Stop on Appointment {
    id
    startsAt
    technicianId
    status
    kind
    facility {
      id
      timeZone
    }
    trips(first: 1, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        version
        userId
        startedAt
        expectedAt
        arrivedAt
        endedAt
      }
    }
  }
`);

// Of whoever drives themselves.
const SharePosition = lazyPart(async () => (await import("./share-position.tsx")).SharePosition);
// Of those who are late.
const DelayDialog = lazyPart(async () => (await import("./delay-dialog.tsx")).DelayDialog);

interface TripStepsProps {
  orderId: string;
  stop: FragmentType<typeof StopFields>;
}

/** On my way, arrived, done: the next step of a stop, and when they are expected there. */
export function TripSteps({ orderId, stop: masked }: TripStepsProps) {
  const stop = readFragment(StopFields, masked);
  const { busy, phase, trip, setOut, arrive, finish } = useStop(orderId, stop);
  const [isLate, setLate] = useState(false);
  const { user } = useAuth();
  const isOwn = phase === "onTheWay" ? trip?.userId === user?.id : (stop.technicianId ?? user?.id) === user?.id;
  const steps = roadSteps(stop, phase);
  const canDelay = phase === "onTheWay" && trip !== null && trip.endedAt === null;

  if (phase === "ahead" && steps.length === 0) return null;

  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Box component="output">
        <TripWords stop={stop} phase={phase} trip={trip} />
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, "& > *": { minHeight: 44 } }}>
        {steps.includes("setOut") && (
          <Button variant="contained" loading={busy} onClick={() => void setOut()}>
            {t("orders.onMyWay")}
          </Button>
        )}
        {steps.includes("arrive") && (
          <Button variant={phase === "ahead" ? "outlined" : "contained"} loading={busy} onClick={() => void arrive()}>
            {t("orders.arrivedThere")}
          </Button>
        )}
        {steps.includes("finish") && (
          <Button variant="contained" loading={busy} onClick={() => void finish()}>
            {t("orders.doneThere")}
          </Button>
        )}
        {canDelay && (
          <Button variant="outlined" onClick={() => setLate(true)}>
            {t("orders.runningLate")}
          </Button>
        )}
      </Box>
      {isOwn && (steps.includes("setOut") || phase === "onTheWay") && (
        <Suspense>
          <SharePosition tripId={phase === "onTheWay" && trip?.endedAt === null ? trip.id : null} />
        </Suspense>
      )}
      {isLate && trip && (
        <Suspense>
          <DelayDialog trip={trip} onClose={() => setLate(false)} />
        </Suspense>
      )}
    </Box>
  );
}

type Shown = Pick<ReturnType<typeof useStop>, "phase" | "trip"> & { stop: StopFragment };

function TripWords({ stop: { startsAt, facility }, phase, trip }: Shown) {
  if (phase === "ahead") return null;
  const clock = (moment: string) => clockWords(facility?.timeZone, moment);
  const expectedAt = phase === "onTheWay" ? trip?.expectedAt : null;
  const late = expectedAt ? minutesLate(startsAt, expectedAt) : 0;

  return (
    <Typography variant="body2" sx={{ fontWeight: 500 }}>
      <bdi>
        {[
          phase === "onTheWay" &&
            (trip?.startedAt ? t("orders.onTheWaySince", { time: clock(trip.startedAt) }) : t("orders.onTheWay")),
          phase === "there" &&
            (trip?.arrivedAt ? t("orders.thereSince", { time: clock(trip.arrivedAt) }) : t("orders.there")),
          phase === "done" && t("orders.stopIsDone"),
          expectedAt && t("orders.expectedThereAt", { time: clock(expectedAt) }),
          late > 0 && t("orders.minutesLate", { count: late }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </bdi>
    </Typography>
  );
}

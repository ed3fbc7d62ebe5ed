import { useMutation } from "@apollo/client/react";
import { reportEvery } from "@boresight/domain/schedule/road/position";
import { useEffect, useRef, useState } from "react";
import { graphql } from "#graphql/gql.ts";
/** Whether this device lets the office see where its technician is on the way: only once they switched it on. */
const storedAs = "boresight-share-position";

const isSharedHere = (shelf: Pick<Storage, "getItem"> = localStorage): boolean => shelf.getItem(storedAs) === "on";

const shareHere = (isShared: boolean, shelf: Pick<Storage, "removeItem" | "setItem"> = localStorage): void =>
  isShared ? shelf.setItem(storedAs, "on") : shelf.removeItem(storedAs);

const ReportPosition = graphql(`
  mutation ReportPosition($input: ReportPositionInput!) {
    reportPosition(input: $input) {
      trip {
        id
      }
    }
  }
`);
const StopSharingPosition = graphql(`
  mutation StopSharingPosition($input: StopSharingPositionInput!) {
    stopSharingPosition(input: $input) {
      trip {
        id
      }
    }
  }
`);

const looks: PositionOptions = { maximumAge: 30_000, timeout: 60_000 };

/** Browsers tell no place to a page that is not reached by https. */
const canLocate = (): boolean => "geolocation" in navigator;

/** While it is switched on and the drive goes on, tells the office where this device is, at most once a minute. */
export function usePositionSharing(tripId: string | null) {
  const [isShared, setShared] = useState(isSharedHere);
  const [isDenied, setDenied] = useState(false);
  const [report] = useMutation(ReportPosition);
  const [stop] = useMutation(StopSharingPosition);
  const lastReport = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (!isShared || tripId === null || !canLocate()) return undefined;
    let sentAt = 0;
    const send = ({ timestamp, coords: { latitude, longitude } }: GeolocationPosition) => {
      if (timestamp - sentAt < reportEvery) return;
      sentAt = timestamp;
      const input = { id: tripId, latitude, longitude };
      lastReport.current = report({ variables: { input } }).catch(() => {}); // The next place is told again.
    };
    const fail = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
      if (code !== PERMISSION_DENIED) return;
      shareHere(false);
      setShared(false);
      setDenied(true);
    };
    const watch = navigator.geolocation.watchPosition(send, fail, looks);
    return () => navigator.geolocation.clearWatch(watch);
  }, [isShared, tripId, report]);

  return {
    isShared,
    isDenied,
    share: (on: boolean) => {
      const isOn = on && canLocate();
      shareHere(isOn);
      setShared(isOn);
      setDenied(on && !isOn);
      if (on || tripId === null) return;
      // After what was told last, which must not come later; without a network it is forgotten in some minutes.
      void lastReport.current.then(() => stop({ variables: { input: { id: tripId } } })).catch(() => {});
    },
  };
}

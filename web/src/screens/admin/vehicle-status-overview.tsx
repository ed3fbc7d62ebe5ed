import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAbility } from "#auth/use-ability.ts";
import { problemOf } from "#data/problem.ts";
import { useConnection } from "#data/use-connection.ts";
import { useOrderChanges } from "#data/use-order-changes.ts";
import { categoryLook } from "#records/status-look.ts";
import { LostMark } from "#features/wallboard/lost-mark.tsx";
import { shownFacility } from "#features/wallboard/shown-facility.ts";
import { useTurns } from "#features/wallboard/use-turns.ts";
import { WallBar } from "#features/wallboard/wall-bar.tsx";
import { WallChoices } from "#features/wallboard/wall-choices.tsx";
import { Wall } from "#features/wallboard/wall.tsx";
import { everyFacility, oneAfterTheOther, WallboardFields } from "#features/wallboard/wallboard.fragment.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { useAddress } from "#ui/layout/use-address.ts";

const VehicleStatusPage = graphql(`
  query VehicleStatusPage($kiosk: String, $isPrivate: Boolean) {
    wallboard(kiosk: $kiosk, isPrivate: $isPrivate) {
      ...WallboardFields
    }
  }
`);

export function VehicleStatusOverview() {
  const kiosk = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get("kiosk") ?? undefined });
  const ability = useAbility();
  if (!kiosk && ability.cannot("read", "vehicles")) {
    return (
      <BlankState kind="noAccess" title={t("base.noAccessToPage")} whole>
        {t("wallboard.askForPageOfRole")}
      </BlankState>
    );
  }
  return <Board kiosk={kiosk} />;
}

/** The screen on the wall: it runs for days, receives every change, and recovers by itself after an interruption. */
function Board({ kiosk }: { kiosk: string | undefined }) {
  const { search, change } = useAddress();
  const keepsLinks = useAbility().can("manage", "all");
  const { board, error, look } = useBoard(kiosk, search["privacy"] === "on");
  const chosen = search["facility"] ?? (kiosk ? oneAfterTheOther : everyFacility);
  const turn = useTurns(chosen === oneAfterTheOther && board ? board.rotateSeconds : null);
  const { lostSince } = useConnection();
  const problem = error && problemOf(error);
  if (problem?.code === "kiosk-link-ended") {
    return (
      <BlankState kind="noAccess" title={t("wallboard.thisLinkNoLongerWorks")} whole>
        {problem.message}.
      </BlankState>
    );
  }
  if (!board) return problem ? <ErrorState message={problem.message} onRetry={look} /> : <ListSkeleton rows={8} />;
  const facility = shownFacility({ facilities: board.facilities, chosen }, turn);

  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: { md: "100dvh" }, minHeight: "100dvh" }}>
      <WallBar
        title={facility?.name ?? t("wallboard.vehicleStatus")}
        timeZone={(facility ?? board.facilities[0])?.timeZone}
      >
        {!kiosk && (
          <WallChoices
            facilities={board.facilities}
            facility={chosen}
            isPrivate={board.isPrivate}
            keepsLinks={keepsLinks}
            onChange={change}
          />
        )}
      </WallBar>
      {lostSince && <LostMark since={lostSince} />}
      <Wall board={board} facility={facility} lookOf={categoryLook} isOpenable={!kiosk} />
    </Box>
  );
}

/** Refreshes after every change; more often while no socket is open, and now and then anyway: an ended link is not announced. */
function useBoard(kiosk: string | undefined, isPrivate: boolean) {
  const { lostSince, tryNow } = useConnection();
  const isLost = lostSince !== null;
  const { data, previousData, error, refetch } = useQuery(VehicleStatusPage, {
    variables: { kiosk: kiosk ?? null, isPrivate },
    fetchPolicy: "no-cache", // Nothing is kept of the orders that come and go for days.
    pollInterval: isLost ? 10_000 : 60_000,
  });
  const look = () => {
    refetch().catch(() => {}); // The query's own error is shown.
  };
  useOrderChanges({ kiosk }, look);
  useEffect(() => {
    if (isLost && data) tryNow(); // The server answers again.
  }, [isLost, data, tryNow]);

  return { board: readFragment(WallboardFields, (data ?? previousData)?.wallboard), error, look };
}

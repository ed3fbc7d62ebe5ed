import { useEffect } from "react";
import { isStaff } from "@boresight/domain/accounts/roles";
import { cacheDayParts, cacheShell } from "#app/cache-shell.ts";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { OfflineState } from "#data/offline/offline-state.ts";
import { useOffline } from "#data/offline/use-offline.ts";
import { useConnection } from "#data/use-connection.ts";
import { InCorner } from "#ui/layout/corner.tsx";
import { t } from "@boresight/domain/texts/text";
import { CornerPanel } from "#ui/overlay/corner-panel.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { ActionRow } from "./action-row.tsx";
import { createPortal } from "react-dom";
import { waitingWords } from "./action-words.ts";
import { OfflineBar } from "./offline-bar.tsx";
import { useOrdersAhead } from "./use-orders-ahead.ts";
import { useReloadOnReturn } from "./use-reload-on-return.ts";

/** What the screen still sends itself is no news. */
const hasWaiting = ({ actions }: OfflineState): boolean => actions.some(({ isDirect }) => !isDirect);
const isStale = ({ isOnline, asOf }: OfflineState): boolean => !isOnline || asOf !== null;

/** The bar while there is no network, and in the corner what waits for it. */
export function OfflineParts() {
  const { lostSince, nextTryAt, tryNow } = useConnection();
  const stale = useOffline(isStale);
  const waiting = useOffline(hasWaiting);
  useOrdersAhead();
  useReloadOnReturn(lostSince !== null);
  const worksInBays = isStaff(roleOf(useAuth().user));
  useEffect(cacheShell, []);
  useEffect(() => (worksInBays ? cacheDayParts() : undefined), [worksInBays]);
  useEffect(() => {
    window.addEventListener("online", tryNow);
    return () => window.removeEventListener("online", tryNow);
  }, [tryNow]);

  return (
    <>
      <LastSync />
      {(lostSince !== null || stale) && <OfflineBar since={lostSince} nextTryAt={nextTryAt} onTry={tryNow} />}
      {waiting && (
        <InCorner order={0}>
          <ActionPanel />
        </InCorner>
      )}
    </>
  );
}

const syncedAtIn = ({ syncedAt }: OfflineState) => syncedAt;

/** In the footer of every page: when the server last answered. */
function LastSync() {
  const words = waitingWords({ actions: [], syncedAt: useOffline(syncedAtIn) });
  const place = document.querySelector("#last-sync");
  return place && createPortal(<bdi>{words}</bdi>, place);
}

const whole = (state: OfflineState) => state;

/** How much waits and when the server last answered; opened, each action. What was refused opens it. */
function ActionPanel() {
  const { actions, isOnline, syncedAt } = useOffline(whole);
  const shown = actions.filter(({ isDirect }) => !isDirect);
  const words = waitingWords({ actions: shown, syncedAt });

  return (
    <>
      <output>
        <VisuallyHidden>{words}</VisuallyHidden>
      </output>
      <CornerPanel
        label={t("app.waitingActions")}
        words={words}
        opensItself={shown.some(({ state }) => state === "refused")}
      >
        {shown.map((action) => (
          <ActionRow key={action.id} action={action} isOnline={isOnline} />
        ))}
      </CornerPanel>
    </>
  );
}

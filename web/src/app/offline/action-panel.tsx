import { t } from "@boresight/domain/texts/text";
import type { OfflineState } from "#data/offline/offline-state.ts";
import { useOffline } from "#data/offline/use-offline.ts";
import { CornerPanel } from "#ui/overlay/corner-panel.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { ActionRow } from "./action-row.tsx";
import { waitingWords } from "./action-words.ts";

const whole = (state: OfflineState) => state;

/** How much waits and when the server last answered; opened, each action. What was refused opens it. */
export function ActionPanel() {
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

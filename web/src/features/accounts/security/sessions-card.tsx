import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { OwnAccount } from "#auth/account-client.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { deviceWords } from "./device-words.ts";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { OwnLine, OwnLines, OwnListCard } from "./own-list-card.tsx";
import { ProofDialog } from "./proof-dialog.tsx";

/** The person's sessions, with sign-out of one device or of all. */
export function SessionsCard() {
  const client = useAccountClient();
  const { signOut } = useAuth();
  const { reload } = useOwnAccount();
  const [ending, setEnding] = useState<{ id: string; device: string } | null>(null);
  const confirm = useConfirm();
  const showMessage = useMessage();
  const ended = () => {
    setEnding(null);
    showMessage(t("accounts.thatDeviceIsSignedOut"));
    void reload();
  };
  const endAll = async () => {
    if (await confirm(t("accounts.aboutSigningOutEverywhere"))) await signOut({ all: true });
  };

  return (
    <OwnListCard
      title={t("accounts.sessionsAndDevices")}
      lead={t("accounts.aboutSessions")}
      aside={
        <Button color="error" onClick={() => void endAll()}>
          {t("accounts.signOutEverywhere")}
        </Button>
      }
    >
      {({ sessions }) => (
        <>
          <OwnLines label={t("accounts.sessions")}>
            {sessions.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                onEnd={() => setEnding({ id: session.id, device: deviceWords(session.userAgent) })}
              />
            ))}
          </OwnLines>
          {ending && (
            <ProofDialog
              title={t("accounts.signThatDeviceOut")}
              text={t("accounts.deviceIsSignedOut", { device: ending.device })}
              action={t("accounts.signOut")}
              work={(proof) => client.endSession({ id: ending.id, ...proof })}
              onDone={ended}
              onClose={() => setEnding(null)}
            />
          )}
        </>
      )}
    </OwnListCard>
  );
}

interface SessionLineProps {
  session: OwnAccount["sessions"][number];
  onEnd: () => void;
}

function SessionLine({ session: { isCurrent, userAgent, address, lastUsedAt }, onEnd }: SessionLineProps) {
  const device = deviceWords(userAgent);
  return (
    <OwnLine
      main={isCurrent ? t("accounts.thisDevice", { device }) : device}
      second={
        <>
          {address && (
            <>
              <bdi>{address}</bdi> ·{" "}
            </>
          )}
          {isCurrent ? (
            t("accounts.activeNow")
          ) : (
            <RichText text={t("accounts.sessionLastUsed", slots("when"))} when={<RelativeTime moment={lastUsedAt} />} />
          )}
        </>
      }
      action={!isCurrent && <Button onClick={onEnd}>{t("accounts.signOut")}</Button>}
    />
  );
}

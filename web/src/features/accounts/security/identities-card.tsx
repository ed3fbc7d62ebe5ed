import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";
import { problemOf } from "#auth/auth-problem.ts";
import type { Methods } from "#auth/sign-in/read-methods.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useElevated } from "#auth/use-elevated.ts";
import { useCall } from "#data/use-call.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { OwnLine, OwnLines, OwnListCard } from "./own-list-card.tsx";
import { ProofDialog } from "./proof-dialog.tsx";

/** Accounts at identity providers that can sign in to this one. */
export function IdentitiesCard() {
  const client = useAccountClient();
  const providers = useProviders();
  const { reload } = useOwnAccount();
  const [unlinking, setUnlinking] = useState<string | null>(null);
  const showMessage = useMessage();
  const nameOf = (provider: string) => providers.find(({ id }) => id === provider)?.name ?? provider;
  useReturnedLink(reload);
  const unlinked = (provider: string) => {
    setUnlinking(null);
    showMessage(t("accounts.nameofIsUnlinked", { name: nameOf(provider) }));
    void reload();
  };

  return (
    <OwnListCard title={t("accounts.linkedAccounts")} lead={t("accounts.accountsElsewhereWithWhichYouCan")}>
      {({ identities }) => {
        const open = providers.filter(({ id }) => !identities.some(({ provider }) => provider === id));
        return (
          <>
            <OwnLines label={t("accounts.linkedAccounts")}>
              {identities.map(({ provider, email, createdAt }) => (
                <OwnLine
                  key={provider}
                  main={nameOf(provider)}
                  second={<Linked email={email} since={createdAt} />}
                  action={<Button onClick={() => setUnlinking(provider)}>{t("accounts.unlink")}</Button>}
                />
              ))}
              {open.map((provider) => (
                <OfferedProvider key={provider.id} {...provider} />
              ))}
            </OwnLines>
            {unlinking !== null && (
              <ProofDialog
                title={t("accounts.unlink")}
                text={t("accounts.yourAccountAtNameofNoLonger", { name: nameOf(unlinking) })}
                action={t("accounts.unlink")}
                work={(proof) => client.unlinkIdentity({ provider: unlinking, ...proof })}
                onDone={() => unlinked(unlinking)}
                onClose={() => setUnlinking(null)}
              />
            )}
            {identities.length === 0 && open.length === 0 && t("accounts.thisShopUsesNoAccountsFrom")}
          </>
        );
      }}
    </OwnListCard>
  );
}

function OfferedProvider({ id, name }: Methods["providers"][number]) {
  const client = useAccountClient();
  const elevated = useElevated();
  const { busy, problem, run } = useCall();
  const redirectTo = new URL("/pages/account-settings?tab=security", location.origin).href;
  const link = () =>
    run(async () => location.assign(await elevated(() => client.startLinking({ provider: id, redirectTo }))));
  return (
    <OwnLine
      main={name}
      second={problem ?? t("accounts.notLinked")}
      action={
        <Button loading={busy} onClick={() => void link()}>
          {t("accounts.link")}
        </Button>
      }
    />
  );
}

/** A browser that comes back from a provider brings the ticket with which the person who began the link finishes it. */
function useReturnedLink(onLinked: () => Promise<void>) {
  const client = useAccountClient();
  const showMessage = useMessage();
  const finish = useEffectEvent(async (ticket: string) => {
    try {
      await client.finishLinking({ ticket });
      await onLinked();
    } catch (error) {
      showMessage(problemOf(error).message, { color: "error" });
    }
  });
  useEffect(() => {
    const ticket = new URLSearchParams(location.hash.slice(1)).get("linkTicket");
    if (ticket === null) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    void finish(ticket);
  }, []);
}

function useProviders(): Methods["providers"] {
  const { readMethods } = useAuth();
  const [providers, setProviders] = useState<Methods["providers"]>([]);
  useEffect(() => {
    readMethods().then(
      (methods) => setProviders(methods.providers),
      () => {}, // Linked identities are shown anyway; only the offers are missing.
    );
  }, [readMethods]);

  return providers;
}

const Linked = ({ email, since }: { email?: string | null | undefined; since: string }) => (
  <RichText
    text={
      email ? t("accounts.emailLinkedSince", { email, ...slots("when") }) : t("accounts.linkedSince", slots("when"))
    }
    when={<RelativeTime moment={since} />}
  />
);

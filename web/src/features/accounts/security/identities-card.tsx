import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import type { Methods } from "#auth/sign-in/read-methods.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { RelativeTime } from "#ui/time/relative-time.tsx";
import { useOwnAccount } from "#features/accounts/account/own-account.tsx";
import { OwnLine, OwnLines, OwnListCard } from "./own-list-card.tsx";
import { useAttempt } from "./use-attempt.ts";

/** Accounts at identity providers that can sign in to this one. */
export function IdentitiesCard() {
  const client = useAccountClient();
  const { providerUrl, accessToken } = useAuth();
  const providers = useProviders();
  const { reload } = useOwnAccount();
  const { attempt, problem } = useAttempt();
  const confirm = useConfirm();
  const showMessage = useMessage();
  const nameOf = (provider: string) => providers.find(({ id }) => id === provider)?.name ?? provider;
  const unlink = async (provider: string) => {
    if (!(await confirm(t("accounts.yourAccountAtNameofNoLonger", { name: nameOf(provider) })))) return;
    if (!(await attempt(() => client.unlinkIdentity({ provider })))) return;
    showMessage(t("accounts.nameofIsUnlinked", { name: nameOf(provider) }));
    await reload();
  };

  return (
    <OwnListCard title={t("accounts.linkedAccounts")} lead={t("accounts.accountsElsewhereWithWhichYouCan")}>
      {({ identities }) => {
        const open = providers.filter(({ id }) => !identities.some(({ provider }) => provider === id));
        return (
          <>
            {problem && <Alert severity="error">{problem}</Alert>}
            <OwnLines label={t("accounts.linkedAccounts")}>
              {identities.map(({ provider, email, createdAt }) => (
                <OwnLine
                  key={provider}
                  main={nameOf(provider)}
                  second={<Linked email={email} since={createdAt} />}
                  action={<Button onClick={() => void unlink(provider)}>{t("accounts.unlink")}</Button>}
                />
              ))}
              {open.map(({ id, name }) => (
                <OwnLine
                  key={id}
                  main={name}
                  second={t("accounts.notLinked")}
                  action={
                    <Button
                      href={providerUrl(id, {
                        ...(accessToken && { connect: accessToken }),
                        redirectTo: "/pages/account-settings?tab=security",
                      })}
                    >
                      {t("accounts.link")}
                    </Button>
                  }
                />
              ))}
            </OwnLines>
            {identities.length === 0 && open.length === 0 && t("accounts.thisShopUsesNoAccountsFrom")}
          </>
        );
      }}
    </OwnListCard>
  );
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

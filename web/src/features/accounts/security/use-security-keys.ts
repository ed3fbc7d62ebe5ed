import { t } from "@boresight/domain/texts/text";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useMessage } from "#ui/dialog/message-bar.tsx";
import { useOwnAccount } from "#features/accounts/account/own-account.tsx";
import { useAttempt } from "./use-attempt.ts";

/** The actions on the person's security keys; each reports its outcome and reloads the list. */
export function useSecurityKeys() {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem } = useAttempt();
  const showMessage = useMessage();
  const change = async (work: () => Promise<unknown>, done: string) => {
    if (!(await attempt(work))) return;
    showMessage(done);
    await reload();
  };

  return {
    busy,
    problem,
    add: (nickname: string) =>
      change(() => client.addSecurityKey({ nickname }), t("accounts.nicknameOpensYourAccountFromNow", { nickname })),
    rename: (id: string, nickname: string) =>
      change(() => client.renameSecurityKey({ id, nickname }), t("accounts.renamed")),
    remove: (id: string, nickname: string) =>
      change(() => client.removeSecurityKey({ id }), t("accounts.nicknameIsRemoved", { nickname })),
  };
}

import { t } from "@boresight/domain/texts/text";
import type { Proof } from "#auth/account-client.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useMessage } from "#ui/messages/message-bar.tsx";
import { useOwnAccount } from "#features/accounts/own-account.tsx";
import { useAttempt } from "./use-attempt.ts";

/** The actions on the person's security keys, and what follows once they are done. */
export function useSecurityKeys() {
  const client = useAccountClient();
  const { reload } = useOwnAccount();
  const { attempt, busy, problem } = useAttempt();
  const showMessage = useMessage();
  const report = async (done: string) => {
    showMessage(done);
    await reload();
  };

  return {
    busy,
    problem,
    add: (nickname: string, proof: Proof) => client.addSecurityKey({ nickname, ...proof }),
    added: (nickname: string) => report(t("accounts.nicknameOpensYourAccountFromNow", { nickname })),
    async rename(id: string, nickname: string) {
      if (await attempt(() => client.renameSecurityKey({ id, nickname }))) await report(t("accounts.renamed"));
    },
    remove: (id: string, proof: Proof) => client.removeSecurityKey({ id, ...proof }),
    removed: (nickname: string) => report(t("accounts.nicknameIsRemoved", { nickname })),
  };
}

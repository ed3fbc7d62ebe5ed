import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { useElevated } from "#auth/use-elevated.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";

const SetUserDisabled = graphql(`
  mutation SetUserDisabled($input: SetUserDisabledInput!) {
    setUserDisabled(input: $input) {
      user {
        id
        ...UserRow
      }
    }
  }
`);

const SetUserOffice = graphql(`
  mutation SetUserOffice($input: SetUserOfficeInput!) {
    setUserOffice(input: $input) {
      user {
        id
        ...UserRow
      }
    }
  }
`);

const EndUserSessions = graphql(`
  mutation EndUserSessions($input: LoginInput!) {
    endUserSessions(input: $input) {
      user {
        id
      }
    }
  }
`);

const SendUserPasswordReset = graphql(`
  mutation SendUserPasswordReset($input: LoginInput!) {
    sendUserPasswordReset(input: $input) {
      user {
        id
      }
    }
  }
`);

const UnlinkUser = graphql(`
  mutation UnlinkUser($input: LinkUserToCustomerInput!) {
    linkUserToCustomer(input: $input) {
      user {
        id
        ...UserRow
      }
    }
  }
`);

/** Actions that need only a confirmation; each reports its outcome. */
export function useUserVerbs({ id, displayName, email, lastSeenAt }: UserRowFragment) {
  const refetchQueries = ["UserViewCounts"];
  const [setDisabled] = useMutation(SetUserDisabled, { refetchQueries });
  const [setOffice] = useMutation(SetUserOffice);
  const [endSessions] = useMutation(EndUserSessions);
  const [sendReset] = useMutation(SendUserPasswordReset);
  const [unlink] = useMutation(UnlinkUser, { refetchQueries });
  const confirm = useConfirm();
  const verb = useVerb();
  const elevated = useElevated();
  const run = (work: () => Promise<unknown>, done: string) => verb.run(() => elevated(work), done);
  const after = async (question: string, work: () => Promise<unknown>, done: string) => {
    if (await confirm(question)) await run(work, done);
  };

  return {
    disable: () =>
      void after(
        t("accounts.displaynameIsSignedOutEverywhereAnd", { displayName }),
        () => setDisabled({ variables: { input: { id, disabled: true } } }),
        t("accounts.displaynameIsDisabled", { displayName }),
      ),
    enable: () =>
      void run(
        () => setDisabled({ variables: { input: { id, disabled: false } } }),
        t("accounts.displaynameMaySignInAgain", { displayName }),
      ),
    giveOffice: () =>
      void after(
        t("accounts.giveOfficeQuestion", { displayName }),
        () => setOffice({ variables: { input: { id, isOffice: true } } }),
        t("accounts.officeRightsGiven", { displayName }),
      ),
    withdrawOffice: () =>
      void after(
        t("accounts.withdrawOfficeQuestion", { displayName }),
        () => setOffice({ variables: { input: { id, isOffice: false } } }),
        t("accounts.officeRightsWithdrawn", { displayName }),
      ),
    endSessions: () =>
      void after(
        t("accounts.displaynameIsSignedOutOnEvery", { displayName }),
        () => endSessions({ variables: { input: { id } } }),
        t("accounts.displaynameIsSignedOutEverywhere", { displayName }),
      ),
    sendReset: () =>
      void run(
        () => sendReset({ variables: { input: { id } } }),
        lastSeenAt ? t("accounts.resetLinkIsOnItsWay", { email }) : t("accounts.anInvitationGoesToEmail", { email }),
      ),
    unlink: () =>
      void after(
        t("accounts.displaynameNoLongerSeesThisCustomers", { displayName }),
        () => unlink({ variables: { input: { id, customerId: null } } }),
        t("accounts.displaynameIsNoLongerLinked", { displayName }),
      ),
  };
}

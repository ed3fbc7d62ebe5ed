import { useMutation } from "@apollo/client/react";
import { problemOf } from "#data/problem.ts";
import { graphql } from "#graphql/gql.ts";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { useMessage } from "#ui/dialog/message-bar.tsx";

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
export function useUserVerbs({ id, displayName, email }: UserRowFragment) {
  const refetchQueries = ["UserViewCounts"];
  const [setDisabled] = useMutation(SetUserDisabled, { refetchQueries });
  const [endSessions] = useMutation(EndUserSessions);
  const [sendReset] = useMutation(SendUserPasswordReset);
  const [unlink] = useMutation(UnlinkUser, { refetchQueries });
  const confirm = useConfirm();
  const showMessage = useMessage();
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showMessage(done);
    } catch (error) {
      showMessage(problemOf(error).message, { color: "error" });
    }
  };
  const after = async (question: string, work: () => Promise<unknown>, done: string) => {
    if (await confirm(question)) await attempt(work, done);
  };

  return {
    disable: () =>
      void after(
        `${displayName} is signed out everywhere and cannot sign in again until you enable the login. Their history stays.`,
        () => setDisabled({ variables: { input: { id, disabled: true } } }),
        `${displayName} is disabled`,
      ),
    enable: () =>
      void attempt(
        () => setDisabled({ variables: { input: { id, disabled: false } } }),
        `${displayName} may sign in again`,
      ),
    endSessions: () =>
      void after(
        `${displayName} is signed out on every device within minutes and has to sign in again.`,
        () => endSessions({ variables: { input: { id } } }),
        `${displayName} is signed out everywhere`,
      ),
    sendReset: () =>
      void attempt(
        () => sendReset({ variables: { input: { id } } }),
        `A link to choose a new password goes to ${email}`,
      ),
    unlink: () =>
      void after(
        `${displayName} no longer sees this customer's orders, vehicles and documents.`,
        () => unlink({ variables: { input: { id, customerId: null } } }),
        `${displayName} is no longer linked`,
      ),
  };
}

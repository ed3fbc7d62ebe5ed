import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import type { MailTicketParts } from "#modules/accounts/mail/mail-ticket.ts";
import { changeUserRole } from "#modules/accounts/users/change-user-role.ts";
import { endUserSessions } from "#modules/accounts/users/end-user-sessions.ts";
import { inviteUser } from "#modules/accounts/users/invite-user.ts";
import { linkUserToCustomer } from "#modules/accounts/users/link-user-to-customer.ts";
import { sendUserPasswordReset } from "#modules/accounts/users/send-user-password-reset.ts";
import { setUserDisabled } from "#modules/accounts/users/set-user-disabled.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type UserVerb = (input: unknown, tx: Transaction, parts: MailTicketParts) => Promise<string>;

const verbs: Record<string, UserVerb> = {
  inviteUser: (sent, tx, parts) =>
    onceOnly("inviteUser", (input, begun: Transaction) => inviteUser(input, begun, parts))(sent, tx),
  changeUserRole,
  linkUserToCustomer,
  setUserDisabled,
  endUserSessions,
  sendUserPasswordReset,
};

/** What admins do with other people's logins: each verb answers the login it changed. */
export const userVerbsPlugin = extendSchema((build) => {
  const users = resource(build, "users");
  return {
    typeDefs: gql`
      input InviteUserInput {
        "The same key again within 24 hours answers the same again."
        clientKey: UUID
        email: String!
        displayName: String!
        role: String!
        customerId: UUID
      }
      input ChangeUserRoleInput {
        id: UUID!
        role: String!
      }
      input LinkUserToCustomerInput {
        id: UUID!
        "Null takes the login away from its customer."
        customerId: UUID
      }
      input SetUserDisabledInput {
        id: UUID!
        disabled: Boolean!
      }
      input LoginInput {
        id: UUID!
      }
      type UserPayload {
        user: User
      }
      extend type Mutation {
        inviteUser(input: InviteUserInput!): UserPayload
        changeUserRole(input: ChangeUserRoleInput!): UserPayload
        linkUserToCustomer(input: LinkUserToCustomerInput!): UserPayload
        setUserDisabled(input: SetUserDisabledInput!): UserPayload
        endUserSessions(input: LoginInput!): UserPayload
        sendUserPasswordReset(input: LoginInput!): UserPayload
      }
    `,
    objects: {
      Mutation: {
        plans: Object.fromEntries(
          Object.entries(verbs).map(([name, verb]) => [
            name,
            (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
              object({
                id: runVerb(users.executor, args.getRaw("input"), (input, tx) =>
                  verb(input, tx, { clock: () => tx.now, ids: tx.ids, config: tx.config }),
                ),
              }),
          ]),
        ),
      },
      UserPayload: {
        plans: { user: ($payload: Step<{ id: string }>) => users.get({ id: get($payload, "id") }) },
      },
    },
  };
});

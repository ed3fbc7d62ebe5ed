import { fail } from "@boresight/domain/base/errors";
import { accountById, presentAccount, type Account } from "#modules/accounts/account.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { userAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";

export const readUser = bearerEndpoint(
  {
    method: "GET",
    path: "/user",
    summary: "Returns the signed-in user.",
    answer: userAnswer,
    errors: [],
    bearer: "anyone",
  },
  async ({ user, deps }) => {
    const account = await asSystem(deps.pool, (system) => system.maybe<Account>(accountById(user.userId)));
    if (!account) throw fail("unauthenticated-user");
    return presentAccount(account);
  },
);

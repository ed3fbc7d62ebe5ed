import { fail } from "@boresight/domain/errors";
import { accountById, presentAccount, type Account } from "#modules/accounts/account.ts";
import { asSystem } from "#platform/transaction.ts";
import type { Endpoint } from "./auth-parts.ts";
import { signedInUser } from "./signed-in-user.ts";

export const readUser: Endpoint = (app, parts) => {
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- the rule is about Express; Fastify awaits its handlers.
  app.get("/user", async (request) => {
    const { userId } = await signedInUser(request, parts);
    const account = await asSystem(parts.pool, (system) => system.maybe<Account>(accountById(userId)));
    if (!account) throw fail("unauthenticated-user");
    return presentAccount(account);
  });
};

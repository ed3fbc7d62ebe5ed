import { area } from "#area.ts";
import { job } from "#jobs/job.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { recordCountedAttempts } from "./audit-account.ts";
import { removeExpiredProofs } from "./sessions/remove-expired-proofs.ts";
import { userEvents } from "./user-events.ts";
import { endUserSessions } from "./users/end-user-sessions.ts";
import { inviteColleague } from "./users/invite-colleague.ts";
import { inviteUser } from "./users/invite-user.ts";
import { linkUserToCustomer } from "./users/link-user-to-customer.ts";
import { resetUserSecondFactor } from "./users/reset-user-second-factor.ts";
import { sendUserPasswordReset } from "./users/send-user-password-reset.ts";
import { setUserDisabled } from "./users/set-user-disabled.ts";
import { setUserOffice } from "./users/set-user-office.ts";
import { updateUserRole } from "./users/update-user-role.ts";

export const accountsArea = area("accounts", {
  verbs: {
    endUserSessions,
    inviteColleague,
    inviteUser,
    linkUserToCustomer,
    resetUserSecondFactor,
    sendUserPasswordReset,
    setUserDisabled,
    setUserOffice,
    updateUserRole,
  },
  jobs: [
    job({
      name: "remove-expired-proofs",
      kind: "upkeep",
      when: "7 * * * *",
      run: (_none, { pool, clock }) =>
        asSystem(pool, async (system) => {
          await removeExpiredProofs(system, clock);
          await recordCountedAttempts(system, { clock });
        }),
    }),
  ],
  events: userEvents,
});

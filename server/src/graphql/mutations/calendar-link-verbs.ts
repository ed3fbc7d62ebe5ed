import { object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { createCalendarLink, revokeCalendarLink } from "#modules/schedule/calendar-links/calendar-links.ts";
import type { RequestFacts } from "#platform/mutation.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

type Args = { getRaw: (name: string) => Step<unknown> };

/** Secret links under which calendar programs read appointments. */
export const calendarLinkVerbsPlugin = extendSchema((build) => {
  const { executor } = resource(build, "appointments");
  return {
    typeDefs: gql`
      input CalendarLinkInput {
        "The same key again within 24 hours answers the same again."
        clientKey: UUID
        "technician, facility or customer."
        subject: String!
        subjectId: UUID!
      }
      type CalendarLinkPayload {
        "It is told this once."
        url: String!
      }
      type RevokedCalendarLinkPayload {
        "Whether there was one."
        revoked: Boolean!
      }
      extend type Mutation {
        "An earlier link of the same person to the same feed stops working."
        createCalendarLink(input: CalendarLinkInput!): CalendarLinkPayload
        revokeCalendarLink(input: CalendarLinkInput!): RevokedCalendarLinkPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          createCalendarLink: (_$root: Step, args: Args) =>
            object({
              url: runVerb(
                executor,
                args.getRaw("input"),
                onceOnly(
                  "createCalendarLink",
                  async (input, tx: Transaction & RequestFacts) =>
                    tx.config.publicUrl + (await createCalendarLink(input, tx)),
                ),
              ),
            }),
          revokeCalendarLink: (_$root: Step, args: Args) =>
            object({ revoked: runVerb(executor, args.getRaw("input"), revokeCalendarLink) }),
        },
      },
    },
  };
});

/** The office's unhandled alerts, newest first: live. */
import { worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { TYPES } from "postgraphile/@dataplan/pg";
import { connection, constant, context, lambda, SafeError } from "postgraphile/grafast";
import { sql } from "postgraphile/pg-sql2";
import { extendSchema, gql } from "postgraphile/utils";
import type { Caller } from "#platform/caller.ts";
import { resource } from "#graphql/resource.ts";
import { onDatabaseEvent } from "./on-database-event.ts";

export const unhandledNotificationsPlugin = extendSchema((build) => {
  const notifications = resource(build, "admin_notifications");
  return {
    typeDefs: gql`
      extend type Subscription {
        unhandledNotifications: AdminNotificationConnection
      }
    `,
    objects: {
      Subscription: {
        plans: {
          unhandledNotifications: {
            subscribePlan: () => onDatabaseEvent(constant("live:admin_notifications")),
            plan() {
              const $rows = notifications.find({ status: lambda(context().get("caller"), unhandledForOffice) });
              $rows.orderBy({ fragment: sql`${$rows.alias}.created_at`, codec: TYPES.timestamptz, direction: "DESC" });
              return connection($rows);
            },
          },
        },
      },
    },
  };
});

/** Technicians may read the alerts of their orders, but the panel is for the office. */
function unhandledForOffice(caller: Caller): string {
  if (worksInOffice(caller)) return "unhandled";
  const { message, code } = fail("permission-error");
  throw new SafeError(message, { code });
}

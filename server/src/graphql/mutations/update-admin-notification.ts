import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { setNotificationStatus } from "#modules/alerts/set-notification-status.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

export const updateAdminNotificationPlugin = extendSchema((build) => {
  const notifications = resource(build, "admin_notifications");
  return {
    typeDefs: gql`
      "Only the status of an alert changes; when and by whom it was handled is written by the server."
      input AdminNotificationStatusPatch {
        status: String!
      }
      input UpdateAdminNotificationInput {
        id: UUID!
        patch: AdminNotificationStatusPatch!
      }
      type UpdateAdminNotificationPayload {
        adminNotification: AdminNotification
      }
      extend type Mutation {
        updateAdminNotification(input: UpdateAdminNotificationInput!): UpdateAdminNotificationPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          updateAdminNotification(_$root, args) {
            return object({ id: runVerb(notifications.executor, args.getRaw("input"), setNotificationStatus) });
          },
        },
      },
      UpdateAdminNotificationPayload: {
        plans: {
          adminNotification: ($payload: Step<{ id: string }>) => notifications.get({ id: get($payload, "id") }),
        },
      },
    },
  };
});

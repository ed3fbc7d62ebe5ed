import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { addNotification } from "#modules/alerts/add-notification.ts";
import { onceOnly } from "#graphql/once-only.ts";
import { resource } from "#graphql/resource.ts";
import { runVerb } from "#graphql/run-verb.ts";

export const createAdminNotificationPlugin = extendSchema((build) => {
  const notifications = resource(build, "admin_notifications");
  return {
    typeDefs: gql`
      input NewAdminNotificationInput {
        message: String!
        status: String
        serviceOrderId: UUID
      }
      input CreateAdminNotificationInput {
        "The same key again within 24 hours answers the same again."
        clientKey: UUID
        adminNotification: NewAdminNotificationInput!
      }
      type CreateAdminNotificationPayload {
        adminNotification: AdminNotification
      }
      extend type Mutation {
        createAdminNotification(input: CreateAdminNotificationInput!): CreateAdminNotificationPayload
      }
    `,
    objects: {
      Mutation: {
        plans: {
          createAdminNotification(_$root, args) {
            const add = onceOnly("createAdminNotification", (input, tx) =>
              addNotification(input["adminNotification"], tx),
            );
            return object({ id: runVerb(notifications.executor, args.getRaw("input"), add) });
          },
        },
      },
      CreateAdminNotificationPayload: {
        plans: {
          adminNotification: ($payload: Step<{ id: string }>) => notifications.get({ id: get($payload, "id") }),
        },
      },
    },
  };
});

import { get, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { addNotification } from "#modules/notifications/add-notification.ts";
import { resource } from "../resource.ts";
import { runVerb } from "../run-verb.ts";

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
            const $input = args.getRaw(["input", "adminNotification"]);
            return object({ id: runVerb(notifications.executor, $input, addNotification) });
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

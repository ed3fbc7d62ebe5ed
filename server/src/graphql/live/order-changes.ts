/** Notifies at once that an order has changed: clients that show it then read it again. */
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { context, lambda, listen, object, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { findKiosk } from "#modules/wallboard/kiosk-links.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach, type ReadingTransaction } from "#graphql/verbs/run-verb.ts";
import { topicFor, type Audience } from "../order-change-feed.ts";

interface Asked {
  orderId: string | null | undefined;
  kiosk: string | null | undefined;
}

type Args = { getRaw: (name: "kiosk" | "orderId") => Step<string | null | undefined> };

export const orderChangesPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs: gql`
      type OrderChange {
        "None: anything may have changed, as at the beginning, after an interruption, and with a hold, a facility, a bay or an absence."
        id: UUID
        statusId: UUID
        "Ask for it too: it tells two changes of one order apart, and live fields pass on only what differs."
        changedAt: Datetime!
      }
      extend type Subscription {
        "Orders the caller sees, or this one. The secret of a wallboard's link lets anybody hear that something has changed."
        orderChanges(orderId: UUID, kiosk: String): OrderChange
      }
    `,
    objects: {
      Subscription: {
        plans: {
          orderChanges: {
            subscribePlan(_$root: Step, args: Args) {
              const $asked = object({
                orderId: args.getRaw("orderId"),
                kiosk: args.getRaw("kiosk"),
              });
              const $audience = readForEach(executor, $asked, (asked, tx) =>
                Promise.all(asked.map((one) => audienceOf(one, tx))),
              );
              return listen(
                context().get("deps").get("orderChanges"),
                lambda($audience, topicFor),
                ($change) => $change,
              );
            },
            plan: ($change: Step) => $change,
          },
        },
      },
    },
  };
});

/**
 * As in the tables' rules: admins are notified about all orders, technicians about their facilities', customers about
 * their own.
 */
async function audienceOf(asked: Asked, { caller, system, address, deps }: ReadingTransaction): Promise<Audience> {
  const audience = { orderId: asked.orderId ?? null, customerId: null, facilityIds: null, kioskId: null };
  if (asked.kiosk) {
    const { id, facilityIds } = await findKiosk({ token: asked.kiosk, address }, system, deps.openLink);
    return { ...audience, facilityIds, kioskId: id };
  }
  if (caller.role === "admin") return audience;
  if (isStaff(caller.role)) {
    const { ids } = await caller.one<{ ids: string[] | null }>({
      text: "select app_private.own_facility_ids() as ids",
    });
    return { ...audience, facilityIds: ids };
  }
  if (caller.customerId === null) throw fail("permission-error");
  return { ...audience, customerId: caller.customerId };
}

import { t } from "@boresight/domain/texts/text";
import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { EditableFields } from "#features/orders/fields/editable-fields.tsx";
import type { OrderFields } from "#features/orders/fields/order-fields.fragment.ts";
import { priorityWord } from "#features/orders/order-words.ts";

const OrderPlaceFields = graphql(`
  fragment OrderPlace on ServiceOrder {
    id
    facility {
      id
      facilityName
    }
    assignedTechnician {
      id
      displayName
    }
  }
`);

interface OrderPlaceProps {
  order: FragmentType<typeof OrderPlaceFields> & FragmentType<typeof OrderFields>;
}

/** Facility, technician and priority; staff also see those not set yet. */
export function OrderPlace({ order }: OrderPlaceProps) {
  const staff = isStaff(roleOf(useAuth().user));
  const { facility, assignedTechnician } = readFragment(OrderPlaceFields, order);

  return (
    <EditableFields
      order={order}
      group="place"
      title={t("orders.whereAndWho")}
      detailsOf={({ priority }) => [
        { label: t("base.location"), value: facility?.facilityName ?? (staff && t("orders.toBeDetermined")) },
        { label: t("base.technician"), value: assignedTechnician?.displayName ?? (staff && t("orders.unassigned")) },
        { label: t("base.priority"), value: staff && priorityWord(priority) },
      ]}
    />
  );
}

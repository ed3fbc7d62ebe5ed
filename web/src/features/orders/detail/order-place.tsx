import { isStaff } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { EditableFacts } from "#features/orders/fields/editable-facts.tsx";
import type { OrderFactsParts } from "./order-facts-parts.ts";
import { priorityWord } from "#features/orders/order-words.ts";

const OrderPlaceParts = graphql(`
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
  order: FragmentType<typeof OrderPlaceParts> & FragmentType<typeof OrderFactsParts>;
}

/** Where the work is done, by whom and how urgently; staff read what nobody has said yet, too. */
export function OrderPlace({ order }: OrderPlaceProps) {
  const staff = isStaff(roleOf(useAuth().user));
  const { facility, assignedTechnician } = readFragment(OrderPlaceParts, order);

  return (
    <EditableFacts
      order={order}
      group="place"
      title="Where and who"
      factsOf={({ priority }) => [
        { label: "Location", value: facility?.facilityName ?? (staff && "Not chosen yet") },
        { label: "Technician", value: assignedTechnician?.displayName ?? (staff && "Nobody yet") },
        { label: "Priority", value: staff && priorityWord(priority) },
      ]}
    />
  );
}

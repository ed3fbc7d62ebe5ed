import { isCustomerType } from "@boresight/domain/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { ToneChip } from "#ui/tone-chip.tsx";
import { statusIcon, statusTone } from "./status-look.ts";

const StatusOnChip = graphql(`
  fragment StatusOnChip on ServiceOrderStatus {
    id
    statusName
    customerLabel
    category
    color
    icon
  }
`);

/** A status as staff name it; customers read its words for them. */
export function StatusChip({ status }: { status: FragmentType<typeof StatusOnChip> | null | undefined }) {
  const { user } = useAuth();
  const shown = readFragment(StatusOnChip, status);
  if (!shown) return null;
  const { statusName, customerLabel, icon } = shown;

  return (
    <ToneChip tone={statusTone(shown)} icon={statusIcon(icon)}>
      {isCustomerType(roleOf(user)) ? customerLabel : statusName}
    </ToneChip>
  );
}

import { isCustomerType } from "@boresight/domain/accounts/roles";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { ToneChip } from "#ui/text/tone-chip.tsx";
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

type ShownStatus = FragmentType<typeof StatusOnChip> | null | undefined;

/** A status by its internal name for staff, and by its customer label for customers. */
export function StatusChip({ status }: { status: ShownStatus }) {
  const look = useStatusLook(status);
  if (!look) return null;

  return (
    <ToneChip tone={look.tone} icon={look.icon}>
      {look.words}
    </ToneChip>
  );
}

export function useStatusLook(status: ShownStatus) {
  const { user } = useAuth();
  const shown = readFragment(StatusOnChip, status);
  return (
    shown && {
      tone: statusTone(shown),
      icon: statusIcon(shown.icon),
      words: isCustomerType(roleOf(user)) ? shown.customerLabel : shown.statusName,
    }
  );
}

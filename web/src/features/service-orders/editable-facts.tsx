import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderFactsFragment } from "#graphql/graphql.ts";
import { FactsCard } from "#ui/facts-card.tsx";
import type { Fact } from "#ui/facts-list.tsx";
import { EditFacts } from "./edit-facts.tsx";
import { fieldsToEdit, type FactGroup } from "./fact-fields.ts";
import { OrderFactsParts } from "./order-facts-parts.ts";

interface EditableFactsProps {
  order: FragmentType<typeof OrderFactsParts>;
  group: FactGroup;
  title: string;
  factsOf: (order: OrderFactsFragment) => Fact[];
}

/** Facts to read, which those whose role may change one of them put right in place. */
export function EditableFacts({ order, group, title, factsOf }: EditableFactsProps) {
  const role = roleOf(useAuth().user);
  const shown = readFragment(OrderFactsParts, order);
  const fields = fieldsToEdit(group, role, shown.status?.category ?? "closed");
  const edit = fields.length > 0 && <EditFacts title={title} order={shown} fields={fields} />;

  return <FactsCard title={title} facts={factsOf(shown)} aside={edit} />;
}

import Button from "@mui/material/Button";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderFactsFragment } from "#graphql/graphql.ts";
import { FactsCard } from "#ui/layout/facts-card.tsx";
import type { Fact } from "#ui/layout/facts-list.tsx";
import { EditFactsDialog } from "./edit-facts-dialog.tsx";
import { fieldsToEdit, type FactField, type FactGroup } from "./fact-fields.ts";
import { OrderFactsParts } from "#features/orders/detail/order-facts-parts.ts";

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
  const isCollected = shown.intakeMethod === "pickup" || shown.intakeMethod === "tow" || shown.pickupDate !== null;
  const fields = fieldsToEdit(group, role, shown.status?.category ?? "closed").filter(
    ({ field }) => field !== "pickupDate" || isCollected,
  );
  // As they were when the editing began: an order that is moved on meanwhile takes nothing away that is typed.
  const [editing, setEditing] = useState<readonly FactField[] | null>(null);
  const edit = fields.length > 0 && (
    <Button size="small" aria-label={`Edit ${title.toLowerCase()}`} onClick={() => setEditing(fields)}>
      Edit
    </Button>
  );

  return (
    <>
      <FactsCard title={title} facts={factsOf(shown)} aside={edit} />
      {editing && <EditFactsDialog title={title} order={shown} fields={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

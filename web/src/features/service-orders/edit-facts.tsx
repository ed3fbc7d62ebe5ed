import Button from "@mui/material/Button";
import { useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import type { OrderFactsFragment } from "#graphql/graphql.ts";
import { EditFactsDialog } from "./edit-facts-dialog.tsx";
import { fieldsToEdit, type FactGroup } from "./fact-fields.ts";

interface EditFactsProps {
  order: OrderFactsFragment;
  group: FactGroup;
  title: string;
}

/** Only for those who may change at least one of the facts. */
export function EditFacts({ order, group, title }: EditFactsProps) {
  const role = roleOf(useAuth().user);
  const [editing, setEditing] = useState(false);
  const fields = fieldsToEdit(group, role, order.status?.category ?? "closed");
  if (fields.length === 0) return null;

  return (
    <>
      <Button size="small" aria-label={`Edit ${title.toLowerCase()}`} onClick={() => setEditing(true)}>
        Edit
      </Button>
      {editing && <EditFactsDialog title={title} order={order} fields={fields} onClose={() => setEditing(false)} />}
    </>
  );
}

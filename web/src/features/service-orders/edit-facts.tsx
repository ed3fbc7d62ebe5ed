import Button from "@mui/material/Button";
import { useState } from "react";
import type { OrderFactsFragment } from "#graphql/graphql.ts";
import { EditFactsDialog } from "./edit-facts-dialog.tsx";
import type { FactField } from "./fact-fields.ts";

interface EditFactsProps {
  title: string;
  order: OrderFactsFragment;
  fields: readonly FactField[];
}

export function EditFacts({ title, order, fields }: EditFactsProps) {
  const [editing, setEditing] = useState(false);

  return (
    <>
      <Button size="small" aria-label={`Edit ${title.toLowerCase()}`} onClick={() => setEditing(true)}>
        Edit
      </Button>
      {editing && <EditFactsDialog title={title} order={order} fields={fields} onClose={() => setEditing(false)} />}
    </>
  );
}

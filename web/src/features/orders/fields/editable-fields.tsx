import { t } from "@boresight/domain/texts/text";
import { withinSentence } from "@boresight/domain/texts/within-sentence";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { OrderFieldsFragment } from "#graphql/graphql.ts";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import { DetailsLine } from "#ui/layout/details-line.tsx";
import type { Detail } from "#ui/layout/details-list.tsx";
import type { FieldGroup } from "@boresight/domain/orders/field-spec";
import { fieldsToEdit, type EditableField } from "./fields-to-edit.ts";
import { OrderFields } from "./order-fields.fragment.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useFetchedWhenIdle } from "#ui/overlay/use-fetched-when-idle.ts";

const EditFieldsDialog = lazyPart(async () => (await import("./edit-fields-dialog.tsx")).EditFieldsDialog);

interface EditableFieldsProps {
  order: FragmentType<typeof OrderFields>;
  group: FieldGroup;
  title: string;
  detailsOf: (order: OrderFieldsFragment) => Detail[];
  /** In one line without a card, as in the head of the page. */
  isLine?: boolean;
}

/** Details of an order, with an Edit button for people whose role may change one of them. */
export function EditableFields({ order, group, title, detailsOf, isLine = false }: EditableFieldsProps) {
  const role = roleOf(useAuth().user);
  const shown = readFragment(OrderFields, order);
  const isCollected = shown.intakeMethod === "pickup" || shown.intakeMethod === "tow" || shown.pickupDate !== null;
  const fields = fieldsToEdit(group, role, shown.status?.category ?? "closed").filter(
    ({ field }) => field !== "pickupDate" || isCollected,
  );
  // As they were when editing began: a concurrent change must not discard what was typed.
  const [editing, setEditing] = useState<readonly EditableField[] | null>(null);
  useFetchedWhenIdle(EditFieldsDialog);
  const edit = fields.length > 0 && (
    <Button
      size="small"
      aria-label={t("orders.editTitle", { title: withinSentence(title) })}
      onClick={() => setEditing(fields)}
    >
      {t("base.edit")}
    </Button>
  );

  return (
    <>
      {isLine ? (
        <DetailsLine details={detailsOf(shown)} aside={edit} />
      ) : (
        <DetailsCard title={title} details={detailsOf(shown)} aside={edit} />
      )}
      <Suspense>
        {editing && <EditFieldsDialog title={title} order={shown} fields={editing} onClose={() => setEditing(null)} />}
      </Suspense>
    </>
  );
}

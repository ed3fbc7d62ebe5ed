import { contactPurposes, contactPurposeWords } from "@boresight/domain/customers/contact-purpose";
import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import type { CustomerContactsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import DeleteOutlined from "~icons/ic/outline-delete";
import EditOutlined from "~icons/ic/outline-edit";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { RowList } from "#ui/table/list-row.tsx";
import { MenuRow } from "#ui/table/menu-row.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { phoneWords } from "#ui/text/phone-text.tsx";
import StarOutlined from "~icons/ic/outline-star";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import { ReachMarks } from "./reach-marks.tsx";
import { useReachActions } from "./use-reach.ts";

const ContactDialog = lazyPart(async () => (await import("./contact-dialog.tsx")).ContactDialog);

export const CustomerContacts = graphql(`
  fragment CustomerContacts on Customer {
    id
    contacts(first: 50, orderBy: NAME_ASC) {
      nodes {
        id
        version
        name
        title
        email
        phone
        phoneExtension
        isPreferred
        purposes
        ...ReachFields
      }
    }
  }
`);

const DeleteContact = graphql(`
  mutation DeleteContact($input: DeleteContactInput!) {
    deleteContact(input: $input) {
      customer {
        id
        ...CustomerContacts
      }
    }
  }
`);

export type ContactOfCustomer = NonNullable<CustomerContactsFragment["contacts"]["nodes"][number]>;

/** The people to talk to. */
export function ContactsOfCustomer({ customer }: { customer: FragmentType<typeof CustomerContacts> }) {
  const { id, contacts } = readFragment(CustomerContacts, customer);
  const [edited, setEdited] = useState<ContactOfCustomer | "new" | null>(null);
  const shown = rowsOf(contacts).toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred));

  return (
    <SectionCard
      title={t("base.contacts")}
      flush
      aside={
        <Button size="small" onClick={() => setEdited("new")}>
          {t("customers.addContact")}
        </Button>
      }
    >
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("customers.noContactsYet")}
        </Typography>
      )}
      <RowList label={t("base.contacts")}>
        {shown.map((contact) => (
          <ContactRow key={contact.id} customerId={id} contact={contact} onEdit={() => setEdited(contact)} />
        ))}
      </RowList>
      <Suspense>
        {edited && (
          <ContactDialog customerId={id} contact={edited === "new" ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </SectionCard>
  );
}

interface ContactRowProps {
  customerId: string;
  contact: ContactOfCustomer;
  onEdit: () => void;
}

function ContactRow({ customerId, contact, onEdit }: ContactRowProps) {
  const { id, version, name, title, email, phone, phoneExtension, isPreferred, purposes } = contact;
  const [remove] = useMutation(DeleteContact);
  const confirm = useConfirm();
  const { run } = useVerb({ stale: ["contact-changed"] });
  const reach = useReachActions(customerId, contact);
  const removeIt = async () => {
    if (!(await confirm(t("customers.removeNameQuestion", { name })))) return;
    await run(() => remove({ variables: { input: { id, version } } }), t("customers.nameIsRemoved", { name }));
  };

  return (
    <MenuRow
      main={
        <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
          <bdi>{name}</bdi>
          {isPreferred && (
            <ToneChip tone="teal" icon={StarOutlined}>
              {t("customers.preferred")}
            </ToneChip>
          )}
          {contactPurposes
            .filter((purpose) => purposes.includes(purpose))
            .map((purpose) => (
              <ToneChip key={purpose} tone="grey">
                {contactPurposeWords[purpose]}
              </ToneChip>
            ))}
          <ReachMarks {...contact} />
        </Box>
      }
      second={[title, email, phone && phoneWords(phone, phoneExtension)].filter(Boolean).join(" · ")}
      label={t("base.actionsForName", { name })}
      actions={[
        { label: t("base.edit"), icon: EditOutlined, run: onEdit },
        ...reach,
        { label: t("base.remove"), icon: DeleteOutlined, run: () => void removeIt() },
      ]}
    />
  );
}

import { PhoneText } from "#ui/text/phone-text.tsx";
import { t } from "@boresight/domain/texts/text";
import { contactsFor } from "@boresight/domain/customers/contact-purpose";
import { isStaff } from "@boresight/domain/accounts/roles";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { OrderPeopleFragment } from "#graphql/graphql.ts";
import { CodeText } from "#ui/text/code-text.tsx";
import { DetailsCard } from "#ui/layout/details-card.tsx";
import type { Detail } from "#ui/layout/details-list.tsx";
import { EditableFields } from "#features/orders/fields/editable-fields.tsx";
import type { OrderFields } from "#features/orders/fields/order-fields.fragment.ts";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { EmailLink } from "#ui/text/email-link.tsx";
import { customerName } from "#records/customer-name.ts";

const OrderPeopleFields = graphql(`
  fragment OrderPeople on ServiceOrder {
    id
    poNumber
    customer {
      ...CustomerName
      email
      phone
      notes
      requiresPo
      contacts(first: 50, orderBy: NAME_ASC) {
        nodes {
          id
          name
          title
          email
          phone
          phoneExtension
          isPreferred
          purposes
        }
      }
    }
    vehicle {
      id
      vehicleDescription
      vinNumber
      licensePlate
      plateState
      color
      ownerFirstName
      ownerLastName
    }
  }
`);

type Order = FragmentType<typeof OrderPeopleFields>;

const phoneLink = (phone: string | null, extension = "") =>
  phone && (
    <Link href={`tel:${phone}`}>
      <PhoneText phone={phone} extension={extension} />
    </Link>
  );

const CustomerLink = ({ id, ...name }: NonNullable<OrderPeopleFragment["customer"]>) => (
  <Link component={RouteLink} to={`/customers/${id}`}>
    {customerName(name)}
  </Link>
);

type Customer = NonNullable<OrderPeopleFragment["customer"]>;

/** Whom mails about the vehicle go to; a customer without contacts is reached itself. */
function reachDetails({ contacts, companyName, firstName, lastName, email, phone }: Customer): Detail[] {
  const told = contactsFor("vehicle", rowsOf(contacts), (contact) => contact.email !== null);
  const [first] = told;
  if (!first)
    return [
      { label: t("base.contact"), value: companyName && `${firstName} ${lastName}`.trim() },
      { label: t("base.phone"), value: phoneLink(phone) },
      { label: t("base.email"), value: email && <EmailLink email={email} /> },
    ];
  const each = (shown: (contact: (typeof told)[number]) => ReactNode) => (
    <Stack>
      {told.map((contact) => (
        <span key={contact.id}>{shown(contact)}</span>
      ))}
    </Stack>
  );
  return [
    { label: t("base.contact"), value: each(({ name, title }) => [name, title].filter(Boolean).join(" · ")) },
    { label: t("base.phone"), value: first.phone ? phoneLink(first.phone, first.phoneExtension) : phoneLink(phone) },
    { label: t("base.email"), value: each((contact) => contact.email && <EmailLink email={contact.email} />) },
  ];
}

const customerDetails = ({ customer, poNumber }: OrderPeopleFragment, isLinked: boolean): Detail[] =>
  customer
    ? [
        { label: t("base.name"), value: isLinked ? <CustomerLink {...customer} /> : customerName(customer) },
        ...reachDetails(customer),
        { label: t("orders.po"), value: poNumber ?? (customer.requiresPo && t("orders.requiredBeforeWork")) },
        { label: t("base.notes"), value: customer.notes },
      ]
    : [];

const vehicleDetails = ({ vehicle }: OrderPeopleFragment): Detail[] =>
  vehicle
    ? [
        { label: t("base.vehicle"), value: vehicle.vehicleDescription },
        {
          label: t("base.vin"),
          value: vehicle.vinNumber ? <CodeText label="VIN" code={vehicle.vinNumber} /> : t("vehicles.noVinYet"),
        },
        { label: t("base.plate"), value: [vehicle.licensePlate, vehicle.plateState].filter(Boolean).join(" · ") },
        { label: t("base.color"), value: vehicle.color },
        { label: t("base.owner"), value: `${vehicle.ownerFirstName} ${vehicle.ownerLastName}`.trim() },
      ]
    : [];

export function OrderCustomer({ order }: { order: Order }) {
  const isLinked = isStaff(roleOf(useAuth().user));

  return (
    <DetailsCard
      title={t("base.customer")}
      details={customerDetails(readFragment(OrderPeopleFields, order), isLinked)}
    />
  );
}

export function OrderVehicle({ order }: { order: Order & FragmentType<typeof OrderFields> }) {
  const people = readFragment(OrderPeopleFields, order);

  return (
    <EditableFields order={order} group="vehicle" title={t("base.vehicle")} detailsOf={() => vehicleDetails(people)} />
  );
}

import { wrongField } from "@boresight/domain/base/problems";
import { text } from "@boresight/domain/texts/text";
import {
  isMailRecipient,
  mailLocales,
  type MailLocale,
  type MailRecipient,
} from "@boresight/domain/mail/email-template";
import { contactsFor, type ContactPurpose } from "@boresight/domain/customers/contact-purpose";
import { purposeOf } from "@boresight/domain/customers/purpose-of-mail";
import { topicOf } from "@boresight/domain/customers/message-topic";
import type { Rights } from "#platform/database/transaction.ts";

export interface Addressee {
  address: string;
  name: string;
  locale: MailLocale;
}

interface Person {
  name: string;
  email: string | null;
}

interface ContactOfOrder extends Person {
  isPreferred: boolean;
  purposes: readonly string[];
}

interface PeopleOfOrder {
  /** What the mail is for. */
  purpose: ContactPurpose;
  locale: string;
  notifyByEmail: boolean;
  unwantedEmails: readonly string[];
  customer: Person;
  /** The customer's login that submitted the order. */
  sender: Person | null;
  contacts: readonly ContactOfOrder[];
  vehicleOwner: Person;
  facility: Person | null;
  technician: (Person & { locale: string }) | null;
  /** Technicians of the order's facility who recorded no attempt on it. */
  colleagues: readonly (Person & { locale: string })[];
}

/**
 * Returns who gets this email about an order, each address once. Customers may opt out, of all or of its topic; staff
 * always get it.
 */
export async function findAddressees(
  system: Rights,
  orderId: string,
  { key, recipients }: { key: string; recipients: readonly string[] },
): Promise<readonly Addressee[]> {
  return addresseesAmong(forMail(key, await readPeople(system, ofOrder, orderId)), recipients);
}

/** What such an email is for, and whether the customer wants it. */
function forMail(key: string, people: Omit<PeopleOfOrder, "purpose">): PeopleOfOrder {
  const isUnwanted = people.unwantedEmails.some((topic) => topic === topicOf(key));
  return { ...people, purpose: purposeOf(key), notifyByEmail: people.notifyByEmail && !isUnwanted };
}

export interface Choice extends Addressee {
  /** Gets such an email unless somebody chooses otherwise. */
  isDefault: boolean;
}

/**
 * All addresses of a customer that an email about an order, or else about the account, can go to. None where the customer
 * wants no such emails or the template is off.
 */
export async function findChoices(
  system: Rights,
  of: { orderId: string } | { customerId: string },
  key: string,
): Promise<readonly Choice[]> {
  const template = await system.maybe<{ recipients: readonly string[] }>({
    text: "select recipients from app.email_templates where key = $1 and enabled",
    values: [key],
  });
  if (!template) return [];
  const [source, id] = "orderId" in of ? [ofOrder, of.orderId] : [ofCustomerAlone, of.customerId];
  const people = forMail(key, await readPeople(system, source, id));
  const defaults = addresseesAmong(people, template.recipients);
  const others = addresseesAmong(people, ["allContacts", "customer"]).filter(
    ({ address }) => !defaults.some((one) => one.address === address),
  );
  return [
    ...defaults.map((one) => ({ ...one, isDefault: true })),
    ...others.map((one) => ({ ...one, isDefault: false })),
  ];
}

/** Those among the choices that somebody chose, else the defaults. Throws `invalid-input` for an address that is none of them. */
export function chosenAmong(
  choices: readonly Choice[],
  chosen: readonly string[] | null | undefined,
): readonly Choice[] {
  if (!chosen) return choices.filter(({ isDefault }) => isDefault);
  const wanted = chosen.map((address) => address.trim().toLowerCase());
  const unknown = wanted.find((address) => !choices.some((one) => one.address === address));
  if (unknown !== undefined) {
    throw wrongField("recipients", "wrong-reference", text("mail.recipientNotOfCustomer", { address: unknown }));
  }
  return choices.filter(({ address }) => wanted.includes(address));
}

/** Whether a recipient is on the customer's side. */
export const isOfCustomer = (recipient: string): boolean => customersSide.some((known) => known === recipient);

const customersSide: readonly MailRecipient[] = ["customer", "preferredContact", "allContacts", "vehicleOwner"];

/** The same for an email about a customer's login: on the customer's side that login gets it. */
export async function findAddresseesOfLogin(
  system: Rights,
  { customerId, userId }: { customerId: string; userId: string },
  recipients: readonly string[],
): Promise<readonly Addressee[]> {
  const people = await readPeople(system, ofCustomerAlone, customerId);
  const login = await system.maybe<Person>({
    text: "select display_name as name, email from app.users where id = $1",
    values: [userId],
  });
  const owner = login ?? people.customer;
  return addresseesAmong(
    { ...people, purpose: "vehicle", customer: owner, contacts: [], notifyByEmail: true },
    recipients,
  );
}

function addresseesAmong(people: PeopleOfOrder, recipients: readonly string[]): readonly Addressee[] {
  const found = recipients.flatMap((recipient) =>
    isMailRecipient(recipient) ? whoIs[recipient](people) : [inEnglish({ name: "", email: recipient })],
  );
  const byAddress = new Map<string, Addressee>();
  for (const { email, name, locale } of found) {
    const address = email?.trim().toLowerCase();
    if (address && !byAddress.has(address)) byAddress.set(address, { address, name, locale });
  }
  return [...byAddress.values()];
}

type Found = Person & { locale: MailLocale };

const inEnglish = (person: Person): Found => ({ ...person, locale: "en" });

const localeOf = (locale: string): MailLocale => mailLocales.find((known) => known === locale) ?? "en";

const ofStaff = (person: Person & { locale: string }): Found => ({ ...person, locale: localeOf(person.locale) });

const ofCustomer = ({ locale, notifyByEmail }: PeopleOfOrder, people: readonly Person[]): Found[] =>
  notifyByEmail ? people.map((person) => ({ ...person, locale: localeOf(locale) })) : [];

/** Whoever submitted the order gets what the shop's contacts get. */
const withSender = (all: PeopleOfOrder, people: readonly Person[]): Found[] =>
  ofCustomer(all, all.sender ? [...people, all.sender] : people);

const whoIs: Record<MailRecipient, (people: PeopleOfOrder) => Found[]> = {
  customer: (people) => withSender(people, [people.customer]),
  preferredContact: (people) => {
    const { purpose, contacts, customer } = people;
    const told = contactsFor(purpose, contacts, ({ email }) => Boolean(email));
    const isForPayers = purpose === "billing" && told.some(({ purposes }) => purposes.includes(purpose));
    return isForPayers ? ofCustomer(people, told) : withSender(people, told.length > 0 ? told : [customer]);
  },
  allContacts: (people) => withSender(people, people.contacts.length > 0 ? people.contacts : [people.customer]),
  vehicleOwner: (people) => ofCustomer(people, [people.vehicleOwner]),
  facility: ({ facility }) => (facility ? [inEnglish(facility)] : []),
  technician: ({ technician }) => (technician ? [ofStaff(technician)] : []),
  // Where nobody else works, the location finds somebody.
  colleagues: ({ colleagues, facility }) =>
    colleagues.length > 0 ? colleagues.map(ofStaff) : facility ? [inEnglish(facility)] : [],
};

const ofOrder = `from app.service_orders o
  join app.customers c on c.id = o.customer_id
  join app.vehicles v on v.id = o.vehicle_id
  where o.id = $1`;
const ofCustomerAlone = `from app.customers c
  left join app.service_orders o on false
  left join app.vehicles v on false
  where c.id = $1`;

const readPeople = (system: Rights, source: string, id: string): Promise<Omit<PeopleOfOrder, "purpose">> =>
  system.one<Omit<PeopleOfOrder, "purpose">>({
    isPrepared: true,
    text: `select c.locale, c.notify_by_email, c.unwanted_emails,
        json_build_object('name', coalesce(nullif(c.first_name, ''), c.company_name), 'email', c.email) as customer,
        (select json_build_object('name', u.display_name, 'email', u.email) from app.users u
          where u.id = o.created_by and u.customer_id = c.id and not u.disabled) as sender,
        (select coalesce(json_agg(json_build_object('name', p.name, 'email', p.email, 'isPreferred', p.is_preferred,
            'purposes', p.purposes) order by p.created_at, p.id), '[]')
          from app.contacts p where p.customer_id = c.id) as contacts,
        json_build_object('name', v.owner_first_name, 'email', v.owner_email) as vehicle_owner,
        (select json_build_object('name', f.facility_name, 'email', f.email) from app.facilities f
          where f.id = coalesce(o.facility_id, (select id from app.facilities where is_base))) as facility,
        (select json_build_object('name', u.display_name, 'email', u.email, 'locale', u.locale) from app.users u
          where u.id = o.assigned_technician_id) as technician,
        (select coalesce(json_agg(json_build_object('name', u.display_name, 'email', u.email, 'locale', u.locale) order by u.id), '[]')
          from app.users u where u.default_role = 'technician' and not u.disabled and app_private.at_own_facility(o.facility_id, u.facility_ids)
            and o.id is not null and not exists (select from app.calibration_attempts a where a.service_order_id = o.id and a.performed_by = u.id)) as colleagues
      ${source}`,
    values: [id],
  });

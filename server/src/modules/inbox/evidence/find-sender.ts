import type { Rights, Statement } from "#platform/database/transaction.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

export interface Sender {
  address: string;
  /** The customers who have given this very address. */
  customerIds: readonly string[];
  /** The login with this address, of one of them. */
  userId: string | null;
  /** Customers of the same domain or telephone: only guesses. */
  perhaps: readonly { customerId: string; reason: "domain" | "phone" }[];
}

/** Mail providers that anybody may use. */
const openDomains: ReadonlySet<string> = new Set([
  "aol.com",
  "att.net",
  "comcast.net",
  "gmail.com",
  "gmx.com",
  "gmx.net",
  "googlemail.com",
  "hotmail.com",
  "icloud.com",
  "laposte.net",
  "live.com",
  "mac.com",
  "mail.com",
  "me.com",
  "msn.com",
  "orange.fr",
  "outlook.com",
  "proton.me",
  "protonmail.com",
  "sbcglobal.net",
  "verizon.net",
  "videotron.ca",
  "yahoo.ca",
  "yahoo.com",
  "yahoo.fr",
  "ymail.com",
]);

const givenBy = (email: string, phone: string): string =>
  `(lower(${email}) = nullif($1, '') or split_part(lower(${email}), '@', 2) = $2 or ${phone} = any ($3))`;

/** Everybody who has given this address, one of this domain, or one of these telephones in E.164 form. */
export const findKnown = (address: string, domain: string | null, phones: readonly string[]): Statement => ({
  text: `select c.id as customer_id, bool_or(known.address = $1 and $1 <> '') is true as is_exact, bool_or(known.phone = any ($3)) is true as is_phone
    from (select id as customer_id, lower(email) as address, phone from app.customers where ${givenBy("email", "phone")}
      union all select customer_id, lower(email), phone from app.contacts where ${givenBy("email", "phone")}
      union all select customer_id, lower(email), phone_number from app.users where not disabled and ${givenBy("email", "phone_number")}) known
    join app.customers c on c.id = known.customer_id and c.status <> 'archived'
    group by c.id order by c.id limit 20`,
  values: [address, domain, phones],
});

/** The domain of a company's address; null for those of a provider. */
export function ownDomainOf(address: string): string | null {
  const domain = address.split("@").at(-1) ?? "";
  return domain === "" || openDomains.has(domain) ? null : domain;
}

/** Returns who writes, by the address; by its domain and the telephones in the text only perhaps. */
export async function findSender(address: string, ownWords: string, system: Rights): Promise<Sender> {
  const ownDomain = ownDomainOf(address);
  const found = await system.rows<{ customerId: string; isExact: boolean; isPhone: boolean }>(
    findKnown(address, ownDomain, phonesIn(ownWords)),
  );
  const customerIds = found.filter(({ isExact }) => isExact).map(({ customerId }) => customerId);
  const others = found.filter(({ isExact }) => !isExact);
  const ofDomain = others.filter(({ isPhone }) => !isPhone);
  const user = await system.maybe<{ id: string }>({
    text: "select id from app.users where lower(email) = $1 and customer_id = any ($2) and not disabled limit 1",
    values: [address, customerIds],
  });
  return {
    address,
    customerIds,
    userId: user?.id ?? null,
    perhaps: [
      ...others.filter(({ isPhone }) => isPhone).map(({ customerId }) => ({ customerId, reason: "phone" as const })),
      ...(ofDomain.length === 1 ? ofDomain : []).map(({ customerId }) => ({ customerId, reason: "domain" as const })),
    ],
  };
}

const mostPhones = 10;

/** Signatures have the telephone at their end. */
const phonesIn = (words: string): string[] =>
  [...words.slice(-4000).matchAll(/\+?\(?\d[\d ().-]{8,18}\d/g)]
    .slice(-mostPhones)
    .flatMap(([written]) => readPhoneNumber(written)?.phone ?? []);

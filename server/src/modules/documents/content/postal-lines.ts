import type { PostalAddress } from "@boresight/domain/customers/postal-address";

/** SQL: the address of this alias as a `PostalAddress`. */
export const postalAddress = (alias: string): string =>
  `case when ${alias}.id is not null then json_build_object('street', ${alias}.street, 'unit', ${alias}.unit, 'city', ${alias}.city,
    'state', ${alias}.state, 'postalCode', ${alias}.postal_code, 'country', ${alias}.country) end`;

/** As on an envelope; the country stands only where it is another than the United States. */
export function postalLines(address: PostalAddress | null): readonly string[] {
  if (!address) return [];
  const { street, unit, city, state, postalCode, country } = address;
  const region = [state, postalCode].filter(Boolean).join(" ");
  return [
    [street, unit].filter(Boolean).join(", "),
    [city, region].filter(Boolean).join(", "),
    country === "US" ? "" : country,
  ].filter(Boolean);
}

import { t } from "@boresight/domain/texts/text";
import { customerName } from "#records/customer-name.ts";
import { phoneWords } from "#ui/text/phone-text.tsx";

interface OtherEnd {
  address: string | null;
  contactName: string;
  customer: { companyName: string; firstName: string; lastName: string } | null;
}

/** Where the other end is reached, as people write it. */
export const addressWords = (address: string): string => (address.startsWith("+") ? phoneWords(address) : address);

/** Who the shop speaks with: the person, or else the customer, or at least the address. */
export function nameOfOtherEnd({ address, contactName, customer }: OtherEnd): string {
  if (contactName && contactName !== address) return contactName;
  if (customer) return customerName(customer);
  return address && address !== "unknown" ? addressWords(address) : t("inbox.unknownSender");
}

import { nationalPhone } from "@boresight/domain/base/national-phone";
import { t } from "@boresight/domain/texts/text";

/** `(303) 555-0103` for a number of the United States or Canada, any other as it is stored; with its extension. */
export function phoneWords(stored: string, extension = ""): string {
  const phone = nationalPhone(stored);
  return extension ? t("ui.phoneWithExtension", { phone, extension }) : phone;
}

/** What a field for a telephone begins with; the server reads it back. */
export const typedPhone = (phone: string | null | undefined, extension: string | undefined): string =>
  phone && extension ? `${phone} x${extension}` : (phone ?? "");

interface PhoneTextProps {
  phone: string;
  extension?: string;
}

/** A telephone number, which reads from left to right in every language. */
export const PhoneText = ({ phone, extension }: PhoneTextProps) => <bdi dir="ltr">{phoneWords(phone, extension)}</bdi>;

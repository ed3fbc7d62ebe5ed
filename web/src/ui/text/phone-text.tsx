/** `(303) 555-0103` for a number of the United States or Canada; any other as it is stored. */
export const phoneWords = (phone: string): string =>
  phone.replace(/^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/, "($1) $2-$3");

/** A telephone number, which reads from left to right in every language. */
export const PhoneText = ({ phone }: { phone: string }) => <bdi dir="ltr">{phoneWords(phone)}</bdi>;

import { t } from "@boresight/domain/texts/text";
import { useMutation } from "@apollo/client/react";
import { doesSendTexts } from "#data/offers.ts";
import { graphql } from "#graphql/gql.ts";
import type { CustomerContactsFragment } from "#graphql/graphql.ts";
import { useVerb } from "#records/use-verb.ts";
import { useConfirm } from "#ui/dialog/confirm-dialog.tsx";
import MarkEmailReadOutlined from "~icons/ic/outline-mark-email-read";
import SmsOutlined from "~icons/ic/outline-sms";
import type { RowAction } from "#ui/table/row-menu.tsx";
import { phoneWords } from "#ui/text/phone-text.tsx";

/** Whether the customer itself can be reached; contacts have the same. */
export const CustomerReach = graphql(`
  fragment CustomerReach on Customer {
    id
    ...ReachFields
  }
`);
const RecordTextConsent = graphql(`
  mutation RecordTextConsent($input: RecordTextConsentInput!) {
    recordTextConsent(input: $input) {
      customer {
        id
        ...CustomerContacts
        ...CustomerReach
      }
    }
  }
`);
const ClearUndeliverableAddress = graphql(`
  mutation ClearUndeliverableAddress($input: ClearUndeliverableAddressInput!) {
    clearUndeliverableAddress(input: $input) {
      customer {
        id
        ...CustomerContacts
        ...CustomerReach
      }
    }
  }
`);

type Contact = NonNullable<CustomerContactsFragment["contacts"]["nodes"][number]>;

/** A contact, or the customer itself. */
export interface Reached extends Pick<Contact, "emailProblem" | "textConsent"> {
  name: string;
  email: string | null;
  phone: string | null;
}

/** What can be done so that this person is reached: mail a bounced address again, record what they say about texts. */
export function useReachActions(customerId: string, person: Reached): RowAction[] {
  const [record] = useMutation(RecordTextConsent);
  const [clear] = useMutation(ClearUndeliverableAddress);
  const confirm = useConfirm();
  const { run } = useVerb();
  const { name, email, phone, emailProblem, textConsent } = person;
  const isGiven = textConsent?.isGiven ?? false;
  const consent = async (number: string) => {
    const words = { name, phone: phoneWords(number) };
    const question = isGiven ? t("customers.endTextsQuestion", words) : t("customers.agreedToTextsQuestion", words);
    if (!(await confirm(question))) return;
    const input = { customerId, phone: number, isGiven: !isGiven };
    await run(() => record({ variables: { input } }), t("customers.textConsentIsRecorded"));
  };
  const mailAgain = (address: string) =>
    run(() => clear({ variables: { input: { customerId, address } } }), t("customers.addressIsMailedAgain"));

  return [
    ...(email && emailProblem
      ? [{ label: t("customers.mailAgain"), icon: MarkEmailReadOutlined, run: () => void mailAgain(email) }]
      : []),
    ...(phone && (isGiven || doesSendTexts())
      ? [
          {
            label: isGiven ? t("customers.endTexts") : t("customers.recordTextConsent"),
            icon: SmsOutlined,
            run: () => void consent(phone),
          },
        ]
      : []),
  ];
}

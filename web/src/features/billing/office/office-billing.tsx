import { PaymentList } from "#features/billing/payments/payment-list.tsx";
import { CardsOffLine } from "#records/billing/cards-off-line.tsx";
import { OfficeFigures } from "./office-figures.tsx";

/** What the office looks at first, and the latest payments. */
export const BillingOfOffice = () => (
  <>
    <OfficeFigures />
    <CardsOffLine />
    <PaymentList />
  </>
);

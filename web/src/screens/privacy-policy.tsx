import { productName } from "#ui/text/product-name.ts";
import { Prose, type Passage } from "#ui/text/prose.tsx";

const passages: readonly Passage[] = [
  {
    heading: "What we keep",
    text: "The name, e-mail and phone number of the people we work with, the vehicles they bring with their identification numbers, and the records of the work: orders, estimates, invoices, scans and photos.",
  },
  {
    heading: "What for",
    text: "To calibrate vehicles, to prove what was done, and to bill it. Nothing is sold, and nothing is used for advertising.",
  },
  {
    heading: "Who sees it",
    text: "Our staff, and each customer their own orders. Accounting receives what an invoice needs.",
  },
  {
    heading: "How long",
    text: "Work records stay for seven years, as insurers and vehicle makers may ask for them. Details of a vehicle's owner are erased on request.",
  },
  {
    heading: "In your browser",
    text: "We store your sign-in and how you like the pages to look. There are no third-party cookies.",
  },
];

export function PrivacyPolicy() {
  return <Prose title={`Privacy at ${productName()}`} passages={passages} />;
}

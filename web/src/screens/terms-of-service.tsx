import { productName } from "#ui/text/product-name.ts";
import { Prose, type Passage } from "#ui/text/prose.tsx";

const passages: readonly Passage[] = [
  {
    heading: "The service",
    text: "We calibrate the driver-assistance sensors of vehicles that customers bring or let us collect, after the vehicle maker's procedure, and hand over the records of it.",
  },
  {
    heading: "Orders and estimates",
    text: "Work starts when an estimate has been approved. What turns out to be needed besides is estimated again before it is done.",
  },
  {
    heading: "The state of the vehicle",
    text: "A calibration needs a vehicle that is repaired, aligned and free of blocking fault codes. When it is not, the order waits and the reason is shown with it.",
  },
  {
    heading: "Payment",
    text: "Invoices are due by the date they carry. Credits and disputes are settled on the invoice they belong to.",
  },
];

export function TermsOfService() {
  return <Prose title={`Terms of service of ${productName()}`} passages={passages} />;
}

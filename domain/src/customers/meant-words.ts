/** What words in lists of customers mean: terms of payment, and kinds of customers. */
import { text } from "#texts/text.ts";
import type { ReadCell } from "#base/read-cell.ts";
import { foldedWord } from "#base/text.ts";
import { contactPurposes, contactPurposeWords, type ContactPurpose } from "./contact-purpose.ts";
import { customerKinds, customerKindWords, type CustomerKind } from "./customer-kind.ts";

const atOnce =
  /^(?:c\.?o\.?d\.?|cash|cash only|cash on delivery|(?:due |payable )?(?:on|upon) (?:receipt|delivery|completion)|due now|immediate(?:ly)?|pre-?paid|prepay(?:ment)?|c\.?i\.?a\.?|p\.?i\.?a\.?|payment in advance|à réception)$/i;
const discounted = /^[\d.]+\s*%?[\s/,]*\d+[\s,]*(?:days?)?[\s,/-]*(?:net|n)[\s/.-]*(\d{1,3})(?:\s*days?)?$/i;
const net =
  /^(?:(?:(?:due |payable )?(?:in|within) |net|n)[\s/.:-]*)?(\d{1,3})(?:[.,]0+)?\s*(?:-?\s*(?:days?|d|jours?|j))?(?:\s*net)?\.?$/i;

/** Days to pay: `Net 30`, `30 days`, `NET30`, `COD`; of `2% 10 Net 30` the discount is left out. */
export function meantTerms(written: string): ReadCell {
  const terms = written.replaceAll(/\s+/g, " ");
  if (atOnce.test(terms)) return { value: 0, told: text("settings.importTermsAtOnce", { text: written }) };
  const [, days] = net.exec(terms) ?? [];
  if (days !== undefined) return { value: Number(days) };
  const [, later] = discounted.exec(terms) ?? [];
  if (later === undefined) return { problem: text("settings.importTerms") };
  return { value: Number(later), told: text("settings.importTermsDiscount", { text: written, days: later }) };
}

const meanings: Record<CustomerKind, string> = {
  bodyShop: "body, body shop, auto body, auto body shop, collision, collision center, collision repair, collision shop, mso, paint, paint shop",
  dealer: "dealer, dealership, car dealer, auto dealer, car dealership, auto dealership, new car dealer, used car dealer, franchise dealer",
  glass: "glass, auto glass, glass shop, glass company, windshield, windshield repair",
  mechanical: "mechanical, mechanic, mechanical shop, repair shop, garage, auto repair, auto repair shop, service center, tire shop",
  fleet: "fleet, fleets, rental, rental company, rental fleet, government, municipal, municipality, trucking, leasing",
  insurer: "insurer, insurance, insurance company, insurance carrier, carrier",
  individual: "individual, person, private, private person, private customer, consumer, retail, residential, vehicle owner, walk in",
}; // prettier-ignore

const kinds = new Map<string, CustomerKind>(
  customerKinds.flatMap((kind) =>
    [kind, customerKindWords[kind], ...meanings[kind].split(", ")].map((word) => [foldedWord(word), kind] as const),
  ),
);

/** A kind of customer. A word that is not one is left out, and a note says so. */
export function meantKind(written: string): ReadCell {
  const word = foldedWord(written);
  const value = kinds.get(word) ?? kinds.get(word.replace(/s$/, ""));
  if (!value)
    return {
      value: undefined,
      told: text("settings.importNoKind", { text: written, types: Object.values(customerKindWords).join(", ") }),
    };
  const isOwn = [value, customerKindWords[value]].some((own) => foldedWord(own) === word);
  return isOwn
    ? { value }
    : { value, told: text("settings.importReadAs", { text: written, value: customerKindWords[value] }) };
}

const purposeMeanings: Record<ContactPurpose, string> = {
  estimates: "estimates, estimate, estimating, estimator, quotes, quote, approvals, approval, authorization, authorizations",
  vehicle: "vehicle, vehicles, orders, order, order news, order updates, work orders, repair orders, status, updates, production, scheduling, appointments, jobs",
  billing: "billing, invoices, invoice, statements, statement, invoices and statements, bills, accounting, accounts payable, payable, payables, payments, a p, ap",
}; // prettier-ignore

const purposes = new Map<string, ContactPurpose>(
  contactPurposes.flatMap((purpose) =>
    [purpose, contactPurposeWords[purpose], ...purposeMeanings[purpose].split(", ")].map(
      (word) => [foldedWord(word), purpose] as const,
    ),
  ),
);
const everything = new Set(["all", "everything", "any"]);

/** What a contact is told about: `Invoices; Estimates`, `A/P`, `All`. Other words are a problem, not left out in silence. */
export function meantPurposes(written: string): ReadCell {
  if (everything.has(foldedWord(written))) return { value: [...contactPurposes] };
  const whole = purposes.get(foldedWord(written));
  const words = written.split(/[;,|+&\n]| and /i).filter((word) => word.trim() !== "");
  const found = whole ? [whole] : words.map((word) => purposes.get(foldedWord(word)));
  if (found.includes(undefined))
    return {
      problem: text("customers.purposesAre", {
        words: contactPurposes.map((one) => contactPurposeWords[one]).join(", "),
      }),
    };
  return { value: contactPurposes.filter((purpose) => found.includes(purpose)) };
}

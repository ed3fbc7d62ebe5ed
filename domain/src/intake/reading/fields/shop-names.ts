/** Whether a name is a shop's, a dealer's or a supplier's, or that of a customer who is called like one. */
import { knownMake } from "./vehicle-description.ts";

const trade =
  /\b(?:abra|auto|automobiles?|automotive|autobody|body|bumpers?|calibers?|calibrations?|cars?|carstar|center|centre|claims?|coachworks?|collision|crash champions|customs|dealer(?:ship)?|dents?|frame|garage|gerber|glass|imports|maaco|motors?|motorsports|paint|parts|refinish(?:ing)?|repairs?|restoration|safelite|service|service king|tires?|towing|trucks?|works)\b/i;

/** "Penske Truck Leasing", "Enterprise Rent-A-Car": of what is leased and rented. */
const leased =
  /\b(?:autos?|automobiles?|cars?|motors?|trucks?|vehicles?) (?:leas(?:e|ing)|rentals?|sharing|transport\w*)\b|\brent[- ]?a[- ]?(?:car|truck|van)\b/gi;

export const isShopName = (name: string): boolean => trade.test(name.replace(leased, "")) && !isPerson(name);

/** Whom nobody is called: "Safelite, Denver" is no person. */
const network =
  /^(?:(?:\p{L}+ )*(?:auto ?body|auto ?glass|body shop|coachworks|collision|refinish(?:ing)?|towing)\b|(?:abra|belron|carstar|crash champions|fix auto|glass (?:america|doctor)|maaco|novus|safelite|service king|speedy glass)\b)/iu;

/** "FORD, JENNIFER", "GLASS, ROBERT M" */
const isPerson = (name: string): boolean =>
  !network.test(name) &&
  /^\p{L}[\p{L}'’ -]{1,30}, (?!(?:co|corp|inc|llc|llp|lp|ltd|pc)\b)\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/iu.test(
    name,
  );

/** "Mercury Delivery Services", "Lincoln County": who is called like a make, and sells no vehicles. */
const otherBusiness =
  /\b(?:academy|air|bakery|catering|church|city|cleaning|college|construction|county|delivery|electric|electrical|farms?|foods?|freight|heating|holdings|hospital|landscap\w*|leasing|logistics|moving|plumbing|properties|rentals?|roofing|schools?|security|transit|transport\w*|trucking|university)\b/i;

export const isDealerName = (name: string): boolean =>
  !isPerson(name) && !otherBusiness.test(name) && name.split(/[\s,]+/).some((word) => knownMake(word) !== null);

/** What shops, dealers and their suppliers are called. */
const trade =
  /\b(?:abra|auto|automobiles?|automotive|autobody|body|bumpers?|calibers?|calibrations?|cars?|carstar|center|centre|claims?|coachworks?|collision|crash champions|customs|dealer(?:ship)?|dents?|frame|garage|gerber|glass|imports|maaco|motors?|motorsports|paint|parts|refinish(?:ing)?|repairs?|restoration|safelite|service|service king|tires?|towing|trucks?|works)\b/i;

export const isShopName = (name: string): boolean => trade.test(name);

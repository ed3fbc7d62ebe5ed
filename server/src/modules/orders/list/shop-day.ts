/** The time zone of the shop's base facility. */
export const baseZone = "(select app_private.shop_zone())";

/** When a day of the shop begins, in SQL. */
export const startOf = (day: string) => `${day}::timestamp at time zone ${baseZone}`;

/** From the begin of one day to the end of another. */
export const duringDays = (moment: string, first: string, last: string) =>
  `${moment} >= ${startOf(first)} and ${moment} < ${startOf(`(${last} + 1)`)}`;

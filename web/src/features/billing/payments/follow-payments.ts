/** What shows sums of payments: it is asked again where it is on screen. */
export const followPayments = ["OfficeBilling", "AccountsOfCustomer"] as const;

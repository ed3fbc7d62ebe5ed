/**
 * The version of the terms of service that come with the product, which a customer accepts before the first order and
 * again when they change (handbook section 11). Those that a shop wrote itself are `shop-1`, `shop-2` and so on; the
 * rules of the customers table say which are in force.
 */
export const productTermsVersion = "2026-01";

import type { english } from "./english.ts";

/** The texts of one language, by area and key; a text that counts has one key per plural form (`orders_one`, `orders_other`). */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Areas = typeof english;
type Area = keyof Areas;
type WithoutForm<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** The key of a text: its area, a dot and its name there. */
export type TextKey = { [A in Area]: `${A}.${WithoutForm<Extract<keyof Areas[A], string>>}` }[Area];

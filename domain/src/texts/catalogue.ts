import type { english } from "./english.ts";
import type { TextValue } from "./fill-text.ts";
import type { TextSlots } from "./text-slots.ts";

/** The texts of one language, by area and key; a text that counts has one key per plural form (`orders_one`, `orders_other`). */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Areas = typeof english;
type Area = keyof Areas;
type WithoutForm<Key extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : Key;

/** The key of a text: its area, a dot and its name there. */
export type TextKey = { [A in Area]: `${A}.${WithoutForm<Extract<keyof Areas[A], string>>}` }[Area];

type SlotsOf<Key extends TextKey> = Key extends keyof TextSlots ? TextSlots[Key] : never;

/** What follows a key: a value for each of its placeholders, or nothing for a text without any. */
export type Filling<Key extends TextKey> = [SlotsOf<Key>] extends [never]
  ? []
  : [params: { readonly [Name in SlotsOf<Key>]: TextValue }];

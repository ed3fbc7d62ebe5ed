import { text } from "#texts/text.ts";

/** Another shop does it: it needs none of our bays or abilities. */
export const subletMethod = "sublet";

/** The methods of built-in work, as line item types name them. */
const words: Readonly<Record<string, string>> = {
  static: text("calibrations.methodStatic"),
  dynamic: text("calibrations.methodDynamic"),
  both: text("calibrations.methodBoth"),
  "static or dynamic": text("calibrations.methodEither"),
  initialisation: text("calibrations.methodInitialization"),
  alignment: text("calibrations.methodAlignment"),
};

/** A method in words; what a shop named itself stays as typed. */
export const methodWord = (method: string | null | undefined): string =>
  method === subletMethod ? text("base.sublet") : method ? (words[method] ?? method) : "";

/** The built-in methods, to choose from. */
export const methodChoices = Object.entries(words).map(([value, label]) => ({ value, label }));

/** A person's display preferences: one cookie each, prefixed with the app title, stored for 30 days. */
import { currentLanguage } from "@boresight/domain/texts/language";

export interface Preferences {
  theme: "system" | "light" | "dark";
  colorScheme: "light" | "dark";
  semiDarkNavigation: "on" | "off";
  skin: "default" | "bordered";
  navbarBlur: "on" | "off";
  navigationCollapsed: "on" | "off";
  contentWidth: "fluid" | "boxed";
  navigation: "vertical" | "horizontal";
  horizontalNavigation: "sticky" | "static" | "hidden";
  navbar: "sticky" | "static" | "hidden";
  footer: "static" | "sticky" | "hidden";
  direction: "ltr" | "rtl";
  density: "comfortable" | "compact";
}

export type PreferenceName = keyof Preferences;

type Choices = { readonly [Name in PreferenceName]: readonly [Preferences[Name], ...Preferences[Name][]] };

/** The allowed values, the default first. */
export const choices: Choices = {
  theme: ["system", "light", "dark"],
  colorScheme: ["light", "dark"],
  semiDarkNavigation: ["on", "off"],
  skin: ["default", "bordered"],
  navbarBlur: ["on", "off"],
  navigationCollapsed: ["off", "on"],
  contentWidth: ["fluid", "boxed"],
  navigation: ["vertical", "horizontal"],
  horizontalNavigation: ["static", "sticky", "hidden"],
  navbar: ["sticky", "static", "hidden"],
  footer: ["static", "sticky", "hidden"],
  direction: ["ltr", "rtl"],
  density: ["comfortable", "compact"],
};

/** The product's configured looks, which "Reset to defaults" chooses; where nothing was saved, the first of the choices holds. */
export const configuredLooks = {
  theme: "light",
  contentWidth: "boxed",
  navigation: "vertical",
  navigationCollapsed: "off",
  navbar: "sticky",
  navbarBlur: "on",
  footer: "static",
  direction: "ltr",
} as const satisfies Partial<Preferences>;

/** Arabic is read from right to left, unless the person chose otherwise. */
const languageDirection = (): Preferences["direction"] => (currentLanguage() === "ar" ? "rtl" : "ltr");

const keptSeconds = 30 * 24 * 60 * 60;

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const cookieName = (title: string, name: PreferenceName | "language") =>
  `${title.replace(/[^\w]+/g, "-")}-${kebabCase(name)}`;

/** How long and where a cookie of the looks is kept; over an encrypted connection it is sent over such ones only. */
export const cookieTerms = (): string =>
  `path=/; max-age=${keptSeconds}; samesite=lax${globalThis.location?.protocol === "https:" ? "; secure" : ""}`;

/** Where the cookies are stored: the document, or a substitute. */
export interface CookieJar {
  cookie: string;
}

/** Returns the stored preferences; a missing or unknown value gives the default. */
export function readPreferences({ cookie }: CookieJar, title: string): Preferences {
  const kept = new Map(
    cookie.split("; ").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  const read = <Name extends PreferenceName>(name: Name): Preferences[Name] =>
    choices[name].find((choice) => choice === kept.get(cookieName(title, name))) ?? choices[name][0];
  return {
    theme: read("theme"),
    colorScheme: read("colorScheme"),
    semiDarkNavigation: read("semiDarkNavigation"),
    skin: read("skin"),
    navbarBlur: read("navbarBlur"),
    navigationCollapsed: read("navigationCollapsed"),
    contentWidth: read("contentWidth"),
    navigation: read("navigation"),
    horizontalNavigation: read("horizontalNavigation"),
    navbar: read("navbar"),
    footer: read("footer"),
    direction: kept.has(cookieName(title, "direction")) ? read("direction") : languageDirection(),
    density: read("density"),
  };
}

/** Returns the cookie that stores one preference: `Boresight-theme=dark; …`. */
export const preferenceCookie = (title: string, name: PreferenceName, value: string): string =>
  `${cookieName(title, name)}=${value}; ${cookieTerms()}`;

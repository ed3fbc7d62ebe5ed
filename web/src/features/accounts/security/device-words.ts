import { t } from "@boresight/domain/texts/text";

const browsers: [mark: RegExp, name: string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, t("accounts.samsungInternet")],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [mark: RegExp, name: string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

const nameIn = (userAgent: string, names: typeof browsers) => names.find(([mark]) => mark.test(userAgent))?.[1];

/** Returns `Chrome on Windows`; for an unknown user agent, its first word. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return t("accounts.unknownDevice");
  const [browser, system] = [nameIn(userAgent, browsers), nameIn(userAgent, systems)];
  if (browser && system) return t("accounts.browserOnSystem", { browser, system });
  return browser ?? system ?? userAgent.split(/[/ ]/, 1)[0] ?? t("accounts.unknownDevice");
}

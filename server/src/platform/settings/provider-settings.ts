// Identity providers, from settings like AUTH_PROVIDER_GOOGLE_CLIENT_ID: the presets below and any OpenID Connect
// provider.
import type { ProviderSettings } from "./auth-settings.ts";
import { StartupError } from "#platform/startup-error.ts";

type Preset = Pick<ProviderSettings, "name" | "issuer" | "scope">;

const openId = "openid email profile";
const presets: Record<string, Preset> = {
  apple: { name: "Apple", issuer: "https://appleid.apple.com", scope: "openid email name" },
  github: { name: "GitHub", issuer: null, scope: "read:user user:email" },
  google: { name: "Google", issuer: "https://accounts.google.com", scope: openId },
  microsoft: { name: "Microsoft", issuer: "https://login.microsoftonline.com/common/v2.0", scope: openId },
};

/** Where the pictures of people are by the presets; others keep them at their issuer. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  apple: [],
  github: ["https://avatars.githubusercontent.com"],
  google: ["https://*.googleusercontent.com"],
  microsoft: [],
};

export const pictureHosts = (providers: readonly ProviderSettings[]): string[] =>
  providers.flatMap(({ id, issuer }) => pictures[id] ?? (issuer ? [new URL(issuer).origin] : []));

/** Whether a provider needs nothing but its client settings. */
export const isPreset = (id: string): boolean => Object.hasOwn(presets, id);

const setting = /^AUTH_PROVIDER_([A-Z0-9]+)_(ISSUER|CLIENT_ID|CLIENT_SECRET|SCOPE|NAME)$/;

/** Those that a file may hold: their names are known by nothing but the environment. */
export const providerSettingNames = (environment: NodeJS.ProcessEnv): string[] =>
  Object.keys(environment)
    .filter((name) => name.endsWith("_FILE"))
    .map((name) => name.slice(0, -"_FILE".length))
    .filter((name) => setting.test(name));

export function providerSettings(environment: Readonly<Record<string, string | undefined>>): ProviderSettings[] {
  const found = new Map<string, Map<string, string>>();
  for (const [name, value] of Object.entries(environment)) {
    const [, provider, field] = setting.exec(name) ?? [];
    if (!provider || !field || !value) continue;
    const id = provider.toLowerCase();
    found.set(id, (found.get(id) ?? new Map<string, string>()).set(field, value));
  }
  return [...found].map(([id, fields]) => settled(id, fields));
}

function settled(id: string, fields: ReadonlyMap<string, string>): ProviderSettings {
  const preset = presets[id];
  const issuer = fields.get("ISSUER") ?? preset?.issuer ?? null;
  const clientId = fields.get("CLIENT_ID");
  const prefix = `AUTH_PROVIDER_${id.toUpperCase()}`;
  if (!clientId) throw new StartupError(`The setting ${prefix}_CLIENT_ID is missing.`);
  if (!preset && !issuer) throw new StartupError(`The setting ${prefix}_ISSUER is missing.`);
  if (issuer !== null && !/^https?:$/.test(URL.parse(issuer)?.protocol ?? "")) {
    throw new StartupError(
      `The setting ${prefix}_ISSUER is not usable: must be an address like https://id.example.com.`,
    );
  }
  return {
    id,
    name: fields.get("NAME") ?? preset?.name ?? id,
    issuer,
    clientId,
    clientSecret: fields.get("CLIENT_SECRET") ?? null,
    scope: fields.get("SCOPE") ?? preset?.scope ?? openId,
  };
}

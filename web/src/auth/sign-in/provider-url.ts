import { withFullRedirect, type SignUpOptions } from "./sign-up-options.ts";

/** With `connect`, an access token, the provider's account is linked to its bearer. */
export type ProviderOptions = SignUpOptions & { connect?: string };

interface Place {
  /** The provider's address at the auth service. */
  address: string;
  /** The origin of our own pages. */
  origin: string;
}

/** Returns where the browser goes to sign in with a provider. */
export function providerUrl({ address, origin }: Place, options: ProviderOptions): string {
  const url = new URL(address, origin);
  const { allowedRoles, metadata, ...plain } = withFullRedirect(options, origin);
  const parameters = {
    ...plain,
    allowedRoles: allowedRoles?.join(","),
    metadata: metadata && JSON.stringify(metadata),
  };
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
}

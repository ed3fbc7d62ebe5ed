/** What a provider states about a person. */
export interface Identity {
  provider: string;
  /** The only value that never changes at the provider. */
  providerUserId: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  displayName: string | null;
  avatarUrl: string | null;
}

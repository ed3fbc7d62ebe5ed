/** What a provider says of a person. */
export interface Identity {
  provider: string;
  /** The one thing there that never changes. */
  providerUserId: string;
  email: string | null;
  /** The provider has seen to it that the address is theirs. */
  emailVerified: boolean;
  displayName: string | null;
  avatarUrl: string | null;
}

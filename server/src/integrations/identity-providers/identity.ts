import { z } from "zod";

/** What a provider states about a person. */
export const identitySchema = z.object({
  provider: z.string(),
  /** The only value that never changes at the provider. */
  providerUserId: z.string(),
  email: z.string().nullable(),
  /** Whether the provider has verified the address. */
  emailVerified: z.boolean(),
  displayName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
});
export type Identity = z.output<typeof identitySchema>;

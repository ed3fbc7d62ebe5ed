import { hash, verify } from "@node-rs/argon2";

// Compared against when there is no such person, so that the answer takes as long as for a wrong password.
const nobodysHash = hash("nobody has this password");

/** Argon2id, with the library's memory and time cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), password);
  return stored !== null && matches;
}

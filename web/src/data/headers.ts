/** Who is asking, as the data service reads it: the bearer, or the public role without one. */
export const authHeaders = (accessToken: string | null): Record<string, string> =>
  accessToken === null ? { "x-hasura-role": "public" } : { authorization: `Bearer ${accessToken}` };

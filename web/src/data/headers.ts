/** The headers that identify the caller to the data service: the bearer token, or none for the public role. */
export const authHeaders = (accessToken: string | null): Record<string, string> =>
  accessToken === null ? { "x-hasura-role": "public" } : { authorization: `Bearer ${accessToken}` };

/** What people can state about themselves when an account is created. */
export interface SignUpOptions {
  displayName?: string;
  locale?: string;
  metadata?: Record<string, unknown>;
  allowedRoles?: string[];
  defaultRole?: string;
  /** Where the emailed link leads; a relative address means a page of ours. */
  redirectTo?: string;
}

export type RedirectOptions = Pick<SignUpOptions, "redirectTo">;

/** The server accepts full addresses only: a relative one is resolved against the page's origin. */
export function withFullRedirect<Options extends RedirectOptions>(options: Options, origin: string): Options {
  const { redirectTo } = options;
  return redirectTo === undefined ? options : { ...options, redirectTo: new URL(redirectTo, origin).href };
}

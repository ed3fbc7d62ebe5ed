/** The page a sign-in was asked for, if it is one of ours: the address may come from a stranger's link. */
export function pageAfterSignIn(to: unknown): string {
  return typeof to === "string" && /^\/(?![/\\])[^\\\s]*$/.test(to) ? to : "/";
}

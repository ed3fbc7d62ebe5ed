/** Returns the page to show after sign-in, if it is one of ours: the address may come from a stranger's link. */
export function pageAfterSignIn(to: unknown): string {
  return typeof to === "string" && /^\/(?![/\\])[^\\\s]*$/.test(to) ? to : "/";
}

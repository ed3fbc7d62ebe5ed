/** Whether a link of ours may lead there: an allowed address or a page below it, on the same host, port and scheme. */
export function isAllowedRedirect(candidate: string, allowed: readonly string[]): boolean {
  const target = URL.parse(candidate);
  if (!target || target.username || target.password) return false;
  return allowed.some((address) => {
    const { origin, pathname } = new URL(address);
    const folder = pathname.endsWith("/") ? pathname : `${pathname}/`;
    return target.origin === origin && `${target.pathname}/`.startsWith(folder);
  });
}

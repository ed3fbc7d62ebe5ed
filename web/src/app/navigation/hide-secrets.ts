/**
 * Returns the address with its secrets behind `#`, where they go to no server with a reload, a report or a link.
 * Addresses of mails and displays of other years, and other clients' redirects, have them in the path and the query.
 */
export function hideSecrets(href: string): string {
  const url = new URL(href);
  const [, page, token] = /^\/(estimate|invoice|packet)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  if (page !== undefined && token !== undefined) {
    url.pathname = `/${page}`;
    url.hash = token;
  }
  const { searchParams } = url;
  const arrives = searchParams.has("refreshToken") || searchParams.has("mfaTicket");
  const moved = [...(arrives ? ["refreshToken", "mfaTicket", "type"] : []), "kiosk"];
  const secrets = [...searchParams].filter(([name]) => moved.includes(name));
  if (secrets.length === 0) return url.href;
  moved.forEach((name) => searchParams.delete(name));
  url.hash = [url.hash.slice(1), new URLSearchParams(secrets).toString()].filter(Boolean).join("&");
  return url.href;
}

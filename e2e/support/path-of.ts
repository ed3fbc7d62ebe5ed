/** The path of an address with its `#`, behind which a link carries its token; the host is left to the app under test. */
export function pathOf(address: string): string {
  const { pathname, hash } = new URL(address);
  return pathname + hash;
}

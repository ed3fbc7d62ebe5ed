import type { BoresightError } from "@boresight/domain/base/errors";

/** The query parameters that carry an error to the page that the browser is redirected to. */
export const errorParameters = ({ code, message }: BoresightError) => ({ error: code, errorDescription: message });

/** Returns the address with these query parameters added; its others stay as they are written. */
export function redirectWith(redirectTo: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(redirectTo);
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !(nameOf(part) in parameters));
  const added = new URLSearchParams(parameters).toString();
  url.search = [...kept, ...(added ? [added] : [])].join("&");
  return url.href;
}

const nameOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? "";

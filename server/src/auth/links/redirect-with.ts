import type { BoresightError } from "@boresight/domain/base/errors";

/** How an error travels in the address of the page that the browser is sent on to. */
export const errorParameters = ({ code, message }: BoresightError) => ({ error: code, errorDescription: message });

/** The address with these parameters in its query; its own others stay as they are written. */
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

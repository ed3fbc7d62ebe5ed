import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a browser opens a page, for a person or for a scanner that acts like one, rather than a program that follows
 * an address.
 */
export function isNavigation({ accept = "", "sec-fetch-mode": mode }: IncomingHttpHeaders): boolean {
  if (mode === "navigate") return true;
  const weights = new Map(accept.split(",").map(weighed));
  const html = weights.get("text/html") ?? 0;
  return html > 0 && html === Math.max(...weights.values());
}

function weighed(part: string): [type: string, weight: number] {
  const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  return [type, Number.isNaN(weight) ? 0 : weight];
}

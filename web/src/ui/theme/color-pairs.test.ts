/** Every color of words on every ground of the theme, in both schemes: what the dark look of a screen could get wrong. */
import { contrast } from "@boresight/domain/base/contrast";
import { expect, test } from "vitest";
import { toneNames, tones } from "./tones.ts";
import { surfaces } from "./surfaces.ts";

const readable = 4.5;
const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** What is seen of a color that lets its ground show through. */
function over(color: string, ground: string): string {
  const [, ...parts] = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(color) ?? [];
  const [red, green, blue, share = 1] = parts.map(Number);
  const mixed = channels(ground).map((below, at) => below * (1 - share) + ([red, green, blue][at] ?? 0) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

const withShare = (color: string, share: number) => `rgba(${channels(color).join(", ")}, ${share})`;

function groundsOf(scheme: Scheme): [string, string][] {
  const { page, card, sunken, bar, hover, accent } = surfaces[scheme];
  const plain: [string, string][] = [
    ["the page", page],
    ["a card", card],
    ["sunken ground", sunken],
    ["the bar over the page", over(bar, page)],
    ["the bar over a card", over(bar, card)],
  ];
  const pointedAt = plain
    .slice(0, 2)
    .map(([name, ground]): [string, string] => [`${name}, pointed at`, over(hover, ground)]);
  const selected = plain
    .slice(0, 2)
    .map(([name, ground]): [string, string] => [`${name}, selected`, over(withShare(accent, 0.08), ground)]);
  return [...plain, ...pointedAt, ...selected];
}

function wordsOf(scheme: Scheme): [string, string][] {
  const { ink, quiet, accent, error } = surfaces[scheme];
  return [
    ["words", ink],
    ["quiet words", quiet],
    ["links and chosen things", accent],
    ["errors", error],
    ...toneNames.map((tone): [string, string] => [`${tone} words`, tones[scheme][tone].text]),
  ];
}

const unreadable = (pairs: readonly (readonly [string, string, string])[]) =>
  pairs.filter(([, text, ground]) => contrast(text, ground) < readable).map(([name]) => name);

test.each(schemes)("all words can be read on all grounds in %s", (scheme) => {
  const pairs = groundsOf(scheme).flatMap(([where, ground]) =>
    wordsOf(scheme).map(([what, color]) => [`${what} on ${where}`, color, ground] as const),
  );

  expect(pairs).toHaveLength(9 * 13);
  expect(unreadable(pairs)).toEqual([]);
});

test.each(schemes)("words, quiet words and links can be read on every soft ground in %s", (scheme) => {
  const { ink, quiet, accent } = surfaces[scheme];
  const pairs = toneNames.flatMap((tone) =>
    [ink, quiet, accent].map((color) => [`${color} on ${tone}`, color, tones[scheme][tone].soft] as const),
  );

  expect(unreadable(pairs)).toEqual([]);
});

test.each(schemes)("what stands on a filled button can be read in %s", (scheme) => {
  const { onAccent, accent, error } = surfaces[scheme];
  const { green, amber } = tones[scheme];
  const pairs = Object.entries({ accent, error, success: green.text, warning: amber.text }).map(
    ([name, ground]) => [name, onAccent, ground] as const,
  );

  expect(unreadable(pairs)).toEqual([]);
});

/** Reports of every layout, generated with other lines between their own: no code or state may be wrong, and nearly all are found. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowOfText, rowsOfPages } from "#intake/reading/layout.ts";
import { pageOf, type Cell } from "../../../test/reading-pages.ts";
import { readScanReport } from "./read-scan-report.ts";
import type { CodeState } from "./scan-report.ts";

const modules = [
  "Engine Control Module (ECM)",
  "Anti-lock Brake System (ABS)",
  "Front Recognition Camera (FRC)",
  "Blind Spot Monitor",
  "Power Steering (EPS)",
  "Airbag (SRS)",
  "Body Control Module",
  "Parking Assist",
];
const texts = [
  "Axis not adjusted",
  "Lost communication with ECM",
  "Signal implausible (see U0100)",
  "Circuit open",
  "Not calibrated",
];
const noise = [
  "Page 2 of 7",
  "This report is for information only and does not replace the maker's procedure.",
  "Customer: Front Range Collision  RO: B1234",
  "Report printed by shop P0123 Inc.",
  "Visit www.example.com/C0035 for help",
  "Odometer: 45,230 mi",
];
const words: Readonly<Record<CodeState, string>> = {
  cleared: "Cleared",
  current: "Current",
  pending: "Pending",
  permanent: "Permanent",
  stored: "History",
  unknown: "",
};

interface Finding {
  module: string;
  code: string;
  text: string;
  state: CodeState;
}

const finding = fc.record<Finding>({
  module: fc.constantFrom(...modules),
  code: fc
    .tuple(fc.constantFrom("P", "C", "B", "U"), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 0xfff }))
    .map(([letter, digit, rest]) => `${letter}${digit}${rest.toString(16).toUpperCase().padStart(3, "0")}`),
  text: fc.constantFrom(...texts),
  state: fc.constantFrom<CodeState>("current", "stored", "pending", "permanent"),
});
const findings = fc.uniqueArray(finding, {
  selector: ({ module, code }) => `${module}${code}`,
  minLength: 1,
  maxLength: 25,
});

type Layout = (all: readonly Finding[], between: () => readonly string[]) => readonly (readonly Cell[])[];
const byModule = (all: readonly Finding[]) => [...Map.groupBy(all, ({ module }) => module)];
const lines = (rows: readonly string[]): Cell[][] => rows.map((row) => [[40, row]]);

const layouts: Readonly<Record<string, Layout>> = {
  "modules with tables": (all, between) => [
    [[40, "Autel MaxiSYS MS909 diagnostic report"]],
    ...byModule(all).flatMap(([module, found]) => [
      ...lines(between()),
      [
        [40, module],
        [420, `Fault | ${found.length}`],
      ] as const,
      [
        [40, "DTC"],
        [120, "Description"],
        [420, "Status"],
      ] as const,
      ...found.flatMap(({ code, text, state }) => [
        [
          [40, code],
          [120, text],
          [420, words[state]],
        ] as const,
        ...lines(between()),
      ]),
    ]),
  ],
  "one table with a column of modules": (all, between) => [
    [[40, "Bosch ADS 625X vehicle scan"]],
    [
      [40, "System"],
      [220, "Status"],
      [290, "Code"],
      [350, "Description"],
    ],
    ...all.flatMap(({ module, code, text, state }) => [
      [
        [40, module],
        [220, words[state]],
        [290, code],
        [350, text],
      ] as const,
      ...lines(between()),
    ]),
  ],
  "states behind the text": (all, between) => [
    [[40, "asTech pre-scan report"]],
    ...byModule(all).flatMap(([module, found]) => [
      [[40, `Module: ${module}`]] as const,
      ...found.flatMap(({ code, text, state }) => [
        ...lines(between()),
        [[60, `${code} - ${text} (${words[state]})`]] as const,
      ]),
    ]),
  ],
  "states below the code": (all, between) => [
    [[40, "Snap-on ZEUS vehicle code scan report"]],
    ...byModule(all).flatMap(([module, found]) => [
      [[40, `System: ${module}`]] as const,
      ...found.flatMap(({ code, text, state }) => [
        [
          [60, code],
          [140, text],
        ] as const,
        [[60, `Status: ${words[state]}`]] as const,
        ...lines(between()),
      ]),
    ]),
  ],
  "sections by state": (all, between) => [
    [[40, "Generic OBD II scan report"]],
    ...[...Map.groupBy(all, ({ state }) => state)].flatMap(([state, found]) => [
      [[40, `${words[state]} DTCs`]] as const,
      ...found.flatMap(({ code, text }) => [
        [
          [60, code],
          [140, text],
        ] as const,
        ...lines(between()),
      ]),
    ]),
  ],
};

const readOf = (rows: readonly (readonly Cell[])[], isText: boolean) =>
  readScanReport(
    isText
      ? rows.map((cells) => rowOfText(cells.map(([, text]) => text).join("    "), 1))
      : rowsOfPages([pageOf(rows)]),
  );

test.each(Object.entries(layouts))("%s", (_name, layout) => {
  const counts = { all: 0, found: 0 };
  fc.assert(
    fc.property(findings, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), fc.boolean(), (all, picks, isText) => {
      let at = 0;
      const between = () => {
        const pick = picks[at++ % picks.length] ?? 0;
        return pick % 4 === 0 ? [noise[(pick >> 2) % noise.length] ?? ""] : [];
      };
      const read = readOf(layout(all, between), isText)?.codes ?? [];
      const wrong = read.filter(
        ({ code, state }) => !all.some((one) => one.code === code && (state === "unknown" || one.state === state)),
      );
      expect(wrong).toEqual([]);
      counts.all += all.length;
      counts.found += all.filter(({ code, state }) =>
        read.some((one) => one.code === code && one.state === state),
      ).length;
    }),
    { numRuns: 150, seed: 41 },
  );
  expect(counts.found / counts.all).toBeGreaterThanOrEqual(0.98);
});

import { describe, expect, test } from "vitest";
import { matchRecords, type Comparable, type OwnRecord } from "./match-record.ts";

const theirs = (known: Partial<Comparable>): Comparable => ({ names: [], emails: [], phones: [], ...known });
const ours = (id: string, known: Partial<Comparable>): OwnRecord => ({ id, ...theirs(known) });
const matchOf = (record: Partial<Comparable>, own: readonly OwnRecord[]) => matchRecords([theirs(record)], own)[0];

describe("one of ours", () => {
  const alpine = ours("alpine", {
    names: ["Alpine Collision"],
    emails: ["office@alpine.example"],
    phones: ["+13035550142"],
  });

  test.each([
    ["email", { emails: ["Office@Alpine.example "] }],
    ["name", { names: ["ALPINE COLLISION, L.L.C."] }],
    ["name", { names: ["Alpine  Collision Inc."] }],
    ["phone", { phones: ["(303) 555-0142"] }],
    ["email", { emails: ["office@alpine.example"], names: ["Alpine Auto"] }],
  ] as const)("is found by its %s: %j", (match, record) => {
    expect(matchOf(record, [alpine])).toEqual({ match, id: "alpine" });
  });

  test.each([[{ names: ["Alpine"] }], [{ phones: ["555-0142"] }], [{ emails: [""], names: [""], phones: [""] }], [{}]])(
    "is not found by %j",
    (record) => {
      expect(matchOf(record, [alpine])).toEqual({ match: "none", id: null });
    },
  );
});

test("accents, signs and ampersands make no difference", () => {
  expect(matchOf({ names: ["Frères & Fils"] }, [ours("a", { names: ["Freres and Fils"] })])?.id).toBe("a");
});

test("a company whose name is nothing but its legal form keeps it", () => {
  expect(matchOf({ names: ["Company"] }, [ours("a", { names: ["Limited"] })])?.match).toBe("none");
});

test("two offices with one name are told apart by their email or phone", () => {
  const offices = ["111", "222"].map((digits) =>
    ours(digits, { names: ["Ace Body"], phones: [`303 555 0${digits}`], emails: ["ap@ace.example"] }),
  );

  expect(matchOf({ names: ["Ace Body"], phones: ["3035550222"], emails: ["ap@ace.example"] }, offices)).toEqual({
    match: "email",
    id: "222",
  });
  expect(matchOf({ names: ["Ace Body"] }, offices)).toEqual({ match: "several", id: null });
});

test("a weaker sign that points elsewhere does not outvote a stronger one", () => {
  const own = [ours("a", { emails: ["a@x.example"] }), ours("b", { names: ["Beta"] })];

  expect(matchOf({ emails: ["a@x.example"], names: ["Beta"] }, own)).toEqual({ match: "email", id: "a" });
});

test("two of theirs never become the same one of ours", () => {
  const own = [ours("a", { names: ["Alpine"] }), ours("b", { names: ["Beta"] })];
  const found = matchRecords(
    [theirs({ names: ["Alpine"] }), theirs({ names: ["Alpine Inc"] }), theirs({ names: ["Beta"] })],
    own,
  );

  expect(found.map(({ id }) => id)).toEqual([null, null, "b"]);
});

test("twenty thousand of each are matched in a moment", () => {
  const own = Array.from({ length: 20_000 }, (_, at) =>
    ours(String(at), { names: [`Shop ${at}`], emails: [`s${at}@x.example`] }),
  );
  const found = matchRecords(
    own.map(({ names }) => theirs({ names })),
    own,
  );

  expect(found.every(({ id }, at) => id === String(at))).toBe(true);
});

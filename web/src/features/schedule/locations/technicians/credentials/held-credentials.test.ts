import { expect, test } from "vitest";
import { certifiedFor, runningOut, type HeldCredential } from "./held-credentials.ts";

const held = (id: string, values: Partial<HeldCredential> = {}): HeldCredential => ({
  id,
  version: 1,
  userId: "tom",
  issuer: "ase",
  title: id,
  number: "",
  systems: [],
  makes: [],
  validFrom: null,
  expiresOn: null,
  certificateFileId: null,
  withdrawnOn: null,
  withdrawnReason: "",
  ...values,
});
const types = [
  { typeKey: "CAL-FRAD", name: "Front radar" },
  { typeKey: "CAL-SVM", name: "Surround view" },
];
const today = "2026-05-04";
const idsOf = (credentials: readonly HeldCredential[]) => credentials.map(({ id }) => id);

test("a technician is certified for what any credential in force covers, if only for some makes", () => {
  const credentials = [
    held("radar", { systems: ["CAL-FRAD"], makes: ["Toyota"] }),
    held("surround", { systems: ["CAL-SVM"], expiresOn: "2026-05-03" }),
  ];

  expect(certifiedFor(credentials, types, today)).toEqual([types[0]]);
  expect(certifiedFor(credentials, types, "2026-05-03")).toEqual(types);
});

test("what ends within 60 days is listed, the first first, and what was renewed or withdrawn is not", () => {
  const credentials = [
    held("later", { expiresOn: "2026-07-03" }),
    held("ended", { expiresOn: "2026-05-01" }),
    held("far", { expiresOn: "2026-07-04" }),
    held("renewed", { expiresOn: "2026-05-20", title: "L4" }),
    held("renewal", { expiresOn: "2028-05-20", title: "l4" }),
    held("withdrawn", { expiresOn: "2026-05-10", withdrawnOn: "2026-05-02" }),
  ];

  expect(idsOf(runningOut(credentials, today))).toEqual(["ended", "later"]);
});

import { afterEach, expect, test } from "vitest";
import { sampleInvoice } from "../../../test/documents/sample-documents.ts";
import { createTypesetter, type Typesetter } from "./typesetter.ts";

const long = { kind: "set", content: sampleInvoice("en", 3000) } as const;
const short = { kind: "set", content: sampleInvoice("en", 2) } as const;
const minute = 60_000;

let typesetter: Typesetter | undefined;
afterEach(() => typesetter?.end());

test("a document that takes too long is given up, and the next one is made", async () => {
  typesetter = createTypesetter();

  await expect(typesetter.tell(long, 200)).rejects.toMatchObject({ code: "document-not-made" });

  await expect(typesetter.tell(short, minute)).resolves.toMatchObject({ kind: "set" });
});

test("a document that takes too much memory is given up, and the next one is made", async () => {
  typesetter = createTypesetter(100); // About what the process has when it starts.
  await typesetter.tell(short, minute); // After the first answer the memory is watched.

  await expect(typesetter.tell(long, minute)).rejects.toMatchObject({ code: "document-not-made" });

  await expect(typesetter.tell(short, minute)).resolves.toMatchObject({ kind: "set" });
});

test("ending gives up what is being made", async () => {
  typesetter = createTypesetter();
  const made = typesetter.tell(long, minute);

  await Promise.all([typesetter.end(), expect(made).rejects.toMatchObject({ code: "document-not-made" })]);
});

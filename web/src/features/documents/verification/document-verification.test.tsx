// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DocumentVerification } from "./document-verification.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const issued = "what was issued";
const issuedHash = "4aa21c87dd2f6d539bbf29031f54270702fa630a4dd7a19d9e12b367ff9a3599";

const certificate = {
  type: "certificate",
  number: "CERT-100245-R1",
  revision: 1,
  state: "valid",
  issuedAt: "2026-05-04T15:00:00Z",
  shop: "Front Range Calibration",
  issuer: "Tom Baker",
  vehicle: { year: 2022, make: "Honda", model: "Accord", vinEnd: "004352" },
  sha256: "0".repeat(64),
  packetHashes: [],
  supersededBy: null,
  revokedAt: null,
};

/** The page of a code, where the server says this of it. */
function open(answer: object, status = 200): void {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer, { status })));
  render(<DocumentVerification code="AbCdEfGhIjKlMnOpQrStUv" />);
}

async function choose(content: string): Promise<void> {
  await screen.findByRole("button", { name: "Choose a file" });
  const input = document.querySelector("input[type=file]");
  if (input)
    fireEvent.change(input, {
      target: { files: [new File([content], "certificate.pdf", { type: "application/pdf" })] },
    });
}

test("a valid document is named with who issued it when, and for which vehicle", async () => {
  open(certificate);

  expect(await screen.findByRole("heading", { name: "Valid" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("CERT-100245-R1");
  expect(screen.getByText("Front Range Calibration · Tom Baker")).toBeDefined();
  expect(screen.getByText("2022 Honda Accord")).toBeDefined();
  expect(screen.getByText("004352")).toBeDefined();
});

test("the file that was issued is told from one that was altered", async () => {
  open({ ...certificate, sha256: issuedHash });

  await choose(issued);
  expect(await screen.findByText("certificate.pdf is exactly the file that was issued.")).toBeDefined();

  await choose(`${issued} `);
  expect(await screen.findByText(/certificate\.pdf is not the file that was issued/)).toBeDefined();
});

test("a packet that holds the document is known too", async () => {
  open({ ...certificate, packetHashes: [issuedHash] });

  await choose(issued);

  expect(await screen.findByText(/^certificate\.pdf is exactly a packet of this order/)).toBeDefined();
  expect(screen.getByRole("heading", { name: "Valid" })).toBeDefined();
});

test("beside a file that is another nothing is called valid", async () => {
  open(certificate);

  await choose("something else");

  expect(await screen.findByText(/certificate\.pdf is not the file that was issued/)).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Valid" })).toBeNull();
  expect(screen.getByText("CERT-100245-R1 itself: Valid. Your file is not it.")).toBeDefined();
});

test("a file that is dropped anywhere on the page is compared", async () => {
  open({ ...certificate, sha256: issuedHash });
  await screen.findByRole("button", { name: "Choose a file" });

  const files = [new File([issued], "dropped.pdf", { type: "application/pdf" })];
  const isLeft = fireEvent.drop(document.body, { dataTransfer: { files, types: ["Files"] } });

  expect(isLeft).toBe(false); // The browser would open the file.
  expect(await screen.findByText("dropped.pdf is exactly the file that was issued.")).toBeDefined();
});

test("a superseded document names the one that stands in its place", async () => {
  const supersededBy = { number: "CERT-100245-R2", revision: 2, issuedAt: "2026-05-05T15:00:00Z" };
  open({ ...certificate, state: "superseded", supersededBy });

  expect(await screen.findByRole("heading", { name: "Superseded" })).toBeDefined();
  expect(screen.getByText(/CERT-100245-R2 replaced it on/)).toBeDefined();
});

test("a revoked document says since when", async () => {
  open({ ...certificate, state: "revoked", revokedAt: "2026-05-06T15:00:00Z" });

  expect(await screen.findByRole("heading", { name: "Revoked" })).toBeDefined();
  expect(screen.getByText(/revoked it on/)).toBeDefined();
});

test("an unknown code is said to be none, and nothing is compared", async () => {
  open({ error: "not-found", message: "There is no such thing." }, 404);

  expect(await screen.findByRole("heading", { name: "No document has this code" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Choose a file" })).toBeNull();
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerWithKey, registerKey } from "./security-keys.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const creation = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "localhost", name: "Boresight" },
  user: { id, name: "ada@boresight.example", displayName: "Ada" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  authenticatorSelection: { userVerification: "required" },
};
const request = { challenge: "Y2hhbGxlbmdl", rpId: "localhost", allowCredentials: [] };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = {
  id: "a2V5",
  rawId: bytes("key"),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: "cross-platform",
};

/** Replaces the browser's dialog; the test decides what it returns. */
const dialog = { create: vi.fn<typeof navigator.credentials.create>(), get: vi.fn<typeof navigator.credentials.get>() };

beforeEach(() => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  Object.defineProperty(navigator, "credentials", { value: dialog, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test("a key is created for the user id that the server sent as plain text", async () => {
  const response = { attestationObject: bytes("attestation"), clientDataJSON: bytes("client") };
  dialog.create.mockResolvedValue({ ...credential, response } as unknown as Credential);

  const made = await registerKey(creation);

  const asked = dialog.create.mock.calls[0]?.[0]?.publicKey;
  expect(new TextDecoder().decode(asked?.user.id)).toBe(id);
  expect(new TextDecoder().decode(asked?.challenge)).toBe("challenge");
  expect(made).toMatchObject({
    id: "a2V5",
    rawId: "a2V5",
    type: "public-key",
    response: { attestationObject: "YXR0ZXN0YXRpb24", clientDataJSON: "Y2xpZW50" },
  });
});

test("a challenge is answered with a key", async () => {
  const response = { authenticatorData: bytes("data"), clientDataJSON: bytes("client"), signature: bytes("signed") };
  dialog.get.mockResolvedValue({ ...credential, response } as unknown as Credential);

  const answer = await answerWithKey(request);

  expect(answer).toMatchObject({ id: "a2V5", response: { authenticatorData: "ZGF0YQ", signature: "c2lnbmVk" } });
});

describe("a user id", () => {
  test.each(["", "x".repeat(65), "é".repeat(33)])("%j has not 1 to 64 bytes", async (wrong) => {
    const making = registerKey({ ...creation, user: { ...creation.user, id: wrong } });

    await expect(making).rejects.toMatchObject({ error: "ERROR_INVALID_USER_ID_LENGTH" });
    expect(dialog.create).not.toHaveBeenCalled();
  });
});

test.each([
  ["AbortError", "ERROR_CEREMONY_ABORTED"],
  ["InvalidStateError", "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"],
  ["NotAllowedError", "ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY"],
  ["NotSupportedError", "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG"],
  ["ConstraintError", "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT"],
  ["UnknownError", "ERROR_AUTHENTICATOR_GENERAL_ERROR"],
])("the browser's %s while creating a key is reported as %s", async (name, error) => {
  dialog.create.mockRejectedValue(new DOMException("no", name));

  await expect(registerKey(creation)).rejects.toMatchObject({ status: 1, error });
});

test.each([
  ["AbortError", "localhost", "ERROR_CEREMONY_ABORTED"],
  ["SecurityError", "other.example", "ERROR_INVALID_RP_ID"],
  ["UnknownError", "localhost", "ERROR_AUTHENTICATOR_GENERAL_ERROR"],
])("the browser's %s while answering for %s is reported as %s", async (name, rpId, error) => {
  dialog.get.mockRejectedValue(new DOMException("no", name));

  await expect(answerWithKey({ ...request, rpId })).rejects.toMatchObject({ status: 1, error });
});

test("a dialog closed without an answer is an aborted ceremony", async () => {
  dialog.get.mockResolvedValue(null);

  await expect(answerWithKey(request)).rejects.toMatchObject({ error: "ERROR_CEREMONY_ABORTED" });
});

test("a browser without security keys says so", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);

  await expect(answerWithKey(request)).rejects.toMatchObject({ error: "security-keys-unsupported" });
});

test.each([null, {}, { challenge: 7 }])("options that are none (%j) are refused", async (options) => {
  await expect(answerWithKey(options)).rejects.toMatchObject({ error: "invalid-response" });
  await expect(registerKey(options)).rejects.toMatchObject({ error: "invalid-response" });
});

/** A service that stamps the time by RFC 3161, and what it can do wrong. */
import { createHash, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { derAt, readDer, sequenceOf, writeDer, writeOid } from "@boresight/domain/documents/signed/der";
import { testKey } from "../documents/signing.ts";

type Fault = "otherHash" | "otherNonce" | "refused" | "silent" | "wrongSignature";

const oids = {
  contentType: writeOid("1.2.840.113549.1.9.3"),
  ecdsaWithSha256: writeOid("1.2.840.10045.4.3.2"),
  messageDigest: writeOid("1.2.840.113549.1.9.4"),
  policy: writeOid("1.3.6.1.4.1.13762.3"),
  sha256: writeOid("2.16.840.1.101.3.4.2.1"),
  signedData: writeOid("1.2.840.113549.1.7.2"),
  stampInfo: writeOid("1.2.840.113549.1.9.16.1.4"),
};
const integer = (value: number) => writeDer(0x02, Uint8Array.of(value));
const octets = (content: Uint8Array) => writeDer(0x04, content);

export async function startTimeStampService() {
  const key = await testKey("Time stamps");
  const state = { fault: null as Fault | null, time: "20261129031453Z", asked: 0 };

  function answer(question: Uint8Array): Uint8Array {
    if (state.fault === "refused") return sequenceOf(sequenceOf(integer(2)));
    const [, imprint, nonce] = readDer(derAt(question, 0).content);
    const hash = state.fault === "otherHash" ? Buffer.alloc(32, 7) : derAt(imprint!.content, 1).content;
    const info = sequenceOf(
      integer(1),
      oids.policy,
      sequenceOf(sequenceOf(oids.sha256), octets(hash)),
      integer(9),
      writeDer(0x18, Buffer.from(state.time)),
      state.fault === "otherNonce" ? integer(5) : nonce!.whole,
    );
    return sequenceOf(sequenceOf(integer(0)), tokenOf(info));
  }

  function tokenOf(info: Uint8Array): Uint8Array {
    const digest = createHash("sha256").update(info).digest();
    const attributes = [
      sequenceOf(oids.contentType, writeDer(0x31, oids.stampInfo)),
      sequenceOf(oids.messageDigest, writeDer(0x31, octets(digest))),
    ];
    const signed = state.fault === "wrongSignature" ? Buffer.from("something else") : writeDer(0x31, ...attributes);
    const names = readDer(derAt(key.certificate, 0, 0).content);
    const signer = sequenceOf(
      integer(1),
      sequenceOf(names[3]!.whole, names[1]!.whole),
      sequenceOf(oids.sha256),
      writeDer(0xa0, ...attributes),
      sequenceOf(oids.ecdsaWithSha256),
      octets(sign("sha256", signed, key.privateKey)),
    );
    const data = sequenceOf(
      integer(3),
      writeDer(0x31, sequenceOf(oids.sha256)),
      sequenceOf(oids.stampInfo, writeDer(0xa0, octets(info))),
      writeDer(0xa0, key.certificate),
      writeDer(0x31, signer),
    );
    return sequenceOf(oids.signedData, writeDer(0xa0, data));
  }

  const server = createServer((request, response) => {
    state.asked++;
    if (state.fault === "silent") return;
    void buffer(request).then((question) => response.end(answer(question)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

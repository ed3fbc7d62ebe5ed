import { useEffect, useState } from "react";
import type { OwnAccount } from "#auth/account-client.ts";
import { problemOf } from "#auth/auth-problem.ts";
import { useAccountClient } from "#auth/use-account-client.ts";
import { useAuth } from "#auth/use-auth.ts";

/** How somebody proves who they are; `sentCode` goes to their own address. */
export type Proof = "appCode" | "key" | "none" | "password" | "sentCode";

interface Choice {
  /** Null while it is not known. */
  proof: Proof | null;
  /** Another one that the person may take. */
  other: Proof | null;
  /** Why it is not known, or why no code was sent. */
  unknown: string | null;
  chooseOther: () => void;
}

/** Which proof is asked for: the best one that the person has. A code is sent as soon as it is chosen. */
export function useProof(isPasswordNew: boolean): Choice {
  const client = useAccountClient();
  const { user } = useAuth();
  const hasAddress = Boolean(user?.email ?? user?.phoneNumber);
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [proof = null, other = null] = proofs;
  useEffect(() => {
    client.readAccount().then(
      (account) => setProofs(proofsOf(account, { isPasswordNew, hasAddress })),
      (error: unknown) => setUnknown(problemOf(error).message),
    );
  }, [client, isPasswordNew, hasAddress]);
  useEffect(() => {
    if (proof === "sentCode") client.sendProofCode().catch((error: unknown) => setUnknown(problemOf(error).message));
  }, [client, proof]);

  return { proof, other, unknown, chooseOther: () => setProofs(proofs.toReversed()) };
}

interface Circumstances {
  isPasswordNew: boolean;
  hasAddress: boolean;
}

/** The best first. */
export function proofsOf(
  { securityKeys, hasPassword, activeMfaType }: Pick<OwnAccount, "activeMfaType" | "hasPassword" | "securityKeys">,
  { isPasswordNew, hasAddress }: Circumstances,
): readonly Proof[] {
  if (securityKeys.length > 0) return ["key"];
  const sent = hasAddress ? "sentCode" : "none";
  const code = activeMfaType === "totp" ? "appCode" : sent;
  if (!hasPassword || isPasswordNew) return [code];
  return code === "none" ? ["password"] : ["password", code];
}

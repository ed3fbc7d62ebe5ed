import { useQuery } from "@apollo/client/react";
import { isCertified } from "@boresight/domain/equipment/equipment";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readerDay } from "#ui/time/day-in.ts";

const RegisteredEquipment = graphql(`
  query RegisteredEquipment($me: UUID!) {
    equipments(first: 100, orderBy: NAME_ASC, filter: { isActive: { equalTo: true } }) {
      nodes {
        id
        kind
        name
        serialNumber
        expiresOn
        isActive
      }
    }
    calibrationAttempts(first: 100, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        tool
        target
      }
    }
    mine: calibrationAttempts(first: 50, filter: { performedBy: { equalTo: $me } }, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        tool
        target
        orderCalibration {
          id
          lineItemTypeId
        }
      }
    }
  }
`);

interface Used {
  tool: string;
  target: string;
}

/** The tools and targets of the register, what was used lately besides, and what this person used last for this procedure. */
export function useEquipment(lineItemTypeId: string | null) {
  const { user } = useAuth();
  const { data } = useQuery(RegisteredEquipment, {
    variables: { me: user?.id ?? "" },
    skip: !user,
    fetchPolicy: "cache-and-network",
  });
  const registered = rowsOf(data?.equipments).map((one) => ({
    ...one,
    label: `${one.name} ${one.serialNumber}`.trim(),
  }));
  const attempts = rowsOf(data?.calibrationAttempts);
  const mine = rowsOf(data?.mine);
  const last = mine.find(({ orderCalibration }) => orderCalibration?.lineItemTypeId === lineItemTypeId) ?? mine[0];
  const offered = (kind: string, used: readonly string[]) =>
    [...new Set([...registered.filter((one) => one.kind === kind).map(({ label }) => label), ...used])].filter(Boolean);
  const find = (kind: string, typed: string) =>
    registered.find((one) => one.kind === kind && one.label === typed.trim());

  return {
    tools: offered(
      "scanTool",
      attempts.map(({ tool }) => tool),
    ),
    targets: offered(
      "target",
      attempts.map(({ target }) => target),
    ),
    /** Whether the shop has a register at all. */
    isRegistered: registered.length > 0,
    last: last ?? null,
    /** The ids in the register of what was typed or chosen. */
    idsOf: ({ tool, target }: Used) => ({
      toolId: find("scanTool", tool)?.id ?? null,
      targetId: find("target", target)?.id ?? null,
    }),
    /** The names of those whose certificate has ended. */
    expiredOf: ({ tool, target }: Used): readonly string[] =>
      [find("scanTool", tool), find("target", target)].flatMap((one) =>
        one && !isCertified(one, readerDay(new Date())) ? [one.label] : [],
      ),
  };
}

export type Equipment = ReturnType<typeof useEquipment>;

import { useQuery } from "@apollo/client/react";
import { isCertified } from "@boresight/domain/equipment/equipment";
import { isUnproved } from "@boresight/domain/schedule/credentials/credential";
import { useAuth } from "#auth/use-auth.ts";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { readerDay } from "#ui/time/day-in.ts";
import { useNow } from "#ui/time/use-now.ts";
import { firstUsed, labelOf, offeredOf, type Used } from "./offered-equipment.ts";

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
        downSince
        downReason
        facility {
          id
          facilityName
        }
      }
    }
    calibrationAttempts(first: 100, orderBy: CREATED_AT_DESC) {
      nodes {
        id
        tool
        target
      }
    }
    credentials(first: 100, filter: { userId: { equalTo: $me } }) {
      nodes {
        id
        systems
        makes
        validFrom
        expiresOn
        withdrawnOn
      }
    }
    facilities(first: 100) {
      nodes {
        id
        checksCompetences
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

interface Calibration {
  lineItemTypeId: string | null;
  facilityId: string | null;
  /** The key of what is calibrated; null for none. */
  system: string | null;
  /** Of the vehicle. */
  make: string;
  /** What its latest attempt used. */
  usedBefore: Used | null;
}

/** The tools and targets of the register, others used lately, and what this person used last for this procedure. */
export function useEquipment({ lineItemTypeId, facilityId, system, make, usedBefore }: Calibration) {
  const { user } = useAuth();
  const { data } = useQuery(RegisteredEquipment, {
    variables: { me: user?.id ?? "" },
    skip: !user,
    fetchPolicy: "cache-and-network",
  });
  const registered = rowsOf(data?.equipments);
  const today = readerDay(useNow());
  const attempts = rowsOf(data?.calibrationAttempts);
  const mine = rowsOf(data?.mine);
  const last = mine.find(({ orderCalibration }) => orderCalibration?.lineItemTypeId === lineItemTypeId) ?? mine[0];
  const shelf = { registered, facilityId, today };
  const held = rowsOf(data?.credentials).map((one) => ({
    ...one,
    systems: wordsOf(one.systems),
    makes: wordsOf(one.makes),
  }));
  const isRequired = rowsOf(data?.facilities).some((one) => one.id === facilityId && one.checksCompetences);
  const find = (kind: string, typed: string) =>
    registered.find((one) => one.kind === kind && labelOf(one) === typed.trim());

  return {
    tools: offeredOf(
      "scanTool",
      shelf,
      attempts.map(({ tool }) => tool),
    ),
    targets: offeredOf(
      "target",
      shelf,
      attempts.map(({ target }) => target),
    ),
    /** Whether the shop has a register at all. */
    isRegistered: registered.length > 0,
    /** Whether it is known what the attempt begins with. */
    isKnown: data !== undefined,
    first: data ? firstUsed(usedBefore, last ?? null, shelf) : null,
    /** The ids in the register of what was typed or chosen. */
    idsOf: ({ tool, target }: Used) => ({
      toolId: find("scanTool", tool)?.id ?? null,
      targetId: find("target", target)?.id ?? null,
    }),
    /** Whether no credential of the person's proves what they calibrate. */
    isUnproved:
      data !== undefined && system !== null && isUnproved(held, { system, make: make || null, day: today }, isRequired),
    /** The names of those that were reported as down. */
    downOf: ({ tool, target }: Used): readonly string[] =>
      [find("scanTool", tool), find("target", target)].flatMap((one) => (one?.downSince ? [labelOf(one)] : [])),
    /** The names of those whose certificate has ended. */
    expiredOf: ({ tool, target }: Used): readonly string[] =>
      [find("scanTool", tool), find("target", target)].flatMap((one) =>
        one && !isCertified(one, shelf.today) ? [labelOf(one)] : [],
      ),
  };
}

/** The API calls the elements of its lists optional. */
const wordsOf = (words: readonly (string | null)[]): string[] => words.filter((word) => word !== null);

export type Equipment = ReturnType<typeof useEquipment>;

import { useApolloClient, useMutation } from "@apollo/client/react";
import { graphql } from "#graphql/gql.ts";
import type { GroupBy } from "./schedule-columns.ts";

const CountDisplaced = graphql(`
  query CountDisplaced($facilityId: UUID!) {
    facility(id: $facilityId) {
      id
      displacedAppointments {
        reason
      }
    }
  }
`);
const BlockBay = graphql(`
  mutation BlockBay($input: SaveBayOutageInput!) {
    saveBayOutage(input: $input) {
      facility {
        id
      }
    }
  }
`);
const BlockTechnician = graphql(`
  mutation BlockTechnician($input: SaveAbsenceInput!) {
    saveAbsence(input: $input) {
      user {
        id
      }
    }
  }
`);
const UnblockBay = graphql(`
  mutation UnblockBay($input: TimeOffIdInput!) {
    deleteBayOutage(input: $input) {
      facility {
        id
      }
    }
  }
`);
const UnblockTechnician = graphql(`
  mutation UnblockTechnician($input: TimeOffIdInput!) {
    deleteAbsence(input: $input) {
      user {
        id
      }
    }
  }
`);

interface WhoseTimeOff {
  by: GroupBy;
  /** Of the bay or of the technician. */
  id: string;
}

/** Blocks a bay or a technician for a time, and unblocks them. */
export function useTimeOffVerbs({ by, id }: WhoseTimeOff) {
  const again = { refetchQueries: "active" as const, awaitRefetchQueries: true };
  const [blockBay] = useMutation(BlockBay, again);
  const [blockTechnician] = useMutation(BlockTechnician, again);
  const [unblockBay] = useMutation(UnblockBay, again);
  const [unblockTechnician] = useMutation(UnblockTechnician, again);
  const client = useApolloClient();

  return {
    save: (period: { startsAt: string; endsAt: string; reason: string }): Promise<unknown> =>
      by === "bay"
        ? blockBay({ variables: { input: { id: null, bayId: id, ...period } } })
        : blockTechnician({ variables: { input: { id: null, userId: id, ...period } } }),
    remove: (periodId: string): Promise<unknown> =>
      (by === "bay" ? unblockBay : unblockTechnician)({ variables: { input: { id: periodId } } }),
    /** Whether appointments of the location have lost their place. */
    hasDisplaced: async (facilityId: string): Promise<boolean> => {
      const { data } = await client.query({
        query: CountDisplaced,
        variables: { facilityId },
        fetchPolicy: "network-only",
      });
      return (data?.facility?.displacedAppointments ?? []).length > 0;
    },
  };
}

import { graphql } from "#graphql/gql.ts";

export const EquipmentRow = graphql(`
  fragment EquipmentRow on Equipment {
    id
    version
    ...EditedEquipmentFields
    downSince
    downReason
    bay {
      id
      name
    }
    facility {
      id
      facilityName
    }
  }
`);

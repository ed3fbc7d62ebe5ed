import { graphql } from "#graphql/gql.ts";

export const EquipmentRow = graphql(`
  fragment EquipmentRow on Equipment {
    id
    version
    kind
    name
    serialNumber
    softwareVersion
    certifiedOn
    expiresOn
    certificateFileId
    isActive
    downSince
    downReason
    facility {
      id
      facilityName
    }
  }
`);

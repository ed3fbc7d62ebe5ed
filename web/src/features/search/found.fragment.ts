import { graphql } from "#graphql/gql.ts";

/** What the search says of an order, whether it was found or opened before. */
export const FoundOrder = graphql(`
  fragment FoundOrder on ServiceOrder {
    id
    internalOrderNumber
    repairOrderNumber
    poNumber
    claimNumber
    invoiceNumber
    insurerName
    vehicle {
      id
      vehicleDescription
      vinNumber
      licensePlate
      ownerFirstName
      ownerLastName
    }
    customer {
      ...CustomerName
    }
    status {
      id
      ...StatusOnChip
    }
  }
`);

export const FoundCustomer = graphql(`
  fragment FoundCustomer on Customer {
    ...CustomerName
    phone
  }
`);

export const FoundVehicle = graphql(`
  fragment FoundVehicle on Vehicle {
    id
    vehicleDescription
    vinNumber
    licensePlate
    ownerFirstName
    ownerLastName
    customer {
      ...CustomerName
    }
  }
`);

export const FoundContact = graphql(`
  fragment FoundContact on Contact {
    id
    name
    phone
    customer {
      ...CustomerName
    }
  }
`);

export const FoundEquipment = graphql(`
  fragment FoundEquipment on Equipment {
    id
    name
    serialNumber
    kind
    facility {
      id
      facilityName
    }
  }
`);

export const FoundPayment = graphql(`
  fragment FoundPayment on Payment {
    id
    reference
    receivedOn
    amountCents
    customer {
      ...CustomerName
    }
  }
`);

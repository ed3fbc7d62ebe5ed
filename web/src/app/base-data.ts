import { graphql } from "#graphql/gql.ts";

/** Data that every page may need and that rarely changes; loaded once after sign-in. */
export const GetBaseData = graphql(`
  query GetBaseData {
    serviceOrderStatuses {
      nodes {
        id
        statusName
      }
    }
    facilities {
      nodes {
        id
        facilityName
      }
    }
    tasks(orderBy: TASK_ORDER_ASC) {
      nodes {
        id
        description
        taskName
        taskOrder
        serviceOrderStatusId
        files {
          nodes {
            id
            title
            description
            required
            allowedFileTypes
            allowMultiple
          }
        }
      }
    }
    users(orderBy: DISPLAY_NAME_ASC) {
      nodes {
        id
        displayName
        email
      }
    }
  }
`);

import { graphql } from "#graphql/gql.ts";

export const QboCompany = graphql(`
  fragment QboCompany on QboConnection {
    id
    version
    environment
    status
    companyName
    connectedAt
    userByConnectedBy {
      id
      displayName
    }
    brokenAt
    brokenReason
    checkedAt
    reconnectBefore
    disconnectedAt
    isSending
    sendsFrom
    incomeAccountId
    recordsAskedAt
    recordsReadAt
    recordsProblem
    waiting: qboJobsByConnectionId(filter: { status: { in: ["pending", "sending"] } }) {
      totalCount
    }
    moving: qboJobsByConnectionId(
      filter: {
        status: { in: ["pending", "sending"] }
        or: [{ problem: { isNull: true } }, { problem: { in: ["unavailable", "throttled"] } }]
      }
    ) {
      totalCount
    }
    blocked: qboJobsByConnectionId(filter: { status: { in: ["failed", "unconfirmed"] } }) {
      totalCount
    }
    conflicts: qboConflictsByConnectionId(filter: { status: { equalTo: "open" } }) {
      totalCount
    }
  }
`);

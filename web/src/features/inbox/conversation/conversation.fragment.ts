import { graphql } from "#graphql/gql.ts";

/** What verbs change of a conversation, and what all parts of its page share. */
export const ConversationHead = graphql(`
  fragment ConversationHead on Conversation {
    ...ConversationFields
    version
    placedBy
    guesses
    serviceOrderId
    customerId
  }
`);

export const SaidFields = graphql(`
  fragment Said on Conversation {
    id
    messages(first: 50, orderBy: SAID_AT_DESC) {
      nodes {
        id
        direction
        channel
        fromName
        fromAddress
        subject
        body
        kind
        authentication
        remarks
        orderMessageId
        saidAt
        author {
          id
          displayName
        }
        files(first: 10, orderBy: POSITION_ASC) {
          nodes {
            id
            file {
              id
              ...StoredFile
            }
          }
        }
      }
    }
    serviceOrder {
      id
      orderMessages(first: 50, orderBy: CREATED_AT_DESC) {
        nodes {
          id
          body
          authorName
          fromCustomer
          isInternal
          createdAt
          files(first: 10) {
            nodes {
              id
              ...StoredFile
            }
          }
        }
      }
    }
  }
`);

import type { ApolloClient } from "@apollo/client";
import { wordOfKind } from "@boresight/domain/files/document-kinds";
import { localeTag } from "@boresight/domain/texts/language";
import { t } from "@boresight/domain/texts/text";
import { graphql } from "#graphql/gql.ts";

const ReleaseMail = graphql(`
  query ReleaseMail($orderId: UUID!) {
    releaseMail(orderId: $orderId) {
      recipients
      documentKinds
    }
  }
`);

/** A technician at the vehicle does not wait longer for what a question says. Milliseconds. */
const patience = 4000;

/** The question before a vehicle is released: which documents go to whom. Rejects when nobody can say so now. */
export async function releaseQuestion(client: ApolloClient, orderId: string): Promise<string> {
  const { data } = await client.query({
    query: ReleaseMail,
    variables: { orderId },
    fetchPolicy: "no-cache",
    context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
  });
  const { recipients, documentKinds } = data?.releaseMail ?? {};
  if (!recipients || !documentKinds) throw new Error("Nothing is known of what goes out");
  const documents = listed(documentKinds.map(wordOfKind));
  if (documentKinds.length === 0) return t("orders.releaseSendsNothing");
  if (recipients.length === 0) return t("orders.releaseToNobody", { documents });
  return t("orders.releaseSendsDocuments", { documents, recipients: listed(recipients) });
}

const listed = (words: readonly string[]): string => new Intl.ListFormat(localeTag()).format(words);

/** From the text of a request to a parsed and validated document, cached because the same texts come again and again. */
import { errorCatalogue } from "@boresight/domain/base/errors";
import { depthLimit } from "@graphile/depth-limit";
import { LRU } from "@graphile/lru";
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from "postgraphile/graphql";

import type { IsPublished } from "./published-documents.ts";

type ReadDocument = { errors: readonly GraphQLError[]; document?: never } | { errors?: never; document: DocumentNode };

/** The largest operation of our own web app has some 1,300. */
const maxTokens = 6000;
const rememberedTexts = 500;
const limitDepth = depthLimit({ maxDepth: 12, maxListDepth: 4, maxSelfReferentialDepth: 2 });

export type DocumentReader = (text: string, mayIntrospect: boolean) => ReadDocument;

/** Servers with the same schema share their documents: an operation's plan is cached by its document, and planning is expensive. */
const readers = new WeakMap<GraphQLSchema, DocumentReader>();

/**
 * Callers who may not introspect the schema get no suggestions of its names either. With `isPublished` all other documents
 * are refused, whoever sends them.
 */
export function documentReaderOf(schema: GraphQLSchema, isPublished?: IsPublished): DocumentReader {
  if (isPublished) return createDocumentReader(schema, isPublished);
  const reader = readers.get(schema) ?? createDocumentReader(schema);
  readers.set(schema, reader);
  return reader;
}

function createDocumentReader(schema: GraphQLSchema, isPublished?: IsPublished): DocumentReader {
  const curious = remember((text) => read(text, { isCurious: true }));
  const others = remember((text) => read(text, { isCurious: false }));

  function read(text: string, { isCurious }: { isCurious: boolean }): ReadDocument {
    const rules = [...specifiedRules, limitDepth, ...(isCurious ? [] : [NoSchemaIntrospectionCustomRule])];
    try {
      const document = parse(text, { maxTokens });
      if (isPublished && !isPublished(document)) return { errors: [notPublished()] };
      const errors = validate(schema, document, rules, { hideSuggestions: !isCurious });
      return errors.length > 0 ? { errors } : { document };
    } catch (error) {
      return { errors: [error instanceof GraphQLError ? error : tooDeep(error)] };
    }
  }

  return (text, mayIntrospect) => (mayIntrospect ? curious(text) : others(text));
}

function notPublished(): GraphQLError {
  const code = "document-not-published";
  return new GraphQLError(errorCatalogue[code].message, { extensions: { code } });
}

/** Parser and rules recurse into nested parts: what overflows them is not a legitimate operation. */
function tooDeep(error: unknown): GraphQLError {
  if (!(error instanceof RangeError)) throw error;
  return new GraphQLError("The operation is nested too deeply");
}

/** Caches the latest results. */
function remember(read: (text: string) => ReadDocument): (text: string) => ReadDocument {
  const known = new LRU<string, ReadDocument>({ maxLength: rememberedTexts });
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

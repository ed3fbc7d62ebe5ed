// Which types of the schema the cache merges: of the lists and figures that the app's documents read, those without an
// id. Two queries that ask one of them for different fields keep both answers.
import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/** Returns the names of these types that the documents use, in order. */
export function mergedTypes(schema: GraphQLSchema, documents: readonly ASTNode[]): string[] {
  const names = new Set<string>();
  const info = new TypeInfo(schema);
  const readField = () => {
    const type = info.getType();
    const parent = info.getParentType();
    if (type && (parent === schema.getQueryType() || isConnection(type))) addWithoutId(type, names);
  };
  for (const document of documents) visit(document, visitWithTypeInfo(info, { Field: readField }));
  return [...names].toSorted();
}

/** The module that the cache imports. */
export const cacheRules = (names: readonly string[]): string =>
  `export const mergedTypes: readonly string[] = ${JSON.stringify(names, null, 2)};\n`;

const isConnection = (type: GraphQLOutputType): boolean => getNamedType(type).name.endsWith("Connection");

/** A list of objects is replaced as a whole. */
function addWithoutId(type: GraphQLOutputType, names: Set<string>): void {
  if (isListType(getNullableType(type))) return;
  const named = getNamedType(type);
  if (isObjectType(named) && !named.getFields()["id"]) names.add(named.name);
}

// The displayed part of openapi.json: the operations by subject, with what each takes, returns and how it fails.
import { t } from "@boresight/domain/texts/text";
import * as z from "zod/mini";

const schemaSchema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
});
type Schema = z.output<typeof schemaSchema>;

const contentSchema = z.optional(z.record(z.string(), z.looseObject({ schema: z.optional(schemaSchema) })));

const operationSchema = z.looseObject({
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.optional(z.array(z.unknown())),
  parameters: z.optional(
    z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: schemaSchema })),
  ),
  requestBody: z.optional(z.looseObject({ content: contentSchema })),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: contentSchema })),
});

export const openApiSchema = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

export interface Field {
  name: string;
  type: string;
  required: boolean;
}

export interface Operation {
  method: string;
  path: string;
  summary: string;
  needsToken: boolean;
  takes: Field[];
  answers: Field[];
  /** Error code and message. */
  failures: { status: string; code: string; message: string }[];
}

export interface Subject {
  name: string;
  operations: Operation[];
}

export function subjectsOf({ paths }: z.output<typeof openApiSchema>): Subject[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.tags[0] ?? "service",
      operation: readOperation(`${method.toUpperCase()} ${path}`, operation),
    })),
  );
  return [...Map.groupBy(operations, ({ name }) => name)].map(([name, members]) => ({
    name,
    operations: members.map(({ operation }) => operation),
  }));
}

function readOperation(address: string, operation: z.output<typeof operationSchema>): Operation {
  const [method = "", path = ""] = address.split(" ");
  const { parameters = [], requestBody, responses, summary, security } = operation;
  const asked = parameters.map(({ name, required, schema }) => ({ name, required, type: typeOf(schema) }));
  return {
    method,
    path,
    summary,
    needsToken: security !== undefined,
    takes: [...asked, ...fieldsOf(requestBody?.content)],
    answers: fieldsOf(responses["200"]?.content),
    failures: Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, { description }]) => description.split("\n").map((line) => failureOf(status, line))),
  };
}

function failureOf(status: string, line: string) {
  const [code = "", ...rest] = line.split(": ");
  return { status, code, message: rest.join(": ") };
}

function fieldsOf(content: z.output<typeof contentSchema>): Field[] {
  const [{ schema } = {}] = Object.values(content ?? {});
  if (!schema) return [];
  const { properties, required = [] } = schema;
  if (!properties) return schema.type || schema.const ? [{ name: "", type: typeOf(schema), required: true }] : [];
  return Object.entries(properties).map(([name, of]) => ({
    name,
    type: typeOf(of),
    required: required.includes(name),
  }));
}

/** Returns `string (email)`, `"OK"`, `list of object`. */
function typeOf(unread: unknown): string {
  const schema: Schema = schemaSchema.safeParse(unread).data ?? {};
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array") return t("settings.listOf", { items: typeOf(schema.items) });
  const type = [schema.type ?? "anything"].flat().join(" | ");
  return schema.format ? `${type} (${schema.format})` : type;
}

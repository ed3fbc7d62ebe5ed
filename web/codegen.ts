import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: "../server/schema.graphql",
  documents: ["src/**/*.{ts,tsx}", "!src/graphql/**"],
  ignoreNoDocuments: true,
  generates: {
    "src/graphql/": {
      preset: "client",
      presetConfig: { fragmentMasking: { unmaskFunctionName: "readFragment" } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        scalars: {
          UUID: "string",
          Datetime: "string",
          Date: "string",
          Cursor: "string",
          JSON: "unknown",
          BigInt: "string",
          BigFloat: "string",
        },
      },
    },
  },
};

export default config;

import { graphql } from "#graphql/gql.ts";
import type { StoredFileFragment } from "#graphql/graphql.ts";

/** What a thumbnail and the viewer show of a file. */
export const StoredFileFields = graphql(`
  fragment StoredFile on File {
    id
    name
    mimeType
    size
    width
    height
    documentKind
    createdAt
    updatedAt
    uploadedBy
    version @include(if: $staff)
    signerName
    signedAt
    customerVisible @include(if: $staff)
    userByUploadedBy {
      id
      displayName
    }
    versions {
      totalCount
    }
  }
`);

export type StoredFile = StoredFileFragment;
/** Any content that can be looked at: a file, or what it was before it was replaced. */
export type ShownFile = Pick<StoredFile, "height" | "id" | "mimeType" | "name" | "size" | "updatedAt" | "width">;

const shownByBrowsers = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/** Other pictures are stored and downloaded, but not every browser draws them. */
export const isPicture = ({ mimeType }: Pick<ShownFile, "mimeType">): boolean => shownByBrowsers.has(mimeType);

/** Pictures of phones that the viewer decodes itself. */
export const isHeic = ({ mimeType }: Pick<ShownFile, "mimeType">): boolean => /^image\/hei[cf]$/.test(mimeType);

export const isPdf = ({ mimeType }: Pick<ShownFile, "mimeType">): boolean => mimeType === "application/pdf";

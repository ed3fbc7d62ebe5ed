import Skeleton from "@mui/material/Skeleton";
import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

// Apart from the screens of the app, whose parts it would tear apart.
const DocumentVerification = lazyPart(
  async () => (await import("#features/documents/verification/document-verification.tsx")).DocumentVerification,
);

const TypeCode = lazyPart(async () => (await import("#features/documents/verification/type-code.tsx")).TypeCode);

/** What the code on a document says of it; anybody who holds the document may ask. */
export function Verify() {
  const { code = "" }: { code?: string } = useParams({ strict: false });

  return (
    <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
      {code === "" ? <TypeCode /> : <DocumentVerification key={code} code={code} />}
    </Suspense>
  );
}

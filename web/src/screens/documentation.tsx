import { RichText, slots } from "#ui/text/rich-text.tsx";
import { t } from "@boresight/domain/texts/text";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { OperationDetail } from "#features/settings/operation-detail.tsx";
import { useOpenApi } from "#features/settings/use-open-api.ts";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { Page } from "#ui/layout/page.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";

/** For those who connect a system of their own: what the account service takes and answers. */
export function Documentation() {
  const { subjects, problem, retry } = useOpenApi();

  return (
    <Page title={t("app.documentation")}>
      <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
        <RichText
          text={t("app.howOtherSystemsSignIn", slots("path", "file"))}
          path={<code>/v1/auth</code>}
          file={<Link href="/v1/auth/openapi.json">openapi.json</Link>}
        />
      </Typography>
      {problem !== undefined && (
        <Card>
          <ErrorState message={problem} onRetry={retry} />
        </Card>
      )}
      {!subjects && problem === undefined && <ListSkeleton rows={8} />}
      {subjects?.map(({ name, operations }) => (
        <SectionCard key={name} title={name} flush>
          {operations.map((operation) => (
            <OperationDetail key={`${operation.method} ${operation.path}`} operation={operation} />
          ))}
        </SectionCard>
      ))}
    </Page>
  );
}

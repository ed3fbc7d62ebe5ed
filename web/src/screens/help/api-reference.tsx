import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { OperationDetail } from "#features/settings/operation-detail.tsx";
import { useOpenApi } from "#features/settings/use-open-api.ts";
import { ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { RichText, slots } from "#ui/text/rich-text.tsx";

const otherServices = [
  { path: "/v1/graphql", words: t("help.apiGraphql") },
  { path: "/v1/storage", words: t("help.apiStorage") },
  { path: "/v1/functions", words: t("help.apiFunctions") },
];

/** For those who connect a system of their own: what the account service takes and answers, and where the others are. */
export function ApiReference() {
  const { subjects, problem, retry } = useOpenApi();

  return (
    <>
      <SectionCard title={t("help.otherServices")}>
        <Box component="dl" sx={{ m: 0, display: "grid", gap: 2 }}>
          {otherServices.map(({ path, words }) => (
            <Box key={path}>
              <Typography component="dt" variant="code">
                <bdi>{path}</bdi>
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
                {words}
              </Typography>
            </Box>
          ))}
        </Box>
      </SectionCard>
      <Typography variant="h2">{t("help.apiSignIn")}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 640 }}>
        <RichText
          text={t("app.aboutApi", slots("path", "file"))}
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
    </>
  );
}

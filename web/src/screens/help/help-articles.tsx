import type { Role } from "@boresight/domain/accounts/roles";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useEffect, useState, type ReactNode } from "react";
import { SearchField } from "#ui/form/search-field.tsx";
import { BlankState } from "#ui/layout/blank-state.tsx";
import { PageSection } from "#ui/parts/page-section.tsx";
import { seekPart } from "#ui/parts/seek-part.ts";
import { findArticles, readerWords, type Article, type ArticleGroup } from "./articles.ts";
import { BlockedSteps, guardSentences } from "./blocked-steps.tsx";
import { HelpFigures } from "./help-figures.tsx";
import { OrderLife } from "./order-life.tsx";
import { useShopStatuses } from "./order-road.ts";

/** What an article has apart from its points. */
const figures: Readonly<Record<string, (forRole: Role) => ReactNode>> = {
  "life-of-an-order": (forRole) => <OrderLife forRole={forRole} />,
  "what-blocks-a-step": () => <BlockedSteps />,
};

const moreWords = ({ id }: Article) => (id === "what-blocks-a-step" ? [...guardSentences.values()] : []);

/** The articles for the reader's role, those for others below, with a search and the contents beside them. */
export function HelpArticles({ forRole }: { forRole: Role }) {
  const [asked, setAsked] = useState("");
  const groups = findArticles(forRole, { asked, moreWords });
  const count = groups.reduce((sum, group) => sum + group.articles.length, 0);
  const { statuses, error } = useShopStatuses();
  const isWhole = statuses !== null || error !== undefined;
  useEffect(() => {
    const { hash } = window.location;
    if (isWhole && hash.length > 1) seekPart(hash.slice(1)); // Not before: the articles above it still grow.
  }, [isWhole]);

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box component="search" sx={{ display: "flex", alignItems: "center", gap: 3, flexWrap: "wrap" }}>
        <SearchField label={t("help.searchHelp")} value={asked} onSearch={setAsked} />
        <Typography component="output" variant="body2" color="textSecondary">
          {asked !== "" && count > 0 && t("help.countArticles", { count })}
        </Typography>
      </Box>
      {count === 0 ? (
        <BlankState kind="noMatch" title={t("help.nothingFound")}>
          {t("help.tryOneWord")}
        </BlankState>
      ) : (
        <Box sx={layout}>
          <Contents groups={groups} />
          <Box sx={{ display: "grid", gap: 6, minWidth: 0 }}>
            {groups.map((group) => (
              <Group key={group.reader} group={group} forRole={forRole} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const layout = {
  display: "grid",
  gap: 5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "240px minmax(0, 720px)" },
};

function Contents({ groups }: { groups: readonly ArticleGroup[] }) {
  return (
    <Box
      component="nav"
      aria-label={t("base.contents")}
      sx={{ display: "grid", gap: 4, position: { md: "sticky" }, top: "calc(var(--stuck, 0px) + 72px)" }}
    >
      {groups.map(({ reader, articles }) => (
        <div key={reader}>
          <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
            {readerWords[reader]}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {articles.map(({ id, title }) => (
              <li key={id}>
                <Link
                  href={`#${id}`}
                  underline="hover"
                  variant="body2"
                  sx={{ display: "block", py: { xs: 3, md: 1.5 } }}
                >
                  {title}
                </Link>
              </li>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Group({ group: { reader, articles }, forRole }: { group: ArticleGroup; forRole: Role }) {
  return (
    <Box component="section" aria-label={readerWords[reader]} sx={{ display: "grid", gap: 3, minWidth: 0 }}>
      <Typography variant="h2">{readerWords[reader]}</Typography>
      {articles.map(({ id, title, points, pictures }) => (
        <PageSection key={id} id={id}>
          <Card component="article" aria-label={title} sx={{ p: 5, display: "grid", gap: 3, minWidth: 0 }}>
            <Typography variant="h3">{title}</Typography>
            {points.map((point) => (
              <Typography key={point}>{point}</Typography>
            ))}
            {pictures && <HelpFigures names={pictures} />}
            {figures[id]?.(forRole)}
          </Card>
        </PageSection>
      ))}
    </Box>
  );
}

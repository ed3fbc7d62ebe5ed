import { useQuery } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import { Suspense, useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { LoadError } from "#records/load-error.tsx";
import { newRow } from "#records/list/new-row-button.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { formatDay } from "#ui/time/times.ts";
import { DisclosureMark, occasionWords } from "./disclosure-mark.tsx";

const DisclosureTextFields = graphql(`
  fragment DisclosureTextRow on DisclosureText {
    id
    state
    occasion
    language
    revision
    body
    validFrom
    sourceTitle
    sourceUrl
    sourceReadOn
    verifiedAt
    verifiedByUser {
      id
      displayName
    }
  }
`);

const DisclosureForm = lazyPart(async () => (await import("./disclosure-form.tsx")).DisclosureForm);
const DisclosureSheet = lazyPart(async () => (await import("./disclosure-sheet.tsx")).DisclosureSheet);

const DisclosureTextsPage = graphql(`
  query DisclosureTexts($filter: DisclosureTextFilter) {
    disclosureTexts(first: 100, orderBy: STATE_ASC, filter: $filter) {
      nodes {
        id
        ...DisclosureTextRow
      }
    }
  }
`);

/** What states want drivers to be told: each version with its source, and whether somebody has verified it. */
export function DisclosureTexts() {
  const [typed, setTyped] = useState("");
  const state = typed.trim().toUpperCase();
  const { data, previousData, error, refetch } = useQuery(DisclosureTextsPage, {
    variables: { filter: state.length === 2 ? { state: { equalTo: state } } : null },
  });
  const found = data ?? previousData;
  const { search, change } = useAddress();
  const opened = search["disclosure"];
  if (error && !found) return <LoadError error={error} refetch={refetch} />;
  if (!found) return <ListSkeleton rows={6} />;
  const texts = readFragment(DisclosureTextFields, rowsOf(found.disclosureTexts));
  const shown = texts.find(({ id }) => id === opened);
  const close = () => change({ disclosure: undefined });

  return (
    <SectionCard title={t("documents.disclosures")} flush>
      <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 3 }}>
        {t("documents.disclosuresAbout")}
      </Typography>
      <Box sx={{ px: 5, pb: 2 }}>
        <SearchField label={t("documents.stateByItsLetters")} value={typed} onSearch={setTyped} />
      </Box>
      <RowList label={t("documents.disclosures")}>
        {texts.map((text) => (
          <ListRow
            key={text.id}
            main={
              <>
                <bdi dir="ltr">{text.state}</bdi> · {occasionWords[text.occasion]} ·{" "}
                {t("documents.revisionNumber", { revision: text.revision })}
              </>
            }
            second={[
              text.sourceTitle,
              t("documents.sourceReadOnDay", { day: formatDay(text.sourceReadOn) }),
              t("documents.validFromDay", { day: formatDay(text.validFrom) }),
            ].join(" · ")}
            onClick={() => change({ disclosure: text.id })}
            end={<DisclosureMark text={text} />}
          />
        ))}
      </RowList>
      <Suspense>
        {shown && <DisclosureSheet text={shown} onClose={close} />}
        {opened === newRow && <DisclosureForm text={null} onClose={close} />}
      </Suspense>
    </SectionCard>
  );
}

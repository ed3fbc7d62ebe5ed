import * as shape from "@boresight/domain/base/shape";
import { auditActions } from "@boresight/domain/settings/upkeep";
import { t } from "@boresight/domain/texts/text";
import { useQuery } from "@apollo/client/react";
import Box from "@mui/material/Box";
import { useState } from "react";
import { rowsOf } from "#data/rows.ts";
import { graphql } from "#graphql/gql.ts";
import { DayRangeFilter } from "#ui/filter/day-range-filter.tsx";
import { SelectFilter } from "#ui/filter/select-filter.tsx";
import { SearchField } from "#ui/form/search-field.tsx";
import { BlankState, ErrorState } from "#ui/layout/blank-state.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { PageSteps } from "./page-steps.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditSeals } from "./audit-seals.tsx";
import { SigningKey } from "./signing-key.tsx";
import { actionWords, entityChoices } from "./audit-words.ts";
import { useAnswer } from "../use-answer.ts";

const entryShape = shape.object({
  id: shape.string(),
  at: shape.string(),
  actor: shape.nullable(shape.string()),
  action: shape.oneOf(auditActions),
  entity: shape.string(),
  entityId: shape.nullable(shape.string()),
  name: shape.nullable(shape.string()),
  changes: shape.record(shape.unknown()),
  reason: shape.string(),
});
const answerShape = shape.object({ entries: shape.array(entryShape), isMore: shape.boolean() });

export type FoundEntry = shape.Output<typeof entryShape>;

const AuditPeople = graphql(`
  query AuditPeople {
    users(first: 100, orderBy: DISPLAY_NAME_ASC, condition: { customerId: null }) {
      nodes {
        id
        displayName
      }
    }
  }
`);

const actions = auditActions.map((value) => ({ value, label: actionWords[value] }));

/** Who changed what, when and why; the address has the filters. */
export function Audit() {
  const { search } = useAddress();
  const { who, record, action, from, to, text = "" } = search;
  const asked = {
    actorId: who ?? null,
    entity: record ?? null,
    action: action ?? null,
    from: from ?? null,
    until: to ?? null,
    text,
  };

  return (
    <Box sx={{ display: "grid", gap: 4, minWidth: 0 }}>
      <AuditFilters />
      <AuditSeals key={`${from} ${to}`} asked={{ from: from ?? null, until: to ?? null }} />
      <SigningKey />
      <Found key={JSON.stringify(asked)} asked={asked} />
    </Box>
  );
}

function AuditFilters() {
  const { search, change } = useAddress();
  const { data } = useQuery(AuditPeople);
  const people = rowsOf(data?.users).map(({ id, displayName }) => ({ value: id, label: displayName }));

  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 2 }}>
      <Box sx={{ width: { xs: "100%", sm: 240 } }}>
        <SearchField
          label={t("settings.auditSearch")}
          value={search["text"] ?? ""}
          onSearch={(text) => change({ text })}
        />
      </Box>
      <SelectFilter
        label={t("base.person")}
        value={search["who"]}
        choices={people}
        onSelect={(who) => change({ who })}
      />
      <SelectFilter
        label={t("settings.auditRecord")}
        value={search["record"]}
        choices={entityChoices}
        onSelect={(record) => change({ record })}
      />
      <SelectFilter
        label={t("settings.auditAction")}
        value={search["action"]}
        choices={actions}
        onSelect={(action) => change({ action })}
      />
      <DayRangeFilter
        label={t("base.days")}
        from={search["from"]}
        to={search["to"]}
        onSelect={({ from, to }) => change({ from, to })}
      />
    </Box>
  );
}

function Found({ asked }: { asked: object }) {
  const [starts, setStarts] = useState<readonly string[]>([]);
  const { answer, problem, loading, retry } = useAnswer(
    "audit-search",
    { ...asked, before: starts.at(-1) ?? null },
    answerShape,
  );
  if (problem !== null) return <ErrorState message={problem} onRetry={retry} />;
  if (!answer) return <ListSkeleton rows={8} />;
  const last = answer.entries.at(-1);

  return (
    <SectionCard title={t("settings.audit")}>
      {answer.entries.length === 0 && !loading && (
        <BlankState kind="noMatch" title={t("settings.auditNothing")} dense>
          {t("settings.auditNothingMore")}
        </BlankState>
      )}
      <Box component="ul" aria-label={t("settings.audit")} aria-busy={loading} sx={{ m: 0, p: 0, listStyle: "none" }}>
        {answer.entries.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </Box>
      <PageSteps starts={starts} next={answer.isMore && last ? last.id : null} onGo={setStarts} />
    </SectionCard>
  );
}

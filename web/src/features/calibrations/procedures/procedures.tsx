import { useMutation, useQuery } from "@apollo/client/react";
import { calibratedCategories } from "@boresight/domain/calibrations/calibration-system";
import { procedureSchema } from "@boresight/domain/calibrations/procedure";
import { procedure as described, procedureList } from "@boresight/domain/calibrations/procedure-fields";
import { t } from "@boresight/domain/texts/text";
import { useForm, useWatch } from "react-hook-form";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { ProcedureRowFragment } from "#graphql/graphql.ts";
import { CertificateInput } from "#records/certificate/certificate-input.tsx";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import type { Cells } from "#records/list/list-columns.tsx";
import { RecordList } from "#records/list/record-list.tsx";
import { FormDialog } from "#ui/dialog/form-dialog.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { readerDay } from "#ui/time/day-in.ts";
import { formatDay } from "#ui/time/times.ts";
import { useNow } from "#ui/time/use-now.ts";

const ProcedureRow = graphql(`
  fragment ProcedureRow on Procedure {
    id
    version
    title
    kind
    make
    lineItemTypeId
    lineItemType {
      id
      name
    }
    yearFrom
    yearTo
    url
    fileId
    reviewOn
    supersededById
    supersededBy {
      id
      title
    }
    isActive
  }
`);

const ProceduresPage = graphql(`
  query ProceduresPage($first: Int!, $offset: Int!, $orderBy: [ProcedureOrderBy!], $filter: ProcedureFilter) {
    procedures(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...ProcedureRow
      }
    }
  }
`);

const ProcedureChoices = graphql(`
  query ProcedureChoices {
    lineItemTypes(first: 100, orderBy: SORT_ORDER_ASC) {
      nodes {
        id
        name
        category
      }
    }
    procedures(first: 100, orderBy: TITLE_ASC, filter: { isActive: { equalTo: true } }) {
      nodes {
        id
        title
      }
    }
  }
`);

const SaveProcedure = graphql(`
  mutation SaveProcedure($input: SaveProcedureInput!) {
    saveProcedure(input: $input) {
      procedure {
        id
        ...ProcedureRow
      }
    }
  }
`);

const cells: Cells<typeof described.fields, ProcedureRowFragment> = {
  lineItemTypeId: ({ lineItemType }) => lineItemType?.name,
  reviewOn: ({ reviewOn, supersededBy }) => <Review reviewOn={reviewOn} successor={supersededBy?.title ?? null} />,
};

/** One that is out of date is seen before it is followed. */
function Review({ reviewOn, successor }: { reviewOn: string | null; successor: string | null }) {
  const today = readerDay(useNow());
  if (successor) return <ToneChip tone="grey">{t("calibrations.supersededBy")}</ToneChip>;
  if (!reviewOn) return null;
  return reviewOn <= today ? <ToneChip tone="amber">{formatDay(reviewOn)}</ToneChip> : formatDay(reviewOn);
}

/** What makers say of calibrations, for attempts to name. */
export function Procedures() {
  return (
    <RecordList
      of={procedureList}
      query={ProceduresPage}
      page={({ procedures }) => procedures}
      read={(row) => readFragment(ProcedureRow, row)}
      cells={cells}
      opens="procedure"
    >
      {({ row, isNew, close }) =>
        (row ?? isNew) && <ProcedureDialog key={row?.id ?? "new"} procedure={row} onClose={close} />
      }
    </RecordList>
  );
}

const fileWords = {
  help: t("calibrations.procedureFileHelp"),
  choose: t("base.chooseAFile"),
  replace: t("files.replace"),
  remove: t("base.remove"),
  download: t("base.download"),
};

interface ProcedureDialogProps {
  /** Null for a new one. */
  procedure: ProcedureRowFragment | null;
  onClose: () => void;
}

function ProcedureDialog({ procedure, onClose }: ProcedureDialogProps) {
  const { id = null, version = null } = procedure ?? {};
  const { data } = useQuery(ProcedureChoices, { fetchPolicy: "cache-and-network" });
  const form = useForm({ defaultValues: recordValues(described, procedure) });
  const [save] = useMutation(SaveProcedure, { refetchQueries: ["ProceduresPage"] });
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...recordInput(described, values) }),
    schema: procedureSchema,
    save: (input) => save({ variables: { input } }),
    done: ({ title }) => t("calibrations.procedureIsSaved", { title }),
    onSaved: onClose,
    stale: ["definition-changed"],
  });
  const file = (
    <CertificateInput
      words={fileWords}
      fileId={useWatch({ control: form.control, name: "fileId" })}
      onChange={(chosen) => form.setValue("fileId", chosen, { shouldDirty: true })}
      error={form.formState.errors.fileId?.message}
    />
  );
  const types = rowsOf(data?.lineItemTypes).flatMap(({ id: value, name: label, category }) =>
    calibratedCategories.some((one) => one === category) ? [{ value, label }] : [],
  );
  const others = rowsOf(data?.procedures).flatMap((other) =>
    other.id === id ? [] : [{ value: other.id, label: other.title }],
  );

  return (
    <FormDialog
      title={procedure?.title ?? t("calibrations.newProcedure")}
      action={t("base.save")}
      {...frame}
      onClose={onClose}
    >
      <RecordFields
        of={described}
        form={form}
        autoComplete="off"
        links={{ lineItemTypeId: types, supersededById: others }}
        render={{ fileId: file }}
      />
    </FormDialog>
  );
}

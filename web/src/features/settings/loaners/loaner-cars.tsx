import { useMutation } from "@apollo/client/react";
import { loanerCarSchema } from "@boresight/domain/settings/loaner-car";
import { loanerCar, loanerCarList } from "@boresight/domain/settings/loaner-car-fields";
import { t } from "@boresight/domain/texts/text";
import { useForm } from "react-hook-form";
import { readFragment } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import type { LoanerCarRowFragment } from "#graphql/graphql.ts";
import { RecordFields } from "#records/form/record-fields.tsx";
import { recordInput, recordValues } from "#records/form/record-values.ts";
import { useSave } from "#records/form/use-save.ts";
import { RecordList } from "#records/list/record-list.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { SheetForm } from "#ui/dialog/sheet-form.tsx";

const LoanerCarRow = graphql(`
  fragment LoanerCarRow on LoanerCar {
    id
    version
    name
    plate
    isActive
  }
`);

const LoanerCarsPage = graphql(`
  query LoanerCarsPage($first: Int!, $offset: Int!, $orderBy: [LoanerCarOrderBy!], $filter: LoanerCarFilter) {
    loanerCars(first: $first, offset: $offset, orderBy: $orderBy, filter: $filter) {
      totalCount
      nodes {
        id
        ...LoanerCarRow
      }
    }
  }
`);

const SaveLoanerCar = graphql(`
  mutation SaveLoanerCar($input: SaveLoanerCarInput!) {
    saveLoanerCar(input: $input) {
      loanerCar {
        id
        ...LoanerCarRow
      }
    }
  }
`);

/** The cars that the shop lends while a vehicle is with it. */
export function LoanerCars() {
  return (
    <RecordList
      of={loanerCarList}
      query={LoanerCarsPage}
      page={({ loanerCars }) => loanerCars}
      read={(row) => readFragment(LoanerCarRow, row)}
      opens="car"
    >
      {({ row, isNew, close }) => (
        <Sheet title={row?.name ?? t("settings.newLoanerCar")} open={row !== null || isNew} onClose={close}>
          {(row ?? isNew) && <LoanerCarForm key={row?.id} car={row} onClose={close} />}
        </Sheet>
      )}
    </RecordList>
  );
}

interface LoanerCarFormProps {
  /** Null for a new one. */
  car: LoanerCarRowFragment | null;
  onClose: () => void;
}

function LoanerCarForm({ car, onClose }: LoanerCarFormProps) {
  const { id = null, version = null } = car ?? {};
  const form = useForm({ defaultValues: recordValues(loanerCar, car) });
  const [save] = useMutation(SaveLoanerCar, { refetchQueries: ["LoanerCarsPage"] });
  const frame = useSave({
    form,
    input: (values) => ({ id, version, ...recordInput(loanerCar, values) }),
    schema: loanerCarSchema,
    save: (input) => save({ variables: { input } }),
    done: ({ name }) => t("billing.nameIsSaved", { name }),
    onSaved: onClose,
  });

  return (
    <SheetForm {...frame} onCancel={onClose}>
      <RecordFields of={loanerCar} form={form} autoComplete="off" />
    </SheetForm>
  );
}

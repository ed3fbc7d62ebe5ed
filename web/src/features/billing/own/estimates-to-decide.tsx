import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import { OpenedDecision } from "#features/billing/own-decision/decide-button.tsx";
import { readFragment, type FragmentType } from "#graphql/fragment-masking.ts";
import { graphql } from "#graphql/gql.ts";
import { customersNumbers } from "#records/order-numbers.ts";
import { MoneyText } from "#ui/form/money-text.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { formatDay } from "#ui/time/times.ts";

const AwaitedEstimate = graphql(`
  fragment AwaitedEstimate on Estimate {
    id
    number
    validUntil
    totalCents
    serviceOrder {
      ...OrderName
    }
  }
`);

interface EstimatesToDecideProps {
  estimates: readonly FragmentType<typeof AwaitedEstimate>[];
  onDecided: () => void;
}

/** The estimates that await the customer's decision; each opens to be read and decided on. */
export function EstimatesToDecide({ estimates, onDecided }: EstimatesToDecideProps) {
  const { change } = useAddress();
  const title = t("billing.estimatesToDecide");

  return (
    <>
      {estimates.length > 0 && (
        <SectionCard title={title} flush>
          <RowList label={title}>
            {readFragment(AwaitedEstimate, estimates).map(({ id, number, validUntil, totalCents, serviceOrder }) => (
              <ListRow
                key={id}
                stacked
                onClick={() => change({ decide: id })}
                main={
                  <>
                    <bdi>{number}</bdi> · <bdi>{serviceOrder?.vehicle?.vehicleDescription}</bdi>
                  </>
                }
                second={[
                  ...(serviceOrder ? customersNumbers(serviceOrder) : []),
                  validUntil && t("billing.validThroughDate", { date: formatDay(validUntil) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
                end={
                  <>
                    <MoneyText cents={totalCents} />
                    <DecideHint />
                  </>
                }
              />
            ))}
          </RowList>
        </SectionCard>
      )}
      <OpenedDecision onDecided={onDecided} />
    </>
  );
}

/** What the row, which is the button, does. */
const DecideHint = () => (
  <Box component="span" sx={{ typography: "button", color: "primary.main", marginInlineStart: "auto" }}>
    {t("billing.reviewAndDecide")}
  </Box>
);

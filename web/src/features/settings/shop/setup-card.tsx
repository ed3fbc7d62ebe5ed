import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import { CheckCircleOutlined } from "#ui/icons/done/check-circle-outlined.ts";
import { RadioButtonUnchecked } from "#ui/icons/done/radio-button-unchecked.ts";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { countDone, setupSteps } from "./setup-steps.ts";
import { useShop } from "./use-shop.ts";

const DismissSetup = graphql(`
  mutation DismissSetup($input: DismissSetupInput!) {
    dismissSetup(input: $input) {
      shopSetting {
        id
      }
    }
  }
`);

/** What is left to set up in a new shop, until all of it is done or an admin hides it. */
export function SetupCard() {
  const { shop } = useShop();
  const [dismiss] = useMutation(DismissSetup, { refetchQueries: "active" });
  const { run, busy } = useVerb();
  if (!shop || shop.settings.isSetupDismissed || countDone(shop.done) === setupSteps.length) return null;
  const { version } = shop.settings;

  return (
    <SectionCard
      flush
      title={t("settings.setUpShop")}
      aside={
        <Button
          size="small"
          loading={busy}
          onClick={() => void run(() => dismiss({ variables: { input: { version } } }))}
        >
          {t("settings.hideGuide")}
        </Button>
      }
    >
      <RowList label={t("settings.setUpShop")}>
        {setupSteps.map(({ key, title }) => (
          <ListRow
            key={key}
            start={shop.done[key] ? <CheckCircleOutlined color="success" /> : <RadioButtonUnchecked />}
            main={title}
            second={shop.done[key] ? t("settings.stepDone") : undefined}
            link={{ to: "/admin/setup", search: { step: key } }}
          />
        ))}
      </RowList>
    </SectionCard>
  );
}

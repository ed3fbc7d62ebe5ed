import { useMutation } from "@apollo/client/react";
import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { graphql } from "#graphql/gql.ts";
import { useVerb } from "#records/use-verb.ts";
import RadioButtonUnchecked from "~icons/ic/baseline-radio-button-unchecked";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { ListRow, RowList } from "#ui/table/list-row.tsx";
import { countDone, optionalSteps, setupSteps } from "./setup-steps.ts";
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

/** Beside each other where there is room: what comes next stays on the first screen. */
const columns = { "& > ul": { display: "grid", gridTemplateColumns: { md: "repeat(2, minmax(0, 1fr))" } } };

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
      <Typography variant="body2" color="textSecondary" sx={{ px: 5, pb: 1 }}>
        {t("settings.stepsDoneOfTotal", { done: countDone(shop.done), total: setupSteps.length })}
      </Typography>
      <Box sx={columns}>
        <RowList label={t("settings.setUpShop")}>
          {setupSteps
            .filter(({ key }) => !shop.done[key])
            .map(({ key, title }) => (
              <ListRow
                key={key}
                start={<RadioButtonUnchecked />}
                main={title}
                link={{ to: "/admin/setup", search: { step: key } }}
              />
            ))}
          {optionalSteps.map(({ key, title }) => (
            <ListRow
              key={key}
              start={<RadioButtonUnchecked color="disabled" />}
              main={title}
              second={t("base.optional")}
              link={{ to: "/admin/setup", search: { step: key } }}
            />
          ))}
        </RowList>
      </Box>
    </SectionCard>
  );
}

import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import Add from "~icons/ic/baseline-add";
import EditOutlined from "~icons/ic/outline-edit";
import StopCircleOutlined from "~icons/ic/outline-stop-circle";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { MenuRow } from "#ui/table/menu-row.tsx";
import { formatDay } from "#ui/time/times.ts";
import { combinedRate, componentsOf, type TaxComponent, type TaxRate } from "./tax-components.ts";
import type { TaxQuestion } from "./tax-question.ts";
import { finePercents } from "#ui/text/percents.ts";

interface TaxesOfPlaceProps {
  place: TaxQuestion["place"];
  rates: readonly TaxRate[];
  today: string;
  onAsk: (question: TaxQuestion) => void;
}

/** The taxes of one location, each with its rate and its days. */
export function TaxesOfPlace({ place, rates, today, onAsk }: TaxesOfPlaceProps) {
  const components = componentsOf(rates, today);
  const ask = (kind: TaxQuestion["kind"], name = "") => onAsk({ place, kind, name, today });

  return (
    <SectionCard
      flush
      title={<bdi>{place.facilityName}</bdi>}
      aside={
        <Button
          size="small"
          startIcon={<Add />}
          aria-label={t("settings.addTaxAt", { place: place.facilityName })}
          onClick={() => ask("add", components.length === 0 ? t("settings.salesTax") : "")}
        >
          {t("settings.addTax")}
        </Button>
      }
    >
      {components.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 5, pb: 3 }}>
          {t("settings.noTaxHere")}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t("settings.taxesOf", { place: place.facilityName })}
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {components.map((component) => (
          <ComponentRow key={component.name} component={component} onAsk={ask} />
        ))}
      </Box>
      {components.length > 1 && <Combined rate={combinedRate(components)} />}
    </SectionCard>
  );
}

interface ComponentRowProps {
  component: TaxComponent;
  onAsk: (kind: TaxQuestion["kind"], name: string) => void;
}

function ComponentRow({ component: { name, current, coming }, onAsk }: ComponentRowProps) {
  const days = [
    current && t("settings.sinceDay", { day: formatDay(current.validFrom) }),
    ...coming.map(({ rate, validFrom }) =>
      rate === 0
        ? t("settings.endsOnDay", { day: formatDay(validFrom) })
        : t("settings.rateFromDay", { rate: rateWords(rate), day: formatDay(validFrom) }),
    ),
  ];

  return (
    <MenuRow
      main={<span dir="auto">{name}</span>}
      second={days.filter(Boolean).join(" · ")}
      end={
        <Box component="bdi" dir="ltr" sx={{ fontFeatureSettings: '"tnum"', fontWeight: 500 }}>
          {current ? rateWords(current.rate) : "–"}
        </Box>
      }
      label={t("base.actionsForName", { name })}
      actions={[
        { label: t("settings.changeRate"), icon: EditOutlined, run: () => onAsk("change", name) },
        { label: t("settings.endTax"), icon: StopCircleOutlined, run: () => onAsk("end", name) },
      ]}
    />
  );
}

/** They are added up: no tax is charged on another. */
function Combined({ rate }: { rate: number }) {
  return (
    <Box
      sx={{
        display: "flex",
        justifyContent: "space-between",
        mx: 5,
        mt: 1,
        py: 2,
        // As wide as the menu of the rows above.
        paddingInlineEnd: "42px",
        borderTop: 1,
        borderColor: "divider",
        fontWeight: 600,
      }}
    >
      <span>{t("settings.togetherToday")}</span>
      <Box component="bdi" dir="ltr" sx={{ fontFeatureSettings: '"tnum"' }}>
        {rateWords(rate)}
      </Box>
    </Box>
  );
}

/** `8.81%` of thousandths of a percent. */
const rateWords = (rate: number): string => finePercents.format(rate / 100_000);

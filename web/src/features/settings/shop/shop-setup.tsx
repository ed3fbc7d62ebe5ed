import { t } from "@boresight/domain/texts/text";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Suspense, type ReactNode } from "react";
import { LoadError } from "#records/load-error.tsx";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import { RouteLink } from "#ui/layout/route-link.tsx";
import { SectionCard } from "#ui/layout/section-card.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useAddress } from "#ui/layout/use-address.ts";
import { ListSkeleton } from "#ui/table/list-skeleton.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { LogoInput } from "./logo-input.tsx";
import { countDone, setupSteps } from "./setup-steps.ts";
import { useShop, type SetupDone, type ShopSettings } from "./use-shop.ts";

const OwnNameForm = lazyPart(async () => (await import("./own-name-form.tsx")).OwnNameForm);
const CompanyForm = lazyPart(async () => (await import("./company-form.tsx")).CompanyForm);
const TransportPricesForm = lazyPart(async () => (await import("./transport-prices-form.tsx")).TransportPricesForm);
const TaxRateForm = lazyPart(async () => (await import("./tax-rate-form.tsx")).TaxRateForm);
const MailStep = lazyPart(async () => (await import("#features/settings/mail/mail-step.tsx")).MailStep);
const MailboxStep = lazyPart(async () => (await import("#features/settings/mail/mailbox-step.tsx")).MailboxStep);
const CardsState = lazyPart(async () => (await import("#records/billing/cards-state.tsx")).CardsState);
const PasswordRulesForm = lazyPart(async () => (await import("./password-rules-form.tsx")).PasswordRulesForm);
const TermsForm = lazyPart(async () => (await import("./terms-form.tsx")).TermsForm);

/** All that a shop sets up, in the order in which a new one does it. */
export function ShopSetup() {
  const { shop, error, refetch } = useShop();
  if (error && !shop) return <LoadError error={error} refetch={refetch} />;
  if (!shop) return <ListSkeleton rows={8} />;
  const { settings, places, taxRates, done } = shop;

  return (
    <Box sx={{ display: "grid", gap: 4, maxWidth: 720 }}>
      <Typography color="textSecondary">
        {t("settings.setUpShopLead")}{" "}
        {t("settings.stepsDoneOfTotal", { done: countDone(done), total: setupSteps.length })}
      </Typography>
      <Step step="name" title={t("base.yourName")} text={t("settings.stepNameText")} isDone={done.name}>
        <OwnNameForm />
      </Step>
      <Step step="company" title={t("base.company")} text={t("settings.stepCompanyText")} isDone={done.company}>
        <CompanyForm key={settings.version} settings={settings} />
        <LogoInput settings={settings} />
      </Step>
      <Step
        step="location"
        title={t("settings.stepLocation")}
        text={t("settings.stepLocationText")}
        isDone={done.location}
      >
        <Next to="/locations" search={{ facility: "new" }} label={t("settings.addFirstLocation")} />
      </Step>
      <Step title={t("settings.stepTransport")} text={t("settings.stepTransportText")}>
        <TransportPricesForm key={settings.version} settings={settings} />
      </Step>
      <Step step="tax" title={t("settings.salesTax")} text={t("settings.stepTaxText")} isDone={done.tax}>
        <TaxRateForm key={places.length} places={places} taxRates={taxRates} />
        {taxRates.length > 0 && <Next to="/admin/setup" search={{ tab: "taxes" }} label={t("settings.allTaxes")} />}
      </Step>
      <Step step="prices" title={t("base.prices")} text={t("settings.stepPricesText")} isDone={done.prices}>
        <Next to="/admin/setup" search={{ tab: "catalog" }} label={t("settings.lookAtPrices")} />
      </Step>
      <Step step="team" title={t("settings.stepTeam")} text={t("settings.stepTeamText")} isDone={done.team}>
        <Next to="/admin/users" search={{ new: "1" }} label={t("base.invite")} />
      </Step>
      <Step
        step="passwords"
        title={t("settings.stepPasswords")}
        text={t("settings.stepPasswordsText")}
        isDone={done.passwords}
      >
        <PasswordRulesForm key={settings.version} settings={settings} />
      </Step>
      <MailSteps done={done} onSent={() => void refetch()} />
      <LastSteps done={done} settings={settings} />
    </Box>
  );
}

const MailSteps = ({ done, onSent }: { done: SetupDone; onSent: () => void }) => (
  <>
    <Step step="mail" title={t("base.email")} text={t("settings.stepMailText")} isDone={done.mail}>
      <MailStep onSent={onSent} />
    </Step>
    <Step step="mailbox" title={t("settings.stepMailbox")} text={t("settings.stepMailboxText")}>
      <MailboxStep />
    </Step>
  </>
);

const LastSteps = ({ done, settings }: { done: SetupDone; settings: ShopSettings }) => (
  <>
    <Step step="documents" title={t("base.documents")} text={t("settings.stepDocumentsText")} isDone={done.documents}>
      <Next to="/admin/setup" search={{ tab: "documents" }} label={t("settings.lookAtDocuments")} />
    </Step>
    <Step step="payments" title={t("settings.stepPayments")} text={t("settings.stepPaymentsText")}>
      <Box sx={{ mt: 3 }}>
        <CardsState />
      </Box>
      <Next to="/admin/quickbooks" label={t("base.connectQuickBooks")} />
    </Step>
    <Step title={t("base.termsOfService")} text={t("settings.stepTermsText")}>
      <TermsForm key={settings.version} settings={settings} />
    </Step>
    <Step
      step="customer"
      title={t("settings.stepCustomer")}
      text={t("settings.stepCustomerText")}
      isDone={done.customer}
    >
      <Next to="/customers" search={{ new: "1" }} label={t("settings.addFirstCustomer")} />
    </Step>
  </>
);

interface StepProps {
  /** By which the address names it. */
  step?: string;
  title: string;
  text: string;
  isDone?: boolean;
  children: ReactNode;
}

function Step({ step, title, text, isDone = false, children }: StepProps) {
  const isAskedFor = useAddress().search["step"] === step && step !== undefined;
  const showIt = (card: HTMLElement | null) => {
    if (isAskedFor) card?.scrollIntoView();
  };
  const done = isDone && (
    <ToneChip tone="green" icon={CheckCircleOutlined}>
      {t("settings.stepDone")}
    </ToneChip>
  );

  return (
    <Box ref={showIt} sx={{ minWidth: 0, scrollMarginTop: 80 }}>
      <SectionCard title={title} aside={done}>
        <Typography color="textSecondary">{text}</Typography>
        <Suspense fallback={<ListSkeleton rows={4} />}>{children}</Suspense>
      </SectionCard>
    </Box>
  );
}

const Next = ({ label, ...link }: { label: string; to: string; search?: Record<string, string> }) => (
  <Button component={RouteLink} variant="outlined" sx={{ mt: 3 }} {...link}>
    {label}
  </Button>
);

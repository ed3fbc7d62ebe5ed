import { isStaff } from "@boresight/domain/accounts/roles";
import { isNotice } from "@boresight/domain/documents/notice-types";
import { t } from "@boresight/domain/texts/text";
import Button from "@mui/material/Button";
import { Suspense, useState } from "react";
import { roleOf } from "#auth/session.ts";
import { useAuth } from "#auth/use-auth.ts";
import { typeWord } from "#records/documents/type-words.ts";
import type { IssuedDocumentFragment } from "#graphql/graphql.ts";
import { PdfButton } from "#records/documents/pdf-button.tsx";
import CheckCircleOutlined from "~icons/ic/outline-check-circle";
import BlockOutlined from "~icons/ic/outline-block";
import EditOutlined from "~icons/ic/outline-edit";
import OpenInNew from "~icons/ic/baseline-open-in-new";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { ListRow } from "#ui/table/list-row.tsx";
import { RowMenu, type RowAction } from "#ui/table/row-menu.tsx";
import { ToneChip } from "#ui/text/tone-chip.tsx";
import { formatMoment } from "#ui/time/times.ts";
import type { ReasonQuestion } from "./reason-dialog.tsx";

const SignNotice = lazyPart(async () => (await import("./sign-notice.tsx")).SignNotice);
const ReasonDialog = lazyPart(async () => (await import("./reason-dialog.tsx")).ReasonDialog);

/** An issued document: whether it is in force, its PDF, and where anybody verifies it. */
export function DocumentRow({ document }: { document: IssuedDocumentFragment }) {
  const { id, type, number, revision, state, issuedAt, issuer, verificationUrl, acknowledgement } = document;
  const [asked, setAsked] = useState<ReasonQuestion | null>(null);
  const [isSigning, setSigning] = useState(false);
  const role = roleOf(useAuth().user);
  const isAdmin = role === "admin";
  const name = `${typeWord(type)} ${number}`;
  const about = [
    formatMoment(issuedAt),
    issuer?.displayName,
    revision > 1 && t("documents.revisionNumber", { revision }),
    document.revokeReason,
    isNotice(type) &&
      (acknowledgement
        ? t("documents.receivedByAt", {
            name: acknowledgement.fullName,
            when: formatMoment(acknowledgement.acknowledgedAt),
          })
        : state === "valid" && t("documents.notSignedForYet")),
  ];
  const actions: RowAction[] = [
    { label: t("documents.openVerification"), icon: OpenInNew, run: () => window.open(verificationUrl, "_blank") },
    ...(isAdmin && state === "valid"
      ? [
          { label: t("documents.reissue"), icon: EditOutlined, run: () => setAsked("reissue") },
          { label: t("base.revoke"), icon: BlockOutlined, run: () => setAsked("revoke") },
        ]
      : []),
  ];

  return (
    <>
      <ListRow
        main={
          <>
            {typeWord(type)} <bdi dir="ltr">{number}</bdi>
          </>
        }
        second={about.filter(Boolean).join(" · ")}
        end={
          <>
            <StateChip state={state} />
            {isNotice(type) && state === "valid" && !acknowledgement && (
              <Button size="small" onClick={() => setSigning(true)}>
                {isStaff(role) ? t("documents.haveItSigned") : t("files.sign")}
              </Button>
            )}
            <PdfButton address={id} label={name} fileName={number} />
            <RowMenu label={t("documents.moreAbout", { name })} actions={actions} />
          </>
        }
      />
      <Suspense>{isSigning && <SignNotice document={document} onClose={() => setSigning(false)} />}</Suspense>
      <Suspense>{asked && <ReasonDialog asked={asked} document={document} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}

function StateChip({ state }: { state: IssuedDocumentFragment["state"] }) {
  if (state === "valid")
    return (
      <ToneChip tone="green" icon={CheckCircleOutlined}>
        {t("documents.isValid")}
      </ToneChip>
    );
  if (state === "superseded") return <ToneChip tone="grey">{t("documents.isSuperseded")}</ToneChip>;

  return (
    <ToneChip tone="red" icon={BlockOutlined}>
      {t("documents.isRevoked")}
    </ToneChip>
  );
}

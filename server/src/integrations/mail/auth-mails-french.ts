import type { AuthMailLanguage } from "./auth-mail-language.ts";

const oneHour = "Le lien fonctionne une seule fois, pendant une heure.";

export const french: AuthMailLanguage = {
  direction: "ltr",
  greeting: (name) => `Bonjour ${name},`,
  linkHint: "Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :",
  texts: {
    "account-invite": (brand) => ({
      subject: `Votre compte chez ${brand}`,
      paragraphs: [`Un compte chez ${brand} a été créé pour vous. Choisissez un mot de passe pour commencer.`],
      button: "Choisir un mot de passe",
      life: `${oneHour} Si vous l’ouvrez plus tard, choisissez « Mot de passe oublié » sur la page de connexion et nous vous en enverrons un nouveau.`,
      unasked: "Si vous ne vous attendiez pas à cette invitation, vous pouvez ignorer ce message.",
    }),
    "email-verify": (brand) => ({
      subject: "Confirmez votre adresse e-mail",
      paragraphs: [
        `Veuillez confirmer que cette adresse e-mail est bien la vôtre. Votre compte chez ${brand} sera alors prêt.`,
      ],
      button: "Confirmer l’adresse e-mail",
      life: "Le lien fonctionne une seule fois, pendant 30 jours.",
      unasked: "Si vous n’avez pas créé de compte, vous pouvez ignorer ce message.",
    }),
    "signin-passwordless": (brand) => ({
      subject: `Votre lien de connexion à ${brand}`,
      paragraphs: [
        "Vous avez demandé un lien pour vous connecter. Ouvrez-le sur l’appareil que vous souhaitez utiliser.",
      ],
      button: "Se connecter",
      life: oneHour,
      unasked: "Si vous ne l’avez pas demandé, ignorez ce message et ne transmettez le lien à personne.",
    }),
    "signin-otp": (brand) => ({
      subject: `Votre code de connexion à ${brand}`,
      paragraphs: ["Saisissez ce code là où vous vous connectez :"],
      life: "Le code fonctionne une seule fois, pendant une heure.",
      unasked:
        "Si vous ne l’avez pas demandé, ignorez ce message et ne donnez le code à personne : aucun de nos collaborateurs ne vous le demandera.",
    }),
    "password-reset": (brand) => ({
      subject: "Choisissez un nouveau mot de passe",
      paragraphs: [`Vous avez demandé à choisir un nouveau mot de passe pour votre compte chez ${brand}.`],
      button: "Choisir un nouveau mot de passe",
      life: oneHour,
      unasked: "Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste inchangé.",
    }),
    "password-changed": (brand) => ({
      subject: "Votre mot de passe a été modifié",
      paragraphs: [
        `Le mot de passe de votre compte chez ${brand} vient d’être modifié. Si c’était vous, tout est en ordre.`,
      ],
      unasked:
        "Si ce n’était pas vous, choisissez immédiatement « Mot de passe oublié » sur la page de connexion et prévenez-nous.",
    }),
    "email-confirm-change": (brand) => ({
      subject: "Confirmez votre nouvelle adresse e-mail",
      paragraphs: [
        `Vous avez demandé à utiliser cette adresse e-mail pour votre compte chez ${brand}. Rien ne change tant que vous ne l’avez pas confirmée.`,
      ],
      button: "Confirmer la nouvelle adresse",
      life: oneHour,
      unasked: "Si vous ne l’avez pas demandé, ignorez ce message : rien ne changera.",
    }),
    "email-changed": (brand) => ({
      subject: "Votre adresse e-mail a été modifiée",
      paragraphs: [
        `Votre compte chez ${brand} a désormais une autre adresse e-mail. Celle-ci ne permet plus de vous connecter. Si c’était vous, tout est en ordre.`,
      ],
      unasked:
        "Si ce n’était pas vous, prévenez-nous immédiatement : quelqu’un d’autre utilise peut-être votre compte.",
    }),
  },
};

import type { AuthMailLanguage } from "./auth-mail-language.ts";

const oneHour = "يعمل الرابط مرة واحدة فقط، خلال ساعة واحدة.";
/** Isolates a name so that its direction does not reorder the sentence around it. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

export const arabic: AuthMailLanguage = {
  direction: "rtl",
  greeting: (name) => `مرحبًا ${isolated(name)}،`,
  linkHint: "إذا لم يعمل الزر، فافتح هذا العنوان في متصفحك:",
  texts: {
    "account-invite": (brand) => ({
      subject: `حسابك لدى ${isolated(brand)}`,
      paragraphs: [`أُنشئ لك حساب لدى ${isolated(brand)}. اختر كلمة مرور لتبدأ.`],
      button: "اختيار كلمة مرور",
      life: `${oneHour} إذا فتحته بعد ذلك، فاختر «نسيت كلمة المرور» في صفحة تسجيل الدخول وسنرسل إليك رابطًا جديدًا.`,
      unasked: "إذا لم تكن تتوقع هذه الدعوة، فيمكنك تجاهل هذه الرسالة.",
    }),
    "email-verify": (brand) => ({
      subject: "تأكيد عنوان بريدك الإلكتروني",
      paragraphs: [`يرجى تأكيد أن عنوان البريد الإلكتروني هذا لك. بعد ذلك يصبح حسابك لدى ${isolated(brand)} جاهزًا.`],
      button: "تأكيد عنوان البريد الإلكتروني",
      life: "يعمل الرابط مرة واحدة فقط، خلال 30 يومًا.",
      unasked: "إذا لم تنشئ حسابًا، فيمكنك تجاهل هذه الرسالة.",
    }),
    "signin-passwordless": (brand) => ({
      subject: `رابط تسجيل دخولك إلى ${isolated(brand)}`,
      paragraphs: ["لقد طلبت رابطًا لتسجيل الدخول. افتحه على الجهاز الذي تريد استخدامه."],
      button: "تسجيل الدخول",
      life: oneHour,
      unasked: "إذا لم تطلبه، فتجاهل هذه الرسالة ولا ترسل الرابط إلى أي شخص.",
    }),
    "signin-otp": (brand) => ({
      subject: `رمز تسجيل دخولك إلى ${isolated(brand)}`,
      paragraphs: ["اكتب هذا الرمز حيث تسجّل الدخول:"],
      life: "يعمل الرمز مرة واحدة فقط، خلال ساعة واحدة.",
      unasked: "إذا لم تطلبه، فتجاهل هذه الرسالة ولا تخبر أحدًا بالرمز: لن يطلبه منك أي شخص من فريقنا.",
    }),
    "password-reset": (brand) => ({
      subject: "اختر كلمة مرور جديدة",
      paragraphs: [`لقد طلبت اختيار كلمة مرور جديدة لحسابك لدى ${isolated(brand)}.`],
      button: "اختيار كلمة مرور جديدة",
      life: oneHour,
      unasked: "إذا لم تطلب ذلك، فتجاهل هذه الرسالة: ستبقى كلمة مرورك كما هي.",
    }),
    "password-changed": (brand) => ({
      subject: "تم تغيير كلمة مرورك",
      paragraphs: [
        `تم للتو تغيير كلمة مرور حسابك لدى ${isolated(brand)}. إذا كنت أنت من فعل ذلك، فكل شيء على ما يرام.`,
      ],
      unasked: "إذا لم تكن أنت، فاختر «نسيت كلمة المرور» في صفحة تسجيل الدخول فورًا، وأخبرنا بذلك.",
    }),
    "email-confirm-change": (brand) => ({
      subject: "تأكيد عنوان بريدك الإلكتروني الجديد",
      paragraphs: [
        `لقد طلبت استخدام عنوان البريد الإلكتروني هذا لحسابك لدى ${isolated(brand)}. لن يتغير شيء ما لم تؤكده.`,
      ],
      button: "تأكيد العنوان الجديد",
      life: oneHour,
      unasked: "إذا لم تطلب ذلك، فتجاهل هذه الرسالة: لن يتغير شيء.",
    }),
    "email-changed": (brand) => ({
      subject: "تم تغيير عنوان بريدك الإلكتروني",
      paragraphs: [
        `أصبح لحسابك لدى ${isolated(brand)} عنوان بريد إلكتروني آخر، ولم يعد هذا العنوان يتيح لك تسجيل الدخول. إذا كنت أنت من فعل ذلك، فكل شيء على ما يرام.`,
      ],
      unasked: "إذا لم تكن أنت، فأخبرنا فورًا: ربما يستخدم شخص آخر حسابك.",
    }),
  },
};

/** How people ask for no more text messages, as `judgeTextReply` reads them: lower case, without accents and apostrophes. */

const word = "[^ ]+";
const message =
  "(?:texts?|txts?|text messages?|messages?|msgs?|sms|notifications?|notices?|alerts?|updates?|reminders?|spam|ads|emails?|newsletters?|subscriptions?|communications?)";
const sending =
  "(?:texting|txting|messaging|msging|contacting|bothering|spamming|harassing|annoying|calling|writing|notifying|pinging|emailing|reminding|blowing up)";
const ending = "(?:stop|quit|cease|discontinue|cancel|halt|end)";

/** "You do not text me" is a complaint about silence. */
const unlessSaidOf = "(?<! (?:i|you|u|yall|we|he|she|it|they|who|did|to) )";
const unlessMissed = "(?<! (?:got|get|getting|have|had|has|received|receive|saw|seen|are|were|was|is|there|with|by) )";
const unlessTold =
  "(?! (?:came|come|coming|arrived|arrive|received|yet|from|were|was|are|is|have|has|got|since|on|went|go) )";

const english = [
  `${ending}(?: with| all| any| the| these| those| this| your| ur| my| me| us| sending| getting| receiving| further| future| more| automated| of| damn)* ${message}`,
  `(?:stop|quit|cease|no more|enough) ${sending}`,
  "(?:stop|quit|cease) sending(?: me| us| these| those| this| them| it| anything| stuff| to me| to us| to this number| here)",
  `${message} (?:to |must |should |need to |needs to |have to |has to |now |please )*(?:stop|end)`,
  `${unlessSaidOf}(?:do not|dont|never|please not)(?: ever| please| you| dare| you dare)* (?:(?:text|call|email|write|message|contact) (?:or|nor|and) )?(?:text|txt|message|msg|contact|sms|bother|spam|disturb|notify|call|write|email)(?: me| us| this (?:number|phone)| my (?:number|phone)| here| again| anymore| any more| ever)+`,
  `${unlessSaidOf}(?:do not|dont|never)(?: ever| please)* (?:(?:(?:call|email|write|text) (?:or|nor|and) )?(?:text|txt|msg|message|sms|disturb|contact)|text (?:or|nor|and) (?:call|email|write))$`,
  `${unlessSaidOf}(?:do not|dont|never)(?: ever| please| you)* send(?: me| us| this number| any| anything| more| these| your| further)*(?: anything| any ?more| more| ${message})`,
  `${unlessMissed}(?:no more|not any more|no further|not another|enough)(?: of| the| these| your)* ${message}${unlessTold}`,
  `${unlessMissed}no (?:texts|txts|text messages|messages|msgs|sms|texting|notifications)${unlessTold}`,
  `(?:turn off|switch off|disable|deactivate|mute|block)(?: all| any| the| these| those| your| my)* ${message}`,
  "how (?:do|can|to)(?: i| we| you)? stop (?:this|these|those|getting|receiving|it|them)",
  "(?:want|wanna|get) off(?: of)?(?: your| the| this| that| these)* lists?",
  "(?:want|wanna) off$",
  "(?:unsub|unsus|unenrol)[^ ]*",
  "opt(?:ing|ed)?(?: me| us| this number| my number)* out|optout|optedout",
  "(?:remove|delete|erase|unlist|scratch)(?: me| us| my (?:cell |phone |mobile |telephone )?(?:number|name|info|phone|contact)| this (?:number|phone)| our (?:number|name))",
  `(?:take|get|pull|cut|strike)(?: me| us| my ${word}| this ${word}| our ${word}) (?:off|out of|from)(?: of)?(?: your| the| this| that| these| any| all| my| ur| texting| text| sms| mailing| email| marketing| contact| call| phone)* (?:lists?|${message}|system|database|contacts|records)`,
  "take (?:me|us|this number|my number|our number) off(?: please)?$",
  "remove from(?: your| the| this| ur)* lists?",
  "(?:lose|forget) (?:my|this|our) number",
  "(?:revoke|withdraw|rescind|retract|end|cancel)(?: my| all| any| this| the)* (?:consent|permission|authori[sz]ation)",
  "(?:do not|dont|no longer|never) (?:consent|give (?:you )?(?:my )?(?:consent|permission))",
  `(?:do not|dont|no longer|not) (?:want|wish|need|care|like|wanna|interested)(?: ${word}){0,5} (?:texts?|txts?|text messages?|messages?|msgs?|sms|notifications?|texted|contacted|messaged)`,
  "block (?:me|us|my number|this number)",
  "(?:do not|dont|no longer) (?:want|wish) to hear from (?:you|u|yall)",
  "leave (?:me|us) (?:alone|be)",
  "make (?:it|this|that|them|these|those|yourselves) stop",
];

const french = [
  `(?:arrete[zrs]?|cesse[zr]?|stop|stopper|stoppez|finissez)(?: de| d| svp| tout| tous| toutes| les| ces| vos| mes| tes| moi| me| nous| avec| recevoir| envoyer| denvoyer| menvoyer| dm| menvoyez)* (?:(?:d|m|dem|me |de m)?(?:envoyer|ecrire|texter|contacter|harceler|deranger|appeler)|textos?|sms|messages?|notifications?|alertes?|rappels?)`,
  "(?<! (?:ai|nai|avons|navons|recu|a) )pas de (?:textos?|sms)",
  "plus (?:de |daucun |aucun )?(?:textos?|sms|messages?|notifications?|rappels?)",
  `n(?:e )?(?:m|me |nous )?(?:envoye[zr]?|envoies?|ecrive[zr]?|ecris|texte[zsr]?|contacte[zsr]?|derange[zsr]?|appele[zr]?)(?: ${word}){0,3} (?:plus|pas|jamais)`,
  "ne (?:plus|pas) (?:m|me |nous )?(?:envoyer|ecrire|texter|contacter|deranger)",
  "desabonn[^ ]*|desinscri[^ ]*",
  "(?:retire[zr]?|enleve[zr]?|supprime[zr]?|efface[zr]?|raye[zr]?|ote[zr]?)(?: moi| nous| mon (?:numero|nom)| ce numero| mes (?:donnees|coordonnees))",
  "(?:veux|souhaite|desire|voudrais|veut) plus (?:en )?recevoir",
  `(?:veux|souhaite|desire|voudrais|veut) (?:plus|pas)(?: ${word}){0,3} (?:textos?|sms|messages?|notifications?)`,
  "(?:me|nous) (?:retirer|enlever|supprimer|effacer|rayer|oter) de(?: votre| la| cette)* liste",
  "fin (?:des|de ces|de vos) (?:textos?|sms|messages?|notifications?)",
  "laisse[zr]? (?:moi|nous) tranquilles?",
  "(?:retire|revoque|annule)[^ ]* (?:mon |le )?consentement",
];

const spanish = [
  `(?:deje|dejen|deja|dejar|pare|paren|para|parar|cese|cesen) (?:ya )?de (?:${word} )?(?:enviar|mandar|escribir|textear|molestar|contactar|llamar)[^ ]*`,
  "no (?:me |nos )?(?:vuelvan? a |sigan? )?(?:envien?|manden?|escriban?|texteen?|contacten?|llamen?|molesten?|envies|mandes|escribas|enviar|mandar|escribir|contactar|enviando|mandando)(?: (?:mas|mensajes?|textos?|sms|nada|otra vez|nunca|este numero|a este numero|ningun))+",
  "no (?:me|nos) (?:envien?|manden?|escriban?|texteen?|contacten?|molesten?)",
  `no (?:mas|quiero|deseo|necesito)(?: ${word}){0,3} (?:mensajes?|textos?|sms|notificaciones|recordatorios)`,
  `(?:alto|basta|desactivar|desactive|desactiven|parar|paren|pare|para|cancelar|cancele|cancelen|detener|detengan|suspender)(?: ya| con| de| a| los| las| todos| todas| estos| estas| sus| mis| la| mi)* (?:mensajes?|textos?|sms|notificaciones|suscripcion|subscripcion)`,
  "(?:darme|dar|deme|denme|dame|darse) de baja|desuscri[^ ]*|desubscri[^ ]*",
  "(?:quite|quiten|quita|quitar|borre|borren|borra|borrar|elimine|eliminen|elimina|eliminar|saque|saquen|saca|sacar|remueva|remuevan|remover)(?:me|nos)",
  "(?:quite|quiten|quita|quitar|borre|borren|borra|borrar|elimine|eliminen|elimina|eliminar|saque|saquen|saca|sacar) (?:mi|este|nuestro) (?:numero|telefono|nombre|celular)",
  "(?:dejar|quiero dejar) de recibir",
  "dejen?me en paz",
  "(?:revoco|retiro|cancelo) (?:mi |el )?consentimiento",
];

const others = [
  "keine? (?:weiteren )?(?:sms|nachrichten|textnachrichten|mitteilungen|erinnerungen)(?: mehr)+",
  `nao (?:quero|desejo)(?: ${word}){0,3} (?:mensagens?|sms|textos?)`,
  "nao (?:me )?(?:envie|envies|enviem|mande|mandes|mandem) mais",
];

const arabicMessage =
  "(?:ال)?(?:رسايل|رساله|رسايلكم|رسايلك|رسالات|مراسله|مراسلتي|اشعارات|تنبيهات|ارسال|ازعاج|ازعاجي|مسجات)";
const arabic = [
  `(?:توقف|توقفوا|توقفو|اوقف|اوقفوا|اوقفو|وقف|وقفوا|وقفو|كف|كفوا|بطل|بطلوا|ايقاف|قف|كفي|كفايه|بس)(?: ${word}){0,2} ${arabicMessage}`,
  "(?:لا|ما) (?:ترسل|تراسل|تزعج|تبعث|تبعت)[^ ]*",
  `(?:لا|ما) (?:اريد|نريد|ارغب|احتاج|ابغي|ابي|بدي|عايز)(?: ${word}){0,3} ${arabicMessage}`,
  `لا (?:مزيد من|للمزيد من|لل)? ?${arabicMessage}`,
  `(?:الغ|الغاء|الغوا|الغو|الغي|حذف|احذف|احذفوا|احذفو|ازل|ازاله|ازيلوا|شيل|شيلوا|شيلو)(?: ${word}){0,2} (?:الاشتراك|اشتراكي|اشتراك|رقمي|الرقم|اسمي|القايمه|قايمتكم|${arabicMessage})`,
  "احذفني|احذفوني|ازلني|ازيلوني|شيلوني|اتركوني|اتركني",
  "اسحب موافقتي|سحب (?:ال)?موافقه",
];

/** Anywhere in a sentence, unless a word before it reverses it. */
export const optOutPatterns = [...english, ...french, ...spanish, ...others, ...arabic].map(
  (pattern) => new RegExp(`(?<= )(?:${pattern.replaceAll("$", "(?= $)")})(?= )`, "gu"),
);

/** Whoever has the number now never agreed to anything. */
export const wrongNumber =
  /^ (?:[^ ]+ ){0,4}(?:wrong (?:number|person|guy)|(?:mauvais|faux) numero|(?:numero|persona) equivocad[oa]|(?:ال)?رقم (?:خطا|غلط|خاطي))(?: [^ ]+){0,2} $/u;

const list = (phrases: string): ReadonlySet<string> =>
  new Set(
    phrases
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .split("\n")
      .flatMap((line) => line.split(" / ")),
  );

/** What says nothing by itself, around any of the phrases below. */
export const fillers = new Set(
  `please pls plz plss thanks thank thx ty kindly ok okay hi hello hey now just already immediately today sorry guys sir the this these it all everything
  everyone i said say im me you u asap right away again sil vous te plait svp merci maintenant tout por favor gracias ya ahora من فضلك رجاء الرجاء شكرا لو سمحت الان`.split(
    /\s+/,
  ),
);

/** A whole message of one of these ends the consent. */
export const stopPhrases =
  list(`stop / stopall / cancel / end / quit / revoke / optout / opt out / remove / no more / discontinue / halt / cease / desist / cease and desist
stopall stop / enough / go away / not interested / no mas / no longer interested / end texts / do not contact / dont contact / do not disturb
arret / arrete / arretez / arreter / stopper / stoppez / fin / annuler / resilier / assez / cessez / je veux arreter
alto / para / parar / pare / paren / basta / detener / detengan / detenganse / detengase / cancelar / baja / salir / fuera / terminar / quitar / suspender
توقف / توقفوا / التوقف / قف / الغاء / الغ / الغوا / ايقاف / اوقف / اوقفوا / وقف / كفي / كفايه / انهاء / خروج
stopp / stoppen / abbestellen / abmelden / stoppe / basta cosi / ferma / fermate / parem / sair / cancele / dừng / hủy / dừng lại / ngừng / itigil / tumigil
стоп / отписаться / отпишите / прекратите / припиніть / отмена / зупиніть / стой / stopper / stopp det / lopeta / przestań / przestańcie / durdur / iptal
停止 / 停 / 退订 / 退訂 / 取消 / 取消订阅 / 不要再发 / 不要再發 / td / 配信停止 / やめて / 중지 / 수신거부 / 그만 / 취소 / עצור / הסר / הפסק / لغو / रोकें / बंद करो / หยุด / ยกเลิก`);

/** A first sentence of one of these is clear, whatever follows. */
export const clearStopWords = list(`stop / stopall / optout / opt out
arret / arretez / alto / توقف / ايقاف / الغاء الاشتراك`);

export const startPhrases =
  list(`start / unstop / yes / yes please / yes start / restart / re start / resume / subscribe / resubscribe / optin / opt in / opt back in / sign up / sign back up
start texting / start texts / resume texts / resume texting / text / text again
oui / commencer / commencez / recommencer / recommencez / reprendre / reprenez / demarrer / demarrez / debut / sabonner / reabonner / reabonnez moi / mabonner
si / empezar / empiece / empiecen / iniciar / comenzar / reanudar / suscribir / suscribirme / alta / darme de alta
نعم / ابدا / ابدا من جديد / ابدء / ابداوا / استيناف / اشترك / اشتراك / اعاده الاشتراك / تفعيل / تشغيل`);

/** A whole message of one of these asks what the number is, as HELP does by the carriers' rules; more words ask something. */
export const helpPhrases = list(
  `help / help me / info / aide / aidez moi / ayuda / informacion / مساعده / المساعده / معلومات`,
);

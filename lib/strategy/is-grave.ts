import { fold } from "./language/fold";

/**
 * Word beginnings of matters in which nothing may be festive, funny or pushy: death, grave illness, violence, children
 * in need, law and courts, debt, faith. The margin is wide: a plain brand for a cheerful business does less harm than a
 * merry one for a hospice. Folded (lower case, no accents); matched at the start of a word.
 */
const BEGINNINGS: Readonly<Record<string, string>> = {
  en: "funeral repatriat undertak mortuar cemeter crematori cremation gravestone headstone burial coffin urn hospice palliative bereave grief griev mourn widow orphan obituar deceas dying death suicid cancer oncolog chemotherap tumour tumor leukem dementia alzheimer parkinson terminally sepsis trauma ptsd addict rehab alcoholi overdose abuse abused violence violent refuge refugee asylum homeless victim survivor rape assault murder traffick miscarriage stillb infertil nicu neonat amputat paraly seizure epilep schizo depress anorexi bulimi self-harm inmate prison foreclos evict arrears bankrupt insolven famine war ill sick stroke-surviv moneylend loan-shark bailiff chemo dialysis",
  fr: "funerair funebre obseque cimetiere crematori cercueil urne deuil defunt veuf veuve orphelin hospice palliatif cancer oncolog chimiotherap tumeur leucemi demence alzheimer suicid mort violence victime viol refugi sans-abri toxicoman alcoolism addict depress prison surendett dette aumon malade maladie maltrait expuls dialyse chimio",
  de: "bestatt todesf verstorb nachlass beerdig friedhof krematori sarg urne trauer hinterblieb witwe waise hospiz palliativ krebs onkolog chemother tumor leukami demenz alzheimer suizid selbstmord tod tot sterbe gestorben gewalt opfer missbrauch fluchtling gefluchtet asyl obdachlos sucht alkoholi alkoholkrank depress gefangn insolvenz seelsorg pflegekind schwerkrank todkrank unheilbar krieg zwangsraumung dialyse chemo",
  es: "funerari funebre cementerio crematori ataud urna duelo difunt viud huerfan hospicio paliativ cancer oncolog quimioterap tumor leucemi demencia alzheimer suicid muert morir violencia victima abuso violacion refugiad sinhogar adiccion alcoholi depresi carcel prision deuda desahuci maltrat enfermo enferma enfermedad cremaci guerra dialisis quimio",
  pt: "funerari funebre cemiterio crematori caixao urna luto falecid viuv orfa orfao hospice paliativ cancer oncolog quimioterap tumor leucemi demencia alzheimer suicid mort morrer violencia vitima abuso estupro refugiad sem-teto dependencia alcoolism depress prisao divida despejo cremac doente doenca guerra maltrat dialise hemodialise quimio",
  it: "funebr funeral cimiter crematori bara urna lutto defunt vedov orfan hospice palliativ cancro oncolog chemioterap tumor leucemi demenza alzheimer suicid mort morire violenza vittim abus stupro rifugiat senzatetto dipendenz alcolism depress carcer prigion debit sfratt malat malattia maltratt guerra cremazion dialisi chemio",
};
/** Beginnings of the other languages, found anywhere, since their words are not parted or carry particles. */
const NATIVE =
  /葬|墓|火葬|遺族|遺品|終活|ホスピス|緩和ケア|がん患者|認知症|自殺|虐待|難民|離婚|弁護士|借金|破産|教会|殡葬|殯葬|丧|喪|临终|臨終|癌|痴呆|失智|家暴|难民|律师|律師|债务|債務|破产|离婚|教堂|장례|추모|호스피스|암 환자|치매|자살|학대|난민|이혼|변호사|부채|파산|교회|جناز|دفن|مقبر|وفاة|سرطان|خرف|انتحار|عنف|لاجئ|أيتام|يتيم|محام|ديون|إفلاس|طلاق|مسجد|كنيسة|похорон|ритуальн|кладбищ|хоспис|траур|утрат|рак[аеу]?\b|онколог|деменц|суицид|насили|беженц|сирот|бездомн|адвокат|долг|банкрот|развод|церк|храм|अंतिम संस्कार|श्मशान|शोक|कैंसर|मृत्यु|अनाथ|हिंसा|शरणार्थी|वकील|क़र्ज़|कर्ज|तलाक|मंदिर|मस्जिद|λούλουδα κηδεί|κηδεί|לוויה|הלוויה|קבורה|הוספיס|סרטן|פליט|ארמלה|งานศพ|ฌาปนกิจ|มะเร็ง/u;
/** Said without one of those words. */
const PHRASES =
  /\b(?:end(?:ing|ed)? (?:it all|(?:their|your|his|her|my) (?:own )?li(?:fe|ves))|t(?:ake|aking|ook) (?:their|your|his|her) own li(?:fe|ves)|in crisis|hiv|the dead(?!\s\p{L})|(?:my|our|their|his|her|your) dead|dead (?:people|bod\w+|relatives?|parents?|loved)|(?:enfermedad|doenca|doença|fase|malattia) terminal\p{L}*|(?:doente|enfermo|malato)s? terminal\p{L}*|(?:motor neurone?|parkinson’?s|neurological) disease|motor neurone?|losing (?:their|his|her|your) (?:speech|voice|sight|hearing|memory|mind|home)|diagnosed with|(?:nobody|no one) to (?:pray|be) with|who have no one|loan sharks?|owe(?:s|d)? (?:money|a debt|rent|arrears)|debt letters?|(?:accident|crime|death|trauma)[- ]scenes?|passed away|lost (?:a|their|his|her|my) (?:family|child|baby|parent|partner|mother|father|son|daughter|wife|husband)|fin de vie|fine vita|fin de vida|fim de vida|lebensende|lebenskrise|foster (?:care|child\w*|famil\w*)|enfants? placés|familles? d[’']accueil|pflegefamilien?|niños? tutelados|familias? de acogida|acolhimento familiar|affido familiare)(?!\p{L})/iu;
/**
 * Is the matter one in which nothing may be festive, funny or pushy? Reads idea and audience. Short beginnings count in
 * their own language only: German "tot" is not "total".
 */
export function isGraveMatter(text: string, language: string): boolean {
  const beginnings = Object.entries(BEGINNINGS).flatMap(([of, list]) =>
    list.split(" ").filter((beginning) => of === language || beginning.length >= 6),
  );
  const words = fold(text).split(/[^\p{L}\p{N}-]+/u);
  return (
    NATIVE.test(text) ||
    PHRASES.test(text) ||
    words.some((word) => beginnings.some((beginning) => startsWith(word, beginning)))
  );
}

/** A short beginning must be the whole word but for an ending of number or gender: "war" is not "warm". */
function startsWith(word: string, beginning: string): boolean {
  if (!word.startsWith(beginning)) return false;
  return beginning.length >= 5 || /^(?:e?s|[oia])?$/u.test(word.slice(beginning.length));
}

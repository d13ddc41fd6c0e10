/** Function words that tell the six languages apart and carry no meaning of their own. Folded, without accents. */
export const STOP_WORDS: Record<"en" | "fr" | "de" | "es" | "pt" | "it", ReadonlySet<string>> = {
  en: words(
    "a an the and or but of to in on at by for from with without into over under as is are am be been being was were it its this that these those there their they them he she his her we our us you your i my me who whom whose which what when where while how than then so not no nor can could will would should may might must do does did done has have had having let lets make makes made get gets also just very more most much many some any all every each both either other another such only own same too here up down out off about between through during before after again once using use via per within across around want wants need needs like new so-called based built build it’s we’re i’m don’t doesn’t",
  ),
  fr: words(
    "le la les un une des du de d l au aux et ou mais donc ni car que qui quoi dont ou a dans en sur sous par pour avec sans chez vers entre ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs je tu il elle on nous vous ils elles se s y ne pas plus moins tres tout toute tous toutes est sont etre ete suis sommes avoir ai ont a fait faire peut peuvent c’est qu afin ainsi comme aussi meme si quand comment lui eux moi toi",
  ),
  de: words(
    "der die das den dem des ein eine einen einem einer eines und oder aber denn sondern von zu zum zur im in an am auf aus bei mit ohne fur durch gegen um uber unter vor nach seit bis zwischen ist sind war waren sein wird werden wurde hat haben hatte kann konnen soll sollen will wollen muss mussen ich du er sie es wir ihr mich dich uns euch sich mein dein sein unser euer ihre ihren ihrem ihrer unsere unserer unseren nicht kein keine auch nur noch schon sehr mehr als wie so dass damit wenn wo was wer welche welcher alle alles jeder jede jedes etwa etwas hier dort man",
  ),
  es: words(
    "el la los las un una unos unas de del al a y e o u pero que quien quienes cual cuyo donde cuando como en con sin por para sobre entre hasta desde hacia segun es son ser soy somos fue esta estan estar hay ha han haber yo tu el ella nosotros ellos ellas me te se nos les lo le su sus mi mis nuestro nuestra nuestros nuestras este esta estos estas ese esa eso esto no si mas menos muy tambien todo toda todos todas cada otro otra puede pueden hace hacer",
  ),
  pt: words(
    "o a os as um uma uns umas de do da dos das ja la no na nos nas ao aos pelo pela pelos pelas e ou mas que quem cujo onde quando como em com sem por para sobre entre ate desde e sao ser sou somos foi esta estao estar ha tem temos ter eu tu ele ela nos voces eles elas me te se lhe seu sua seus suas meu minha nosso nossa nossos nossas este esta estes estas esse essa isso isto nao sim mais menos muito tambem todo toda todos todas cada outro outra pode podem faz fazer",
  ),
  it: words(
    "il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sulla sui sulle con col senza per tra fra e ed o ma che chi cui dove quando come perche e sono essere sei siamo ha hanno avere io tu lui lei noi voi loro mi ti si ci vi suo sua suoi sue mio mia nostro nostra nostri nostre questo questa questi queste quello quella non piu meno molto anche tutto tutta tutti tutte ogni altro altra puo possono fa fare",
  ),
};

/** The function words of one of the six languages; undefined for another. */
export function stopWordsOf(language: string): ReadonlySet<string> | undefined {
  return language in STOP_WORDS ? STOP_WORDS[language as keyof typeof STOP_WORDS] : undefined;
}

/** Words that audiences are written with; they settle the language of short phrases. */
export const COMMON_WORDS: Record<string, ReadonlySet<string>> = {
  en: words(
    "everyone anyone people kids women men young adults lovers owners who students children families nearby teenagers inside outside next near retirees farmers teams homeowners commuters busy young small curious freelance remote older new working shop store lab workshop school house home repair delivery maker daily fresh monday tuesday wednesday thursday friday saturday sunday night morning water food neighbours neighbors",
  ),
  fr: words(
    "familles enfants parents femmes hommes jeunes etudiants gens voisins clients entreprises amateurs habitants musiciens personnes seniors debordes presses",
  ),
  de: words(
    "familien kinder eltern menschen leute frauen manner schuler studenten studierende nachbarn kunden unternehmen junge altere jugendliche mieter vereine",
  ),
  es: words(
    "familias ninos padres mujeres hombres jovenes estudiantes gente vecinos clientes empresas personas viajeros escuelas mayores",
  ),
  pt: words(
    "voce voces gente ruas entrega segunda familias criancas pais mulheres homens jovens estudantes pessoas moradores clientes empresas donos casais viajantes idosos",
  ),
  it: words(
    "famiglie bambini genitori donne uomini giovani studenti persone vicini clienti aziende coppie viaggiatori anziani",
  ),
};

/** Languages that are told apart but have no sentences of their own: the idea's own words speak for them. */
export const OTHER_LANGUAGES: Record<string, ReadonlySet<string>> = {
  nl: words(
    "de het een en van voor met die dat op te zijn is wij we ons onze onder naar bij ook niet maar aan door uit om",
  ),
  pl: words(
    "kursy sklep szkola naprawa pracownia wynajem uslugi warsztat dzieci ludzi polska domowe i w z na do dla jest sie ktory ktora ktore oraz nie to o po przez ze jak nasz nasza sa od",
  ),
  cs: words("a v z na do pro je se ktery ktera ktere nebo ne to o po s jak nas nase jsou od ve"),
  sv: words("och i pa av for med som ar en ett det den att till vi vart vara fran inte men om"),
  da: words("og i pa af for med som er en et det den at til vi vores fra ikke men om der"),
  tr: words(
    "onarimi dokuma kahve evi yapimi satis kurs ve bir icin ile bu da de olan olarak gibi daha en cok ama veya biz bizim yapan sunan",
  ),
  ro: words("si in de la pentru cu care un o este sunt din pe ca sau nu noi nostru prin"),
  vi: words("va cho cua voi mot cac la nhung trong tai nguoi duoc co khong chung toi den tu"),
  id: words("dan untuk yang di dengan dari ke ini itu adalah pada kami para sebuah atau tidak dalam"),
  ru: words(
    "для который которая которые которое это наш наша наши или как что при без через над под чтобы где мы вы они она оно очень",
  ),
  uk: words("для який яка які це наш наша або як що при без через щоб"),
  ar: words("في من على الى إلى مع التي الذي عن او أو هذا هذه لكل كل بين بعد قبل يقدم تقدم نقدم صغير صغيرة"),
  fa: words("در از به با برای که این است های را و"),
  he: words("עם של את על לא או כל זה גם אנחנו שלנו יד"),
  hi: words("की का के में है जो और से को करती करता लिए एक यह पर हम हमारे होती होता"),
  ko: words("함께 있는 수 갈 위한 할 하는 있다 우리 그리고 또는 저희"),
  el: words("και για με που το τα την της του των σε από ένα μια ενα"),
  fi: words("ja on joka jotka se ei tai kun myos sekä meidan varten kanssa"),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

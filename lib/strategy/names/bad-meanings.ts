/**
 * Parts that make a name impossible, by language: insults, the body, sickness and death, hate. Compared folded: parts of
 * four letters and fewer at the edges of a word, longer ones anywhere, those with "=" as the whole word only.
 */
export const BAD_MEANINGS: Readonly<Record<string, string>> = {
  en: "fuck shit cunt cock dick piss bitch slut whore nazi hitler rape porn penis vagin anus anal fagot faggot nigg nigger wank bastard crap tits boob boner pimp scum poop turd puke vomit corpse kill murder suicid cancer tumor tumour aids ebola terror lynch slave ghetto retard spaz skank hooker bollock bugger bloody arse tosser fart snot pus= puss pussy dung crud feces urine sperm semen leper plague coffin grave= morgue rot= dead death die= hell= damn lust horny nude sex sexy dumb moron idiot liar scam fraud theft lame= fat= ugly gross hate jerk coon spic= chink gook dyke= gash= knob= minge slag= prick hobo= bum= hag= pest= lice lecher molest gestapo fuhrer stalin isis= kkk= klan= taliban rectum colon= butt= slime sewage cum= cums shag nonce forgery= misery= slavery bribery= robbery= butchery= mockery= drudgery= trickery= swine lame loser failure= wreck= doom tomb= mould= mold= stink smell= reek= sewer bleed bruise= sick ill= illness hater",
  fr: "putain pute merde salope salaud connard connasse encul bordel cul= couille bite= bitte= chatte nique niquer foutre branl chier pisse pede= tapette bougnoul negre batard crotte caca= pipi= mort= tuer cancer cadavre viol= peste= con= conne gouine chiotte",
  de: "scheis fick arsch hure= fotze kacke schwul nutte wichs pimmel muschi titte kotze mist= dreck= leiche tod= toter mord= krebs= seuche judensau neger kanake spast depp= trottel idiot sau= furz eiter= gift= sarg= schlampe nazi",
  es: "mierda puta puto polla cono= culo= joder cabron marica maricon verga pendej follar gilipoll chinga pinche= zorra= mojon= cagar caca= teta tetas muerte muert= cadaver cancer sida= asesin ladron tonto= idiota pedo= culero panocha= concha=",
  pt: "caralho foda buceta boceta merda porra= puta puto cu= cuzao viado= veado= bicha= pica= piroca rola= xoxota bunda= cagar coco= peido punheta otario corno= morte cadaver cancer estupro idiota arrombad pau=",
  it: "squillo= cazzo figa fica= stronz troia= porco= porca= minchia puttan vaffan merda culo= coglion bastard frocio zoccola mignotta pisciar cagare scopare morte= cadaver cancro= tette= pompino puzza ladro= stupro scemo idiota sega=",
  nl: "kut= kutje klote lul= hoer kanker moord tering tyfus neuk neuken flikker slet= pik= reet= schijt poep= dood= lijk= eikel=",
  sv: "fitta kuk= hora= knulla skit= javla fan= fanden rov= pung= bog= lik= mord= dod=",
  da: "luder= fisse pik= lort= roev= skid= dod= lig=",
  pl: "kurwa chuj= huj= pizda jebac jebany dupa= cipa= gowno pierdol suka= smierc trup=",
  tr: "siktir sik= amcik orospu gotu= got= pic= yarak kaka= olum= bok= ibne=",
  fi: "perkele vittu kyrpa huora paska= perse= pillu kuolema mulkku homo= kulli",
  ja: "chinko manko kuso= unko= baka= shine= aho= kusai chikan hentai",
  ru: "huy= hui= pizda blyad suka= zhopa govno mudak pidor yebat gandon= trup= smert",
  ar: "kus= kuss sharmut zeb= zebi khara= kalb= ahbal",
  hi: "chut= chutiya lund= gand= gaand randi= bhosd madarchod harami= kutta= mutr tatti",
  zh: "caonima shabi jiba= bichi= sibai",
};

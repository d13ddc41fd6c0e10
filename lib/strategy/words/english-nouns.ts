/** Kinds of business: countable, so "our bakery" and never "about bakery". */
export const BUSINESS_FORMS = new Set(
  "agency app application atelier academy assistant bakery bar bank barbershop bistro boat boutique box brand brewery bureau business cafe café cafeteria camp center centre chain channel chatbot clinic club coach collective company consultancy cooperative co-op course dashboard device deli diner distillery extension factory farm festival firm foundation fund gallery game garage gym helmet hotel hostel initiative institute kiosk kit lab laboratory label library lodge magazine marketplace museum network newsletter nonprofit non-profit nursery office organization organisation outlet pharmacy plant platform plugin podcast portal practice product program programme project provider publisher restaurant retailer retreat roaster roastery robot salon school series service shop site solution space spa startup start-up store studio suite system tavern team theater theatre tool toolkit trainer truck venture website winery workshop".split(
    " ",
  ),
);

/** Words that tell nothing about this business in particular. */
export const EMPTY_WORDS = new Set(
  "app apps application platform company business businesses startup service services solution solutions product products brand shop store online people person someone everyone anyone customers customer users user clients client idea project website site system world life time day days way ways thing things place local digital modern innovative unique best good great high quality premium top first first-class leading affordable easy simple small big one two help helps offers offer provides provide sells sell makes create creates want team experience professional personal smart mobile international global various different etc main target audience years old aged price prices quality plateforme application applications boutique plataforma aplicativo aplicación aplicacion piattaforma applicazione plattform online-shop tienda loja negozio entreprise empresa azienda unternehmen service services dienst startup lieferdienst portal agency".split(
    " ",
  ),
);

/** People, so that "for …" names an audience and not a subject. */
export const PEOPLE = new Set(
  "adults anyone artists athletes audience beginners brands businesses buyers campers children clients clubs collectors communities companies couples creators customers cyclists designers developers diners dogs drivers employees employers engineers enterprises entrepreneurs everyone executives expats families fans farmers farms folks foodies founders freelancers friends gamers gardeners grandparents grandchildren girls boys groups guests hikers homeowners homes hospitals hotels households individuals investors kids landlords lawyers learners locals lovers makers managers marketers men merchants moms mothers dads musicians neighborhoods neighbours neighbors newcomers nurses offices operators organizations owners parents patients people pensioners pets photographers players professionals publishers readers renters researchers residents restaurants retailers retirees riders runners schools scientists seniors shoppers shops singles smes startups stores streamers students surfers teachers teams teenagers teens tenants tourists toddlers travelers travellers universities users vegans vets doctors dentists therapists veterans visitors women workers writers youth youngsters".split(
    " ",
  ),
);

/** Before "app" or "studio" these leave it as bare as before. */
/** What nobody wants to have: the business helps with it, and is not called so. */
export const NUISANCES = new Set(
  "nest nests wasps rats mice mould mold damp leaks weeds pests graffiti asbestos bedbugs moths moles woodworm knotweed rust stains blockages drains debts ticks fleas lice vermin slugs".split(
    " ",
  ),
);
export const GENERIC_MODIFIERS = new Set(
  "mobile simple online digital new small local modern smart ai web little best first free easy fast a an the our".split(
    " ",
  ),
);

/** How a thing is made or what state it is in: "artisan ice cream" is ice cream first. */
export const MODIFIERS = new Set(
  "artisan artisanal handmade handcrafted craft crafted bespoke custom organic vintage second-hand secondhand recycled upcycled reclaimed refillable".split(
    " ",
  ),
);

/** Verbs that say nothing about their object: what is sold tells more than "uses two litres of water". */
export const PALE_VERBS = new Set(
  "use have need cost take smell taste look work run prove specialise specialize offer provide include feel sound cover help let give bring connect match allow enable want support come make".split(
    " ",
  ),
);

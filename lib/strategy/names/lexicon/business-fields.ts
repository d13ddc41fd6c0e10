import type { ImageryField } from "./imagery-field";

/** Money, law, data, science and trade. */
export const BUSINESS_FIELDS: readonly ImageryField[] = [
  {
    id: "coin",
    scene: "the counting house",
    en: [
      "finance bank money invest pay payment budget saving savings loan credit fund wealth account bookkeep invoice tax trading stock crypto coin pension currency accounting payroll expense insurance insur micro-loan wallet debt bill billing price blockchain token",
      "tally=the stick that kept count, florin=the gold coin of Florence, abacus=the frame of beads, farthing=a quarter of a penny, guinea=an old gold coin, ducat=the coin of Venice, purse=what holds coins, strongbox=what keeps things safe, sixpence=the lucky coin, thrift=spending wisely, nestegg=what one leaves in the nest, bursar=the keeper of the purse, sterling=of true worth, hallmark=the stamp of true silver, keel=what keeps a boat upright, reckon=to count up, windfall=luck that falls from a tree, doubloon=a Spanish gold coin, squirrel=the one who saves for winter, crosstally=the sum checked both ways, moneybox=where saving starts, bullion=gold in bars, counterfoil=the part one keeps, dividend=what patience pays, larder=what is put by, exchequer=the table where kings counted, quid=a pound in the pocket",
      "mint tally coin sum keel vault purse penny seal",
    ],
    fr: [
      "financ banque argent invest paiement budget epargne pret credit compt factur impot assur monnaie",
      "bourse=a purse, ecu=an old coin, solde=the balance, tirelire=a moneybox, denier=a small coin, boulier=an abacus, sesame=the word that opens",
    ],
    de: [
      "finanz bank geld invest zahl budget spar kredit buchhalt rechnung steuer versicher",
      "taler=an old coin, groschen=a small coin, batzen=a chunk of money, saldo=the balance, kerbholz=the tally stick, pfennig=a penny, polster=a cushion",
    ],
    es: [
      "finan banco dinero invert inversi pago presupuest ahorro prestamo credito contab factur impuest segur",
      "doblon=a gold coin, hucha=a moneybox, saldo=the balance, maravedi=an old coin, abaco=an abacus, arca=a chest",
    ],
    pt: [
      "finan banco dinheiro invest pagament orcament poupan emprest credito contab fatur imposto segur",
      "vintem=an old coin, cofrinho=a moneybox, saldo=the balance, tostao=a small coin, arca=a chest, abaco=an abacus",
    ],
    it: [
      "finanz banca denaro soldi invest pagament bilanc risparm prestit credito contab fattur tass assicur",
      "fiorino=the gold coin of Florence, salvadanaio=a moneybox, saldo=the balance, scudo=an old coin and a shield, soldino=a little coin, abaco=an abacus, ducato=the coin of Venice",
    ],
    la: "moneta=a coin, pecunia=money, fides=trust, summa=the sum, census=a count, gr nomisma=a coin, gr obolos=a small coin",
    far: "ja zeni=a coin, da skilling=an old coin, sv mynt=a coin, fi raha=money, cy ceiniog=a penny, nl daalder=an old coin",
  },
  {
    id: "shield",
    scene: "the watch",
    en: [
      "security secure protect safe safety insurance insur privacy cyber password guard alarm encrypt lock legal law lawyer attorney contract compliance court rights notary patent justice police fraud risk audit identity backup",
      "bulwark=a wall that holds, portcullis=the gate that drops, sentinel=one who keeps watch, keel=what keeps a boat upright, aegis=the shield of Athena, rampart=the wall one stands on, citadel=the last strong place, cipher=a secret writing, gavel=the hammer of a judge, advocate=one who speaks for you, covenant=a promise in writing, moat=the water round a castle, breakwater=what calms the sea, warden=the keeper of a place, redoubt=a small strong place, hedgehog=the small one no one bites, plumbline=the line that is always true, buckler=a small shield, tenet=what one holds to, affidavit=one’s sworn word, lighthouse=the light that warns, palisade=a fence of stakes, probity=proven honesty, barbican=the outer gate, umbrella=what one opens in rain, countersign=the second name below, testament=one’s last word, gatekeeper=who knows each face",
      "keel moat ward keep oath seal gate key writ aegis",
    ],
    fr: [
      "securit proteg protection assur privee cyber garde alarme chiffr juridi droit avocat contrat notaire",
      "rempart=a rampart, vigie=the lookout, egide=the shield of Athena, sceau=a seal, garant=one who vouches, beffroi=the watch tower, digue=a dike",
    ],
    de: [
      "sicher schutz versicher daten cyber alarm schloss recht anwalt vertrag notar",
      "burg=a castle, wall=a rampart, siegel=a seal, schild=a shield, deich=a dike, warte=the watch tower, riegel=a bolt",
    ],
    es: [
      "segur proteg proteccion privacidad ciber guarda alarma cifra legal derecho abogad contrato notari",
      "atalaya=the watch tower, egida=the shield of Athena, sello=a seal, amparo=shelter, muralla=the wall, vigia=the lookout, cerrojo=a bolt",
    ],
    pt: [
      "segur proteg protec privacidade ciber guarda alarme legal direito advog contrato notar",
      "atalaia=the watch tower, egide=the shield of Athena, selo=a seal, amparo=shelter, muralha=the wall, vigia=the lookout, ferrolho=a bolt",
    ],
    it: [
      "sicur protegg protezion assicur privacy cyber guardia allarme legal diritto avvocat contratt notai",
      "baluardo=a bulwark, vedetta=the lookout, egida=the shield of Athena, sigillo=a seal, rocca=a fortress, argine=a dike, scudo=a shield",
    ],
    la: "scutum=a shield, fides=trust, clavis=a key, lex=law, custos=a guardian, pactum=an agreement, gr aspis=a shield, gr pistis=trust, gr dike=justice",
    far: "fi turva=safety, da vagt=the watch, sv skydd=shelter, cy tarian=a shield, is borg=a castle, ja mamori=a charm that protects",
  },
  {
    id: "data",
    scene: "pattern and proof",
    en: [
      "data analytic software app ai artificial algorithm code coding developer programm cloud platform dashboard saas api automat tech digital computer server chatbot machine-learning model statistic metric monitor predict forecast spreadsheet database workflow plugin web website quantum devops open-source schedul calendar crm",
      "lattice=a frame of crossing lines, tessera=one stone of a mosaic, plumb=exactly upright, quincunx=five points as on a die, isobar=the line of equal pressure, loom=where threads become cloth, jacquard=the first loom that read cards, almanac=the book that foretells, orrery=a clockwork of planets, sieve=what keeps the grain, abacus=the first computer, semaphore=signals across a valley, cursor=what runs ahead, fathom=to measure and to understand, mosaic=one picture from many stones, trellis=the frame that helps things climb, sextant=what finds a place by stars, tessellate=to fit without gaps, murmuration=starlings moving as one, tangent=the line that touches, vernier=the fine scale, warp=the threads that hold, glyph=a carved sign, ziggurat=the stepped tower, switchboard=where all lines meet, relay=what passes a signal on, hopper=what feeds a mill, astrolabe=the first pocket computer, gauge=what tells how much, ripple=the ring that spreads",
      "loom node plumb grid sieve thread gauge dial axis arc",
    ],
    fr: [
      "donnee analy logiciel intelligence algorithm code develop nuage plateforme numeri informati automat web",
      "maille=a mesh, trame=a weft, boussole=a compass, rouage=a wheel in the works, jalon=a marker, canevas=the ground of a design",
    ],
    de: [
      "daten analy software intelligenz algorithm code entwickl cloud plattform digital inform automat web",
      "raster=a grid, masche=a mesh, lot=a plumb line, webstuhl=a loom, kompass=a compass, muster=a pattern, weiche=a railway switch",
    ],
    es: [
      "datos analis software inteligenc algoritm codigo program nube plataforma digital inform automat web",
      "trama=a weft, malla=a mesh, brujula=a compass, telar=a loom, tamiz=a sieve, hito=a milestone",
    ],
    pt: [
      "dados analis software inteligenc algoritm codigo program nuvem plataforma digital inform automat web",
      "trama=a weft, malha=a mesh, bussola=a compass, tear=a loom, peneira=a sieve, marco=a landmark",
    ],
    it: [
      "dati analis software intelligenz algoritm codice program cloud piattaform digital inform automat web",
      "trama=a weft, maglia=a mesh, bussola=a compass, telaio=a loom, setaccio=a sieve, tassello=one piece of a mosaic",
    ],
    la: "numerus=a number, ordo=order, nexus=a tie, nodus=a knot, gr taxis=order, gr metron=a measure",
    far: "fi verkko=a net, ja ito=a thread, sv monster=a pattern, da monster=a pattern, cy rhwyd=a net, is tala=a number",
  },
  {
    id: "lab",
    scene: "the laboratory",
    en: [
      "science lab research biotech chemist experiment microscop genetic dna molecule protein physics clinical-trial telescope satellite space rocket engineer nano sensor vaccine enzyme algae bacteria mycel fungus fungi cell lab-grown",
      "beaker=the glass of a lab, retort=the old still, alembic=the vessel of alchemists, crucible=the pot of great heat, pipette=the smallest measure, catalyst=what starts a change, mycelia=the threads under a forest, helix=the shape of life, assay=a test of what is in it, titrate=to find the exact drop, petri=the dish where things grow, vernier=the fine scale, spectra=light taken apart, quicksilver=the metal that runs, spore=the seed of a fungus, perihelion=the point nearest the sun, apogee=the far point of an orbit, isotope=one element in two weights, litmus=the paper that tells, magdeburg=the halves no horse could part, kepler=who drew the orbits, gyroscope=what keeps its direction",
      "vial helix flask spore orbit lens probe assay",
    ],
    fr: [
      "scien labo recherch biotech chimi experien genet molecul physiq",
      "fiole=a vial, alambic=a still, creuset=a crucible, spore=the seed of a fungus, helice=a helix, loupe=a magnifying glass",
    ],
    de: [
      "wissenschaft labor forsch biotech chemi experiment genet molekul physik",
      "kolben=a flask, tiegel=a crucible, lupe=a magnifying glass, spore=the seed of a fungus, spirale=a spiral",
    ],
    es: [
      "cienci labor investig biotec quimic experiment genet molecul fisic",
      "matraz=a flask, crisol=a crucible, lupa=a magnifying glass, espora=the seed of a fungus, probeta=a test tube",
    ],
    pt: [
      "cienci labor pesquis biotec quimic experiment genet molecul fisic",
      "cadinho=a crucible, proveta=a test tube, lupa=a magnifying glass, esporo=the seed of a fungus, frasco=a flask",
    ],
    it: [
      "scienz labor ricerc biotec chimic esperiment genet molecol fisic",
      "crogiolo=a crucible, ampolla=a vial, lente=a lens, spora=the seed of a fungus, provetta=a test tube",
    ],
    la: "nova=a new star, vera=true things, spira=a coil, radix=a root, gr genesis=a beginning, gr helix=a coil, gr zetesis=a search",
    far: "fi koe=an experiment, sv forska=to explore, ja kagaku=science, cy arbrawf=an experiment",
  },
  {
    id: "voice",
    scene: "the town crier",
    en: [
      "marketing brand advertis agency media campaign content seo public-relation influenc newsletter communicat consult consultan strategy advisory leadership coach presentation speech signage sales customer-service survey feedback voice vote election market marketplace shop store buy sell trade auction retail swap rent lend share barter",
      "clarion=the clear call of a trumpet, belfry=the tower of bells, herald=who brings the news, billboard=the wall that speaks, soapbox=what one speaks from, broadcast=sown by a wide throw, pennant=the long narrow flag, lodestar=the star one steers by, limelight=the old light of the stage, bellwether=the one the others follow, megaphone=what makes a voice big, semaphore=signals across a valley, bazaar=the covered market, mercer=a dealer in fine cloth, chapman=the old word for a trader, barrow=the cart of a stall, costermonger=who sells from a cart, haggle=to find the price together, tradewind=the wind of merchants, emporium=a place of all things, peddler=who sells from door to door, quayside=where goods arrive, ensign=the flag of a ship, wayleave=the right to pass, chandler=who supplies ships, hawker=who calls his wares, vantage=the place with the view, tiller=what steers a boat",
      "bell horn drum flag stall barrow post scale helm",
    ],
    fr: [
      "marketing marque publicit agence media campagne communic conseil strateg vente marche commerc echange",
      "clairon=a bugle, crieur=the town crier, fanion=a pennant, echoppe=a market stall, colporteur=a pedlar, proue=the bow of a ship, parvis=the square before a church",
    ],
    de: [
      "marketing marke werb agentur medien kampagne kommunik berat strateg verkauf markt handel tausch",
      "herold=a herald, wimpel=a pennant, fanfare=the call of trumpets, bude=a market stall, bug=the bow of a ship, kramer=a small trader",
    ],
    es: [
      "marketing marca publici agencia medios campana comunic consult estrateg venta mercado comercio trueque",
      "pregon=the town crier’s call, clarin=a bugle, zoco=a market, trueque=barter, proa=the bow of a ship, tenderete=a market stall, lonja=the exchange",
    ],
    pt: [
      "marketing marca publici agencia midia campanha comunic consult estrateg venda mercado comercio troca",
      "pregao=the town crier’s call, clarim=a bugle, feira=a market, proa=the bow of a ship, tenda=a stall, arauto=a herald",
    ],
    it: [
      "marketing marchio pubblici agenzia media campagna comunic consul strateg vendita mercato commerc scambio",
      "araldo=a herald, banditore=the town crier, bottega=a shop, prua=the bow of a ship, gonfalone=the banner, baratto=barter, bancarella=a stall",
    ],
    la: "vox=a voice, signum=a sign, clarus=clear and bright, praeco=the crier, merx=wares, gr agora=the market square, gr keryx=a herald, gr sema=a sign",
    far: "tr pazar=a market, fi tori=the market square, sv torg=the market square, ar souk=a market, ja noren=the cloth at a shop’s door, nl kraam=a stall",
  },
];

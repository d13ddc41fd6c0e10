import type { ImageryField } from "./imagery-field";

/** Money, law, data, science and trade. */
export const BUSINESS_FIELDS: readonly ImageryField[] = [
  {
    id: "coin",
    scene: "the counting house",
    en: [
      "finance bank money invest pay payment budget saving savings loan credit fund wealth account bookkeep invoice tax trading stock crypto coin pension currency accounting payroll expense insurance insur micro-loan wallet debt bill billing price blockchain token",
      "tally=the stick that kept count, florin=the gold coin of Florence, abacus=the frame of beads, farthing=a quarter of a penny, guinea=an old gold coin, ducat=the coin of Venice, purse=what holds coins, strongbox=what keeps things safe, sixpence=the lucky coin, thrift=spending wisely, nestegg=what one leaves in the nest, bursar=the keeper of the purse, sterling=of true worth, hallmark=the stamp of true silver, keel=what keeps a boat upright, reckon=to count up, windfall=luck that falls from a tree, doubloon=a Spanish gold coin, squirrel=the one who saves for winter, crosstally=the sum checked both ways, moneybox=where saving starts, bullion=gold in bars, counterfoil=the part one keeps, dividend=what patience pays, larder=what is put by, exchequer=the table where kings counted, quid=a pound in the pocket, gold+leaf, silver+penny, tally+stick, coin+stone, penny+well, first+penny, mint+field, copper+mark, open+ledger, true+tally, ledger+stone, strong+room, seal+ring, rain+barrel, small+change, lucky+penny, wise+penny, shilling=twelve old pence, crown=a big silver coin, groat=an old fourpence, moidore=a gold coin of Portugal, sovereign=a pound in gold, denarius=the coin of Rome, obol=a small Greek coin, drachma=a handful of coins, bourse=where shares change hands, coffer=the chest of money, cashbox=what rings in a shop, daybook=the book of each day, ledger=the book of accounts, quarter+day, tithe=a tenth, windlass=what lifts a load, evenkeel=steady in any sea, cushion=what softens a fall, nutmeg=once worth its weight in gold",
      "mint tally coin sum keel vault purse penny seal crown ledger gold bell abacus silver pound stone",
    ],
    fr: [
      "financ banque argent invest paiement budget epargne pret credit compt factur impot assur monnaie",
      "bourse=a purse, ecu=an old coin, solde=the balance, tirelire=a moneybox, denier=a small coin, boulier=an abacus, sesame=the word that opens, comptoir=the counter, louis=a gold coin, pistole=an old coin, pecule=one’s savings, coffre=a chest, balance=the scales, lingot=an ingot, cagnotte=the kitty, livret=the savings book, ducat=the coin of Venice, escarcelle=the purse on a belt, grenier=the loft where grain is kept, bascule=the scales, florin=the coin of Florence",
    ],
    de: [
      "finanz bank geld invest zahl budget spar kredit buchhalt rechnung steuer versicher",
      "taler=an old coin, groschen=a small coin, batzen=a chunk of money, saldo=the balance, kerbholz=the tally stick, pfennig=a penny, polster=a cushion, waage=the scales, heller=a small old coin, gulden=an old gold coin, mark=an old weight, truhe=a chest, speicher=a granary, dukat=the coin of Venice, schatz=a treasure, rucklage=what is put by, notgroschen=money for a rainy day, kontor=the counting house, lade=a drawer, sparstrumpf=the stocking of savings, muenze=a coin, fuchs=an old penny and a fox, geldkatze=the old purse",
    ],
    es: [
      "finan banco dinero invert inversi pago presupuest ahorro prestamo credito contab factur impuest segur",
      "doblon=a gold coin, hucha=a moneybox, saldo=the balance, maravedi=an old coin, abaco=an abacus, arca=a chest, peseta=the old coin, real=an old silver coin, moneda=a coin, balanza=the scales, talega=a money bag, ducado=the coin of Venice, cofre=a chest, caudal=wealth and a stream, alcancia=a moneybox, ahorro=what is saved, cuenta=the count, hacienda=an estate, tesoro=a treasure, botin=a treasure won, granero=a barn, cuartillo=an old coin",
    ],
    pt: [
      "finan banco dinheiro invest pagament orcament poupan emprest credito contab fatur imposto segur",
      "vintem=an old coin, cofrinho=a moneybox, saldo=the balance, tostao=a small coin, arca=a chest, abaco=an abacus, cruzado=an old gold coin, escudo=the old coin and a shield, moeda=a coin, balanca=the scales, cofre=a chest, pataca=an old silver coin, mealheiro=a moneybox, caudal=wealth and a stream, tesouro=a treasure, poupanca=what is saved, conta=the count, ducado=the coin of Venice, quinhao=one’s share, celeiro=a barn, dobra=an old gold coin, rateio=sharing a bill",
    ],
    it: [
      "finanz banca denaro soldi invest pagament bilanc risparm prestit credito contab fattur tass assicur",
      "fiorino=the gold coin of Florence, salvadanaio=a moneybox, saldo=the balance, scudo=an old coin and a shield, soldino=a little coin, abaco=an abacus, ducato=the coin of Venice, zecchino=the gold coin of Venice, lira=the old coin, bilancia=the scales, forziere=a strongbox, gruzzolo=one’s savings, moneta=a coin, cassa=the till, tesoro=a treasure, baiocco=an old small coin, lingotto=an ingot, carlino=a coin of Naples, granaio=a granary, conto=the count, libretto=the savings book",
    ],
  },
  {
    id: "shield",
    scene: "the watch",
    en: [
      "security secure protect safe safety insurance insur privacy cyber password guard alarm encrypt lock legal law lawyer attorney contract compliance court rights notary patent justice police fraud risk audit identity backup",
      "bulwark=a wall that holds, portcullis=the gate that drops, sentinel=one who keeps watch, keel=what keeps a boat upright, aegis=the shield of Athena, rampart=the wall one stands on, citadel=the last strong place, cipher=a secret writing, gavel=the hammer of a judge, advocate=one who speaks for you, covenant=a promise in writing, moat=the water round a castle, breakwater=what calms the sea, warden=the keeper of a place, redoubt=a small strong place, hedgehog=the small one no one bites, plumbline=the line that is always true, buckler=a small shield, tenet=what one holds to, affidavit=one’s sworn word, lighthouse=the light that warns, palisade=a fence of stakes, probity=proven honesty, barbican=the outer gate, umbrella=what one opens in rain, countersign=the second name below, testament=one’s last word, gatekeeper=who knows each face, gate+keep, stone+wall, watch+tower, safe+harbor, night+watch, castle+gate, oak+door, iron+gate, oath+stone, true+writ, law+stone, even+scale, sure+hand, clear+clause, ward+stone, bell+tower, fore+guard, day+watch, shield+wall, watch+word, turret=a small tower, battlement=the top of a castle wall, keep=the strong heart of a castle, bastion=a corner that holds, garrison=who keeps a place, escutcheon=a shield with arms, gauntlet=the glove of iron, visor=what one sees through, chainmail=a coat of rings, mantlet=a shield on wheels, picket=who stands watch, patrol=the round of the watch, vigil=to stay awake for others, marshal=who keeps order, notary=who signs as witness, counsel=advice one trusts, charter=rights on parchment, accord=an agreement, precedent=what was decided before, chancery=the court of fairness, verdict=the truth spoken, equity=what is fair, proviso=a wise condition, codicil=the last word added, touchstone=what shows true gold, watermark=the mark in true paper, armadillo=the little one in armour, oakum=what seals a ship, failsafe=what holds when all fails, backstop=who is behind you",
      "keel moat ward keep oath seal gate key writ aegis tower oak bell iron lock castle watch helm",
    ],
    fr: [
      "securit proteg protection assur privee cyber garde alarme chiffr juridi droit avocat contrat notaire",
      "rempart=a rampart, vigie=the lookout, egide=the shield of Athena, sceau=a seal, garant=one who vouches, beffroi=the watch tower, digue=a dike, bouclier=a shield, donjon=the keep, guet=the watch, verrou=a bolt, phare=a lighthouse, tourelle=a turret, serment=an oath, bastion=a corner that holds, muraille=a wall, equite=fairness, sesame=the word that opens, charte=a charter, toge=the robe of a judge, balance=the scales, arbitre=an arbiter, citadelle=a strong place, prudence=care before danger, fidele=faithful, parapluie=an umbrella, loyal=true, creneau=a battlement",
    ],
    de: [
      "sicher schutz versicher daten cyber alarm schloss recht anwalt vertrag notar",
      "burg=a castle, wall=a rampart, siegel=a seal, schild=a shield, deich=a dike, warte=the watch tower, riegel=a bolt, turm=a tower, anker=an anchor, schloss=a lock and a castle, wacht=the watch, zinne=a battlement, hort=a safe treasure, obhut=safe keeping, schirm=a screen and an umbrella, feste=a stronghold, leuchtturm=a lighthouse, eid=an oath, waage=the scales, geleit=safe conduct, erker=a bay of a tower, treue=faith kept, wachter=a watchman, bastei=a bastion, rechtens=as is right, schwur=an oath, paragraf=a section of law",
    ],
    es: [
      "segur proteg proteccion privacidad ciber guarda alarma cifra legal derecho abogad contrato notari",
      "atalaya=the watch tower, egida=the shield of Athena, sello=a seal, amparo=shelter, muralla=the wall, vigia=the lookout, cerrojo=a bolt, escudo=a shield, baluarte=a bulwark, torre=a tower, faro=a lighthouse, candado=a padlock, almena=a battlement, garita=a sentry box, centinela=a sentinel, castillo=a castle, alcazaba=a fortress, balanza=the scales, fuero=an old charter, toga=the robe of a judge, aval=a guarantee, ancla=an anchor, refugio=a shelter, lealtad=faith kept, aldaba=a door knocker, fianza=a surety, broquel=a small shield",
    ],
    pt: [
      "segur proteg protec privacidade ciber guarda alarme legal direito advog contrato notar",
      "atalaia=the watch tower, egide=the shield of Athena, selo=a seal, amparo=shelter, muralha=the wall, vigia=the lookout, ferrolho=a bolt, escudo=a shield, baluarte=a bulwark, torre=a tower, farol=a lighthouse, cadeado=a padlock, ameia=a battlement, sentinela=a sentinel, castelo=a castle, foral=an old charter, balanca=the scales, fianca=a surety, abrigo=a shelter, ancora=an anchor, guarita=a sentry box, guardiao=a guardian, toga=the robe of a judge, aldraba=a door knocker, lealdade=faith kept, alcacova=a fortress",
    ],
    it: [
      "sicur protegg protezion assicur privacy cyber guardia allarme legal diritto avvocat contratt notai",
      "baluardo=a bulwark, vedetta=the lookout, egida=the shield of Athena, sigillo=a seal, rocca=a fortress, argine=a dike, scudo=a shield, torre=a tower, faro=a lighthouse, lucchetto=a padlock, merlo=a battlement and a blackbird, sentinella=a sentinel, castello=a castle, bilancia=the scales, toga=the robe of a judge, ancora=an anchor, riparo=a shelter, lealta=faith kept, bastione=a bastion, chiavistello=a bolt, carta=a charter, torrione=a great tower, guardiola=a sentry box, garanzia=a guarantee, parasole=a sunshade, patto=a pact",
    ],
  },
  {
    id: "data",
    scene: "pattern and proof",
    en: [
      "data analytic software app ai artificial algorithm code coding developer programm cloud platform dashboard saas api automat tech digital computer server chatbot machine-learning model statistic metric monitor predict forecast spreadsheet database workflow plugin web website quantum devops open-source schedul calendar crm",
      "lattice=a frame of crossing lines, tessera=one stone of a mosaic, plumb=exactly upright, quincunx=five points as on a die, loom=where threads become cloth, jacquard=the first loom that read cards, almanac=the book that foretells, orrery=a clockwork of planets, sieve=what keeps the grain, abacus=the first computer, semaphore=signals across a valley, cursor=what runs ahead, fathom=to measure and to understand, mosaic=one picture from many stones, trellis=the frame that helps things climb, sextant=what finds a place by stars, tessellate=to fit without gaps, murmuration=starlings moving as one, tangent=the line that touches, vernier=the fine scale, warp=the threads that hold, glyph=a carved sign, ziggurat=the stepped tower, switchboard=where all lines meet, relay=what passes a signal on, hopper=what feeds a mill, astrolabe=the first pocket computer, gauge=what tells how much, ripple=the ring that spreads, true+line, loom+work, clear+signal, grid+stone, north+grid, star+chart, thread+mark, fine+mesh, quiet+signal, night+sky, punch+card, deep+current, key+frame, loop+song, tide+table=the book of high water, signal+hill, open+loom, bright+node, water+clock, spring+board, cross+beam, metronome=what keeps time, pendulum=what swings true, hourglass=time made of sand, quadrant=what measured the stars, theodolite=what measures the land, barometer=what feels the weather, weathervane=what shows the wind, fractal=a pattern in each of its parts, tangram=seven pieces and every shape, origami=the fold that becomes a thing, stencil=the shape one repeats, blueprint=the plan in white lines, tapestry=a picture in threads, roster=the list of turns, timetable=when all things go, pocketwatch=time in the hand, clerestory=the window high up, axiom=what needs no proof, theorem=what has been proved, vector=a line that points, octant=an eighth of a circle, gnomon=the hand of a sundial, turnstile=what counts each one",
      "loom node plumb grid sieve thread gauge dial axis arc mesh knot line signal frame compass prism bell",
    ],
    fr: [
      "donnee analy logiciel intelligence algorithm code develop nuage plateforme numeri informati automat web",
      "maille=a mesh, trame=a weft, boussole=a compass, rouage=a wheel in the works, jalon=a marker, canevas=the ground of a design, jauge=a gauge, repere=a landmark, pendule=a pendulum, sextant=what finds a place by stars, nuage=a cloud, cadran=a dial, mosaique=a mosaic, tamis=a sieve, filigrane=a watermark, grille=a grid, tesselle=one stone of a mosaic, sablier=an hourglass, treillis=a trellis, curseur=a cursor, navette=a shuttle, cadence=the rhythm, vigie=the lookout, prisme=a prism, lisiere=the edge, rosace=a rose window",
    ],
    de: [
      "daten analy software intelligenz algorithm code entwickl cloud plattform digital inform automat web",
      "raster=a grid, masche=a mesh, lot=a plumb line, webstuhl=a loom, kompass=a compass, muster=a pattern, weiche=a railway switch, zeiger=the hand of a clock, lupe=a magnifying glass, sieb=a sieve, gitter=a lattice, pendel=a pendulum, faden=a thread, netz=a net, kachel=a tile, gefuge=how parts fit, uhrwerk=clockwork, schablone=a stencil, knoten=a knot, richtwert=a guide, mosaik=a mosaic, lotse=a pilot, pegel=the water level, ziffer=a figure, reigen=a round dance, sextant=what finds a place by stars, wabe=a comb",
    ],
    es: [
      "datos analis software inteligenc algoritm codigo program nube plataforma digital inform automat web",
      "trama=a weft, malla=a mesh, brujula=a compass, telar=a loom, tamiz=a sieve, hito=a milestone, nudo=a knot, rejilla=a grid, prisma=a prism, pendulo=a pendulum, mosaico=a mosaic, tesela=one stone of a mosaic, reloj=a clock, cuadrante=a quadrant, celosia=a lattice, cedazo=a sieve, veleta=a weathervane, plomada=a plumb line, cifra=a figure, baliza=a beacon, madeja=a skein, astrolabio=an astrolabe, esfera=a dial, pauta=a guideline, engranaje=gears",
    ],
    pt: [
      "dados analis software inteligenc algoritm codigo program nuvem plataforma digital inform automat web",
      "trama=a weft, malha=a mesh, bussola=a compass, tear=a loom, peneira=a sieve, marco=a landmark, prisma=a prism, pendulo=a pendulum, mosaico=a mosaic, tessela=one stone of a mosaic, relogio=a clock, quadrante=a quadrant, trelica=a lattice, crivo=a sieve, cifra=a figure, prumo=a plumb line, baliza=a beacon, meada=a skein, astrolabio=an astrolabe, pauta=a guideline, encaixe=how parts fit, agulha=a needle, novelo=a ball of yarn",
    ],
    it: [
      "dati analis software intelligenz algoritm codice program cloud piattaform digital inform automat web",
      "trama=a weft, maglia=a mesh, bussola=a compass, telaio=a loom, setaccio=a sieve, tassello=one piece of a mosaic, nodo=a knot, griglia=a grid, prisma=a prism, pendolo=a pendulum, mosaico=a mosaic, tessera=one stone of a mosaic, quadrante=a dial, traliccio=a lattice, cifra=a figure, crivello=a sieve, matassa=a skein, astrolabio=an astrolabe, perno=a pivot, ordito=the warp of a cloth, lancetta=the hand of a clock, clessidra=an hourglass, cardine=a hinge, sestante=a sextant, rosone=a rose window",
    ],
  },
  {
    id: "lab",
    scene: "the laboratory",
    en: [
      "science lab research biotech chemist experiment microscop genetic dna molecule protein physics clinical-trial telescope satellite space rocket engineer nano sensor vaccine enzyme algae bacteria mycel fungus fungi cell lab-grown",
      "beaker=the glass of a lab, retort=the old still, alembic=the vessel of alchemists, pipette=the smallest measure, catalyst=what starts a change, mycelia=the threads under a forest, helix=the shape of life, assay=a test of what is in it, titrate=to find the exact drop, petri=the dish where things grow, vernier=the fine scale, spectra=light taken apart, quicksilver=the metal that runs, spore=the seed of a fungus, perihelion=the point nearest the sun, apogee=the far point of an orbit, isotope=one element in two weights, litmus=the paper that tells, gyroscope=what keeps its direction, clear+flask, star+field, moon+shot, far+orbit, deep+field, night+glass, cold+spark, spore+print, small+moon, sea+glass, north+lab, first+light, sun+sail, star+well, orbit+song, red+moss, quantum=the smallest step, nova=a new star, pulsar=a star that ticks, quasar=the far bright thing, corona=the crown of the sun, meteor=a stone on fire, azimuth=the angle of a star, meniscus=the curve of water in a glass, symbiosis=living together, chrysalis=what will be a butterfly, diatom=a jewel of the sea, spirogyra=the green thread of ponds, morel=the mushroom of spring, enoki=the white thin mushroom, inkcap=the mushroom that writes, kelvin=the measure of cold, lumen=the measure of light, mantle=what lies below the crust, tremor=a small shaking, epoch=a long time",
      "vial helix flask spore orbit lens probe assay lamp glass star moon prism moss stone light",
    ],
    fr: [
      "scien labo recherch biotech chimi experien genet molecul physiq",
      "fiole=a vial, alambic=a still, creuset=a crucible, spore=the seed of a fungus, helice=a helix, loupe=a magnifying glass, eprouvette=a test tube, comete=a comet, orbite=an orbit, levain=what raises, aurore=dawn, prisme=a prism, lentille=a lens, cornue=a retort, galaxie=a galaxy, fougere=a fern, astre=a star, essai=a trial, cristal=a crystal, ferment=what starts a change, nebuleuse=a nebula, secousse=a tremor",
    ],
    de: [
      "wissenschaft labor forsch biotech chemi experiment genet molekul physik",
      "kolben=a flask, tiegel=a crucible, lupe=a magnifying glass, spore=the seed of a fungus, spirale=a spiral, linse=a lens, phiole=a vial, prisma=a prism, komet=a comet, pilz=a mushroom, keim=a germ, probe=a sample, sternwarte=an observatory, kristall=a crystal, pendel=a pendulum, umlauf=an orbit, geflecht=a web, quarz=quartz, alge=a sea plant, wirbel=a whirl",
    ],
    es: [
      "cienci labor investig biotec quimic experiment genet molecul fisic",
      "matraz=a flask, crisol=a crucible, lupa=a magnifying glass, espora=the seed of a fungus, probeta=a test tube, lente=a lens, orbita=an orbit, cometa=a comet, prisma=a prism, sonda=a probe, cristal=a crystal, aurora=dawn, lucero=a bright star, retorta=a retort, helice=a helix, semilla=a seed, ensayo=a trial, alambique=a still, hongo=a mushroom, astro=a star, iman=a magnet, hallazgo=a find",
    ],
    pt: [
      "cienci labor pesquis biotec quimic experiment genet molecul fisic",
      "cadinho=a crucible, proveta=a test tube, lupa=a magnifying glass, esporo=the seed of a fungus, frasco=a flask, lente=a lens, orbita=an orbit, cometa=a comet, prisma=a prism, sonda=a probe, cristal=a crystal, aurora=dawn, retorta=a retort, semente=a seed, ensaio=a trial, cogumelo=a mushroom, astro=a star, iman=a magnet, achado=a find, helice=a helix",
    ],
    it: [
      "scienz labor ricerc biotec chimic esperiment genet molecol fisic",
      "crogiolo=a crucible, ampolla=a vial, lente=a lens, spora=the seed of a fungus, provetta=a test tube, orbita=an orbit, cometa=a comet, prisma=a prism, sonda=a probe, cristallo=a crystal, aurora=dawn, alambicco=a still, elica=a helix, seme=a seed, saggio=a trial, astro=a star, storta=a retort, ago=a needle, perla=a pearl, pendolo=a pendulum",
    ],
  },
  {
    id: "voice",
    scene: "the town crier",
    en: [
      "marketing brand advertis agency media campaign content seo public-relation influenc newsletter communicat consult consultan strategy advisory leadership coach presentation speech signage sales customer-service survey feedback voice vote election market marketplace shop store buy sell trade auction retail swap rent lend share barter",
      "clarion=the clear call of a trumpet, belfry=the tower of bells, herald=who brings the news, billboard=the wall that speaks, soapbox=what one speaks from, broadcast=sown by a wide throw, pennant=the long narrow flag, lodestar=the star one steers by, limelight=the old light of the stage, bellwether=the one the others follow, megaphone=what makes a voice big, semaphore=signals across a valley, bazaar=the covered market, mercer=a dealer in fine cloth, chapman=the old word for a trader, barrow=the cart of a stall, costermonger=who sells from a cart, haggle=to find the price together, tradewind=the wind of merchants, emporium=a place of all things, peddler=who sells from door to door, quayside=where goods arrive, ensign=the flag of a ship, wayleave=the right to pass, chandler=who supplies ships, hawker=who calls his wares, vantage=the place with the view, tiller=what steers a boat, clear+call, loud+horn, town+bell, front+page, market+cross, hill+call, first+word, word+hoard=the treasure of words, sound+board, bell+weather, open+stall, brass+band, street+cry, high+note, flag+staff, sign+board, stall+wood, true+north, table+talk, mast+head, fore+sail, town+crier, crow+nest, market+row, handbill=a sheet for every hand, headline=the line one reads first, byline=the line with a name, bugle=the horn that wakes, cornet=a small bright horn, cymbal=brass on brass, drumroll=what comes before, foghorn=the voice of a harbour, spinnaker=the great round sail, topsail=the highest sail, topgallant=the sail above, mentor=a wise guide, palaver=a long good talk, parley=talk between two sides, confab=a friendly talk, banter=talk in good humour, grapevine=how news travels, souk=the covered market, agora=the old market square, caravanserai=the inn of merchants, trove=a treasure found, curio=a curious thing, oddment=a last small piece, arcade=a row of small shops, kiosk=the small shop in the street, awning=the roof of a stall, shopfront=the face of a shop",
      "bell horn drum flag stall barrow post scale helm sign sail market corner lamp bugle mast tower",
    ],
    fr: [
      "marketing marque publicit agence media campagne communic conseil strateg vente marche commerc echange",
      "clairon=a bugle, crieur=the town crier, fanion=a pennant, echoppe=a market stall, colporteur=a pedlar, proue=the bow of a ship, parvis=the square before a church, gazette=news on paper, tambour=a drum, cloche=a bell, etendard=a banner, enseigne=a shop sign, etal=a stall, halle=a covered market, cocarde=a rosette, oriflamme=a bright banner, barre=the helm, cap=the course, timonier=the helmsman, voilure=the sails, mat=a mast, tribune=where one speaks, bazar=a market of all things, troc=barter, vitrine=a shop window, boniment=the patter of a seller, verve=liveliness of speech, bagout=the gift of talk, faconde=easy speech",
    ],
    de: [
      "marketing marke werb agentur medien kampagne kommunik berat strateg verkauf markt handel tausch",
      "herold=a herald, wimpel=a pennant, fanfare=the call of trumpets, bug=the bow of a ship, kramer=a small trader, glocke=a bell, trommel=a drum, posaune=a trombone, fahne=a flag, segel=a sail, ruder=a rudder, steuer=the helm, zuruf=a call, laterne=a lantern, ausruf=a cry, schild=a sign, laden=a shop, basar=a bazaar, kompass=a compass, megafon=what makes a voice big, marktplatz=the market square, gespann=a team that pulls, trodler=a dealer in old things, kiosk=the small shop, sprachrohr=a speaking tube",
    ],
    es: [
      "marketing marca publici agencia medios campana comunic consult estrateg venta mercado comercio trueque",
      "pregon=the town crier’s call, clarin=a bugle, zoco=a market, trueque=barter, proa=the bow of a ship, tenderete=a market stall, lonja=the exchange, tambor=a drum, campana=a bell, estandarte=a banner, toldo=an awning, tienda=a shop, timon=the helm, vela=a sail, mastil=a mast, bandera=a flag, corneta=a bugle, charla=a chat, tribuna=where one speaks, bazar=a market of all things, feria=a fair, quiosco=the small shop, tablado=a stage, anuncio=an announcement, altavoz=a loud voice, abanico=a fan, plaza=the square, cartel=a poster, pasquin=a sheet on a wall",
    ],
    pt: [
      "marketing marca publici agencia midia campanha comunic consult estrateg venda mercado comercio troca",
      "pregao=the town crier’s call, clarim=a bugle, feira=a market, proa=the bow of a ship, tenda=a stall, arauto=a herald, tambor=a drum, sino=a bell, estandarte=a banner, toldo=an awning, leme=the helm, vela=a sail, mastro=a mast, bandeira=a flag, corneta=a bugle, conversa=a talk, tribuna=where one speaks, bazar=a market of all things, quiosque=the small shop, praca=the square, cartaz=a poster, prosa=easy talk, barraca=a stall, letreiro=a shop sign, timoneiro=the helmsman, palco=a stage",
    ],
    it: [
      "marketing marchio pubblici agenzia media campagna comunic consul strateg vendita mercato commerc scambio",
      "araldo=a herald, banditore=the town crier, bottega=a shop, prua=the bow of a ship, gonfalone=the banner, baratto=barter, bancarella=a stall, tamburo=a drum, campana=a bell, stendardo=a banner, tenda=an awning, timone=the helm, vela=a sail, bandiera=a flag, tromba=a trumpet, insegna=a shop sign, chiosco=the small shop, piazza=the square, vetrina=a shop window, bazar=a market of all things, loggia=the old market hall, fiera=a fair, parola=a word, tribuna=where one speaks, cartello=a sign, chiacchiera=a chat, squillo=a clear call, mercante=a merchant",
    ],
  },
];

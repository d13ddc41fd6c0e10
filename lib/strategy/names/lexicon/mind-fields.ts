import type { ImageryField } from "./imagery-field";

/** Learning, arts, money, law, data and other work of the mind. */
export const MIND_FIELDS: readonly ImageryField[] = [
  {
    id: "book",
    scene: "the bookshop",
    en: [
      "book books bookshop publish read reader reading library novel story stories magazine newspaper poet poetry comic print printing zine stationery paper notebook journal write writer writing author translat archive letter memoir news",
      "folio=a sheet folded once, quire=a gathering of sheets, colophon=the last words of a book, vellum=the finest page, inkwell=where words wait, dogear=the corner that marks a place, marginalia=notes in the margin, broadside=a sheet printed on one side, foolscap=an old size of paper, ampersand=the sign that joins, serif=the foot of a letter, flyleaf=the empty first page, epistle=a long letter, quill=the feather that writes, foreword=what comes first, bibelot=a small treasured thing, almanac=the book of the year, verso=the other side of a page, typeset=made ready for print, chapbook=a little book sold on the road, octavo=the size of a book in the hand, scribe=one who writes for others, gazette=an old newspaper, penknife=the knife that sharpens a quill",
      "ink quill page leaf quire press spine shelf folio fable",
    ],
    fr: [
      "livre librair edit lecture biblioth roman histoire magazine presse poesi papeter papier ecrit ecriv tradu",
      "folio=a sheet folded once, plume=a quill, encrier=an inkwell, marge=a margin, grimoire=a book of spells, feuillet=a leaf of a book, virgule=a comma",
    ],
    de: [
      "buch bucher verlag les bibliothek roman geschichte magazin presse poesie papier schreib ubersetz",
      "feder=a quill, tinte=ink, blatt=a leaf, kladde=a rough notebook, eselsohr=a dog-ear, zeile=a line",
    ],
    es: [
      "libro librer editor lectura bibliot novela historia revista prensa poesia papel escrib tradu",
      "tinta=ink, pliego=a folded sheet, renglon=a line of text, tintero=an inkwell, legajo=a bundle of papers, cuartilla=a sheet, fabula=a fable",
    ],
    pt: [
      "livro livrar edito leitura bibliot romance historia revista impren poesia papel escrev tradu",
      "tinta=ink, folheto=a chapbook, tinteiro=an inkwell, cordel=a ballad on a string, margem=a margin, fabula=a fable",
    ],
    it: [
      "libro libri librer editor lettura bibliot romanz storia rivista stampa poesia carta scriv tradu",
      "inchiostro=ink, foglio=a sheet, calamaio=an inkwell, segnalibro=a bookmark, riga=a line, fiaba=a fairy tale, carta=paper",
    ],
    la: "liber=a book, verbum=a word, pagina=a page, littera=a letter, fabula=a story, stilus=a pen, gr biblos=a book, gr mythos=a story, gr graphe=writing",
    far: "ja fude=a brush, is saga=a story, fi tarina=a story, cy llyfr=a book, tr kalem=a pen, sv bok=a book",
  },
  {
    id: "learn",
    scene: "the schoolroom",
    en: [
      "learn learning school teach teacher tutor course student university education lesson language exam training class classroom academy homework math maths stem mentor study skill kids-coding",
      "primer=the first book of any subject, abacus=the frame of beads, slate=the board one starts on, satchel=the bag of schooldays, inkling=the first hint of an idea, eureka=I have found it, apprentice=one who learns by doing, protege=one who is taught well, chalkline=the line that is true, lyceum=the school of Aristotle, curlew=a bird with a question in its call, tutelage=the care of a teacher, fledge=to grow wings, scholar=one who keeps asking, glossary=the list of new words, idiom=what only natives say, polyglot=one of many tongues, syllable=the smallest song of speech, lexicon=the book of words, quizzical=with a question in the face, gradus=step by step",
      "slate chalk quill owl step desk spark bell page",
    ],
    fr: [
      "appren ecole enseign prof cours etudiant universit educat lecon langue examen formation classe scolaire",
      "ardoise=a slate, cartable=a school bag, craie=chalk, declic=the moment it makes sense, abaque=an abacus, marelle=hopscotch",
    ],
    de: [
      "lern schul lehr kurs student universit bildung sprach prufung ausbild klasse nachhilfe",
      "tafel=a blackboard, kreide=chalk, fibel=a first reader, ranzen=a school bag, funke=a spark, eule=an owl",
    ],
    es: [
      "aprend escuela ensen curso estudiant universi educa leccion idioma examen formacion clase",
      "pizarra=a slate, tiza=chalk, pupitre=a school desk, abaco=an abacus, mochuelo=a little owl, chispa=a spark",
    ],
    pt: [
      "aprend escola ensin curso estudant universi educa licao idioma lingua exame formacao aula",
      "lousa=a slate, giz=chalk, cartilha=a first reader, recreio=the break, coruja=an owl, faisca=a spark",
    ],
    it: [
      "impar apprend scuola insegn corso student universi educa lezion lingua esame formaz classe",
      "lavagna=a blackboard, gesso=chalk, abaco=an abacus, cartella=a school bag, civetta=an owl, scintilla=a spark",
    ],
    la: "ludus=play and school, lingua=a tongue, sapio=I am wise, tabula=a writing board, gr mathesis=learning, gr schole=free time and school, gr paideia=education",
    far: "ja manabi=learning, fi oppi=learning, sv lara=to learn, cy dysgu=to learn, is nam=study",
  },
  {
    id: "music",
    scene: "music",
    en: [
      "music song sound audio record vinyl band concert guitar piano violin drum sing singer choir podcast radio instrument dj opera jazz playlist studio headphone listening speaker synth orchestra",
      "refrain=the part all sing, backbeat=the beat that swings, timbre=the colour of a tone, cadenza=the solo at the end, busker=a street musician, overture=what opens the evening, liner=the notes on a sleeve, sidewinder=the tune of a trumpet, reverb=the room in a sound, fermata=the note that is held, rosin=what makes a bow sing, syncopa=a beat out of place, octave=eight notes up, turntable=what a record lives on, mellotron=tape that plays, dulcimer=the sweet-sounding strings, crescendo=growing louder, segue=one song into the next, hum=a tune without words, arpeggio=a chord one note at a time, cantata=a thing to be sung, foxtrot=an old dance, ostinato=the phrase that stays, pizzicato=plucked strings, counterpoint=two tunes that agree",
      "chord reed riff reel drum groove tune bow lyre wax hum",
    ],
    fr: [
      "musiq chanson son audio disque vinyle concert guitar piano violon chant choeur podcast radio",
      "refrain=the part all sing, sillon=the groove of a record, archet=a violin bow, ritournelle=a tune that returns, bemol=a flat note, timbre=the colour of a tone",
    ],
    de: [
      "musik lied klang audio platte vinyl konzert gitarr klavier geige sing chor podcast radio",
      "klang=sound, rille=the groove of a record, takt=the beat, nadel=the needle, saite=a string, leier=a lyre",
    ],
    es: [
      "music cancion sonido audio disco vinilo concierto guitarr piano violin canto coro podcast radio",
      "surco=the groove of a record, compas=the beat, copla=a verse, murmullo=a murmur, cuerda=a string, estribillo=the refrain",
    ],
    pt: [
      "music cancao som audio disco vinil concerto guitarr violao piano canto coro podcast radio",
      "sulco=the groove of a record, compasso=the beat, toada=a tune, corda=a string, batuque=drumming, refrao=the refrain",
    ],
    it: [
      "music canzon suono audio disco vinile concert chitarr piano violin canto coro podcast radio",
      "solco=the groove of a record, ritornello=the refrain, corda=a string, archetto=a bow, battito=the beat, cantilena=a slow song",
    ],
    la: "cantus=a song, sonus=sound, carmen=a song, lyra=a lyre, vox=a voice, gr melos=a tune, gr ode=a song, gr phone=a voice",
    far: "ja hibiki=an echo, fi savel=a tune, sv ton=a tone, cy alaw=a melody, ga ceol=music, tr ezgi=a melody",
  },
  {
    id: "image",
    scene: "the studio",
    en: [
      "photo camera film video cinema movie picture image portrait visual vr art artist gallery paint painting draw illustrat design designer color colour creative museum exhibit sculpt mural graphic animation craft-kit print poster",
      "aperture=what lets the light in, vignette=a small picture that fades, gesso=the white ground of a painting, ochre=the oldest paint, umber=a brown earth, easel=what holds a canvas, chiaroscuro=light against dark, gouache=paint that covers, tableau=a living picture, fresco=paint on wet plaster, silhouette=the outline of things, cobalt=a deep blue, vermilion=a bright red, madder=the root that dyes red, parallax=what moves when you move, celluloid=what films were made of, matinee=the afternoon show, sepia=the brown of old pictures, atelier=where work is made, impasto=paint laid on thick, viewfinder=the frame at the eye, darkroom=where pictures appear, cyanotype=a blueprint by sunlight, palette=all the colours at hand, tincture=a slight colour, motif=what returns",
      "hue frame ochre easel lens brush ink reel umber gesso",
    ],
    fr: [
      "photo camera film video cinema image portrait art artiste galerie peint dessin design couleur creati musee sculpt affiche",
      "esquisse=a sketch, chevalet=an easel, pigment=colour, cadre=a frame, croquis=a quick sketch, estampe=a print, pinceau=a brush",
    ],
    de: [
      "foto kamera film video kino bild kunst galerie mal malerei zeichn design farb kreativ museum plakat",
      "blende=the aperture, farbe=colour, pinsel=a brush, skizze=a sketch, leinwand=a canvas, ocker=ochre, rahmen=a frame",
    ],
    es: [
      "foto camara pelicula video cine imagen retrato arte galeria pint dibuj diseno color creativ museo",
      "boceto=a sketch, pincel=a brush, lienzo=a canvas, trazo=a stroke, encuadre=a frame, tinte=a tint, caballete=an easel",
    ],
    pt: [
      "foto camera filme video cinema imagem retrato arte galeria pint desenh design cor cores criativ museu",
      "esboco=a sketch, pincel=a brush, tela=a canvas, traco=a stroke, moldura=a frame, matiz=a shade, cavalete=an easel",
    ],
    it: [
      "foto camera film video cinema immagin ritratt arte galleria dipin disegn design colore creativ museo",
      "bozzetto=a sketch, pennello=a brush, tela=a canvas, tratto=a stroke, cornice=a frame, ocra=ochre, cavalletto=an easel",
    ],
    la: "imago=an image, pictor=a painter, ars=art, forma=form, gr eikon=an image, gr chroma=colour, gr techne=art and skill",
    far: "ja iro=colour, ja kage=shadow and light, fi kuva=a picture, sv farg=colour, cy lliw=colour, tr renk=colour",
  },
  {
    id: "game",
    scene: "the games table",
    en: [
      "game games gaming board-game puzzle chess esport arcade quiz play lego dungeon casino toy-library escape-room card-game dragon wizard magic ghost haunted monster fantasy vampire witch unicorn zombie pirate time-travel superhero goblin troll fairy",
      "gambit=a bold first move, rook=the castle of chess, hopscotch=the game on the pavement, jackstraw=the game of steady hands, wildcard=what may be anything, checkmate=the last move, dice=chance in the hand, riddle=a question with a trick, conjure=to call from nothing, lodestone=the stone that draws, grimoire=a book of spells, poltergeist=the noisy ghost, gryphon=half eagle and half lion, wyvern=the two-legged dragon, abracadabra=the first magic word, banshee=the one who wails, quest=the long search, hobgoblin=a household spirit, familiar=a witch’s companion, talisman=what brings luck, tarot=the cards that tell, jester=the one who may say it, underhill=where small folk live, knave=the jack of cards, cauldron=the pot of a witch, backgammon=the oldest race",
      "rook dice pawn ace jest rune wand imp token",
    ],
    fr: [
      "jeu jeux puzzle echecs quiz magie fantome dragon sorcier monstre",
      "gambit=a bold first move, atout=a trump card, lutin=a goblin, joute=a joust, grimoire=a book of spells, farfadet=a sprite, manche=a round",
    ],
    de: [
      "spiel puzzle schach quiz magie gespenst drache hexe monster",
      "kobold=a goblin, trumpf=a trump card, wurfel=dice, turm=the rook, wichtel=a house elf, partie=a round, zauber=magic",
    ],
    es: [
      "juego puzle ajedrez quiz magia fantasma dragon bruja monstruo",
      "duende=a goblin and a spirit, comodin=the joker, envite=a stake, gambito=a bold first move, dado=a die, hechizo=a spell",
    ],
    pt: [
      "jogo puzzle xadrez quiz magia fantasma dragao bruxa monstro",
      "duende=a goblin, curinga=the joker, dado=a die, trunfo=a trump card, feitico=a spell, lance=a move",
    ],
    it: [
      "gioco giochi puzzle scacchi quiz magia fantasma drago strega mostro",
      "folletto=a goblin, dado=a die, briscola=a card game, gambetto=a bold first move, fiaba=a fairy tale",
    ],
    la: "alea=dice, ludus=play, fortuna=luck, magus=a wizard, umbra=a shade, draco=a dragon, gr petteia=the old board game, gr phasma=an apparition",
    far: "fi peli=a game, ja maho=magic, sv troll=a troll, cy hud=magic, is galdr=a spell",
  },
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

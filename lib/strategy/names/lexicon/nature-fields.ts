import type { ImageryField } from "./imagery-field";

/** Hills, water, weather, light and the night. */
export const NATURE_FIELDS: readonly ImageryField[] = [
  {
    id: "mountain",
    scene: "the hills",
    en: [
      "mountain hike hiking climb outdoor trail camp summit alpine ski snowboard backpack trek wilderness boulder expedition tent",
      "cairn=stones that show the way, ridge=the back of a hill, scree=the loose stones of a slope, tarn=a small mountain lake, bivouac=a night in the open, belay=the rope that holds a climber, couloir=a steep gully, saddle=the low way between two peaks, massif=a great block of mountains, arete=a sharp ridge, switchback=the path that turns uphill, basecamp=where the climb begins, highland=the upper country, traverse=the way across, ibex=the goat of the peaks, edelweiss=the flower of the heights, moraine=what a glacier leaves, chough=the crow of the cliffs, piton=the peg of a climber, carabiner=the clip of a rope, granite=the stone of peaks, fell=a northern hill, outcrop=rock that meets the light",
      "crag fell peak trail stone ridge pine cairn heath",
    ],
    fr: [
      "montagne randon alpin escalade ski sentier camping bivouac",
      "cairn=stones that show the way, crete=a ridge, alpage=high pasture, sentier=a path, refuge=a mountain hut, combe=a small valley, piolet=an ice axe",
    ],
    de: [
      "berg wander alpen kletter ski gipfel camping zelt",
      "grat=a ridge, gipfel=a summit, alm=a mountain pasture, steig=a steep path, fels=rock, rast=a rest, kar=a hollow in the rock",
    ],
    es: [
      "montana senderis escalad alpin esqui sendero camping",
      "cumbre=a summit, sendero=a path, risco=a crag, cordada=climbers on one rope, ladera=a slope, refugio=a mountain hut",
    ],
    pt: [
      "montanha trilha escalad alpin esqui caminhad",
      "cume=a summit, serra=a range of hills, trilho=a path, penedo=a boulder, encosta=a slope, abrigo=a shelter",
    ],
    it: [
      "montagn escursion arrampic alpin sci sentier trekking",
      "vetta=a summit, cresta=a ridge, sentiero=a path, cordata=climbers on one rope, baita=a mountain hut, cima=a peak, rifugio=a mountain hut",
    ],
    la: "mons=a mountain, culmen=a summit, altus=high, saxum=rock, petra=rock, iter=a way, gr oros=a mountain, gr akros=topmost",
    far: "no fjell=a mountain, ja yama=a mountain, cy bryn=a hill, ga ben=a peak, eu mendi=a mountain, is tindur=a peak",
  },
  {
    id: "sea",
    scene: "the coast",
    en: [
      "sea ocean beach coast marine boat sail surf fish fishing seafood oyster harbor harbour yacht island lighthouse ship seaweed diving whale mermaid submarine nautical lobster shrimp",
      "fathom=a depth of six feet and to understand, skiff=a light small boat, tideline=where the sea stops, halyard=the rope that lifts a sail, spindrift=spray blown from the waves, dinghy=a small boat, kelp=the forest of the sea, sandpiper=the bird of the shore, mooring=where a boat is made fast, driftwood=wood the sea gives back, jetsam=what the sea washes in, gunwale=the edge of a boat, trawler=a fishing boat, leeward=the sheltered side, starboard=the right side of a ship, regatta=a race of boats, cormorant=the diving bird, saltmarsh=where land and sea meet, periwinkle=a small sea snail, gannet=the bird that dives, capstan=the wheel that lifts an anchor, samphire=the green of the salt marsh, tiller=what steers a boat, longshore=along the coast, bosun=the one who keeps a ship in order, breaker=a wave that reaches the shore",
      "tide salt kelp reef cove shell gull sail wave oar net pearl",
    ],
    fr: [
      "mer ocean plage cote bateau voile surf poisson huitre port ile phare algue",
      "embrun=sea spray, ressac=the backwash, goeland=a gull, vareuse=a sailor’s smock, estran=the shore between tides, crique=a cove, gabier=a topman",
    ],
    de: [
      "meer see strand kuste boot segel surf fisch hafen insel schiff",
      "gischt=sea spray, lotse=a pilot, koje=a berth, anker=an anchor, strand=the beach, welle=a wave, mole=a pier, brandung=the surf",
    ],
    es: [
      "mar oceano playa costa barco vela surf pescad puerto isla faro alga marisc",
      "marea=the tide, brisa=a light wind, caleta=a cove, oleaje=the swell, gaviota=a gull, faro=a lighthouse, espigon=a pier, salitre=sea salt",
    ],
    pt: [
      "mar oceano praia costa barco vela surf peixe pesca porto ilha farol",
      "mare=the tide, maresia=the smell of the sea, enseada=a cove, gaivota=a gull, farol=a lighthouse, onda=a wave, areal=the sands",
    ],
    it: [
      "mare oceano spiaggia costa barca vela surf pesc porto isola faro",
      "marea=the tide, brezza=a light wind, risacca=the backwash, gabbiano=a gull, faro=a lighthouse, cala=a cove, scoglio=a rock in the sea",
    ],
    la: "mare=the sea, unda=a wave, litus=the shore, navis=a ship, portus=a harbour, remus=an oar, gr thalassa=the sea, gr pelagos=the open sea",
    far: "ja umi=the sea, cy mor=the sea, sv vik=a bay, is hafna=harbours, haw moana=the ocean, eu itsaso=the sea, fi aalto=a wave",
  },
  {
    id: "river",
    scene: "the waterside",
    en: [
      "river lake water kayak canoe canal stream pond rain spring pool swim well plumb irrigat rowing waterfall",
      "eddy=where a stream turns back, brook=a small stream, weir=a low dam, oxbow=a bend the river left, confluence=where two rivers meet, heron=the patient bird, willow=the tree of the bank, ripple=a small wave, rill=a very small stream, meander=the winding of a river, wellspring=where water rises, otter=the swimmer of rivers, ferryman=one who brings you across, runnel=a little stream, cascade=water falling in steps, headwater=where a river begins, bulrush=the reed of ponds, watershed=where waters part, paddle=what moves a canoe, kingfisher=the blue bird of the stream, estuary=where a river meets the sea, ford=where one can cross, mere=a shallow lake",
      "brook reed ford rill weir otter heron drop mill stream",
    ],
    fr: [
      "riviere lac eau fleuve canal source pluie piscine",
      "ruisseau=a brook, roseau=a reed, gue=a ford, source=a spring, rive=the bank, loutre=an otter, ondee=a shower",
    ],
    de: [
      "fluss see wasser kanal bach quelle regen schwimm",
      "bach=a brook, quelle=a spring, furt=a ford, schilf=reeds, ufer=the bank, tropfen=a drop, otter=an otter",
    ],
    es: [
      "rio lago agua canal arroyo lluvia piscina",
      "arroyo=a brook, ribera=the bank, junco=a reed, vado=a ford, manantial=a spring, nutria=an otter, gota=a drop",
    ],
    pt: [
      "rio lago agua canal ribeir chuva piscina",
      "ribeira=a stream, junco=a reed, nascente=a spring, gota=a drop, lontra=an otter, margem=the bank, orvalho=dew",
    ],
    it: [
      "fiume lago acqua canale ruscell pioggia piscina",
      "rivo=a brook, sorgente=a spring, guado=a ford, giunco=a reed, riva=the bank, lontra=an otter, goccia=a drop",
    ],
    la: "rivus=a stream, aqua=water, fons=a spring, amnis=a river, ripa=the bank, gutta=a drop, gr rhoe=a flow, gr pege=a spring",
    far: "cy nant=a stream, ja izumi=a spring, sv kalla=a spring, fi virta=a current, is lind=a spring, eu iturri=a spring",
  },
  {
    id: "weather",
    scene: "weather and seasons",
    en: [
      "weather climate snow ice winter cold storm cloud rain autumn summer spring season frozen fog wind carbon emission",
      "snowdrop=the first flower of the year, petrichor=the smell of rain on dry earth, hoarfrost=the white of a cold morning, solstice=when the sun turns, thaw=when ice gives way, equinox=when day and night are equal, cumulus=the white heaped cloud, sirocco=the wind from the south, zephyr=the mild west wind, drizzle=the softest rain, floe=a sheet of drifting ice, glacier=a river of ice, icicle=what hangs from a roof, almanac=the book of seasons, squall=a sudden wind, nimbus=the cloud of rain, equable=even and mild, cirrus=the feather cloud, wintergreen=the leaf that stays, firn=old snow, mistral=the wind of the Rhone, breezeway=where the air moves",
      "frost snow cloud gale rain mist flake thaw breeze",
    ],
    fr: [
      "meteo climat neige glace hiver vent nuage pluie saison carbone",
      "givre=hoarfrost, brise=a breeze, averse=a shower, flocon=a snowflake, brume=mist, embellie=a bright spell",
    ],
    de: [
      "wetter klima schnee eis winter wind wolke regen saison",
      "reif=hoarfrost, brise=a breeze, flocke=a snowflake, nebel=mist, tau=dew, firn=old snow",
    ],
    es: [
      "tiempo clima nieve hielo invierno viento nube lluvia temporada",
      "escarcha=hoarfrost, brisa=a breeze, neblina=mist, copo=a snowflake, cierzo=a north wind, nimbo=a rain cloud",
    ],
    pt: [
      "clima neve gelo inverno vento nuvem chuva estacao",
      "geada=hoarfrost, brisa=a breeze, neblina=mist, floco=a snowflake, garoa=a fine rain, aragem=a light wind",
    ],
    it: [
      "meteo clima neve ghiaccio inverno vento nuvola pioggia stagion",
      "brina=hoarfrost, brezza=a breeze, nebbia=mist, fiocco=a snowflake, nevina=a light snow, ponente=the west wind",
    ],
    la: "nix=snow, ventus=wind, aura=a breeze, nimbus=a rain cloud, bruma=winter, caelum=the sky, gr aithra=clear sky, gr nephos=a cloud",
    far: "ja yuki=snow, fi lumi=snow, sv dagg=dew, is mjoll=fresh snow, cy eira=snow, no sno=snow",
  },
  {
    id: "light",
    scene: "light and power",
    en: [
      "light lamp lantern solar sun energy electric power lighting battery wind-power turbine heat photovolt illuminat grid charging renewable fusion",
      "filament=the thread that glows, daybreak=the first light, kindle=to set alight, sunbeam=a single ray, dynamo=what turns motion into light, lantern=a light one carries, halyard=what raises a flag to the wind, wattle=woven branches and a yellow bloom, gleam=a small steady light, zenith=the sun at its highest, solstice=when the sun stands still, firefly=the light that flies, lodestar=the star one steers by, afterglow=the light that stays, tinder=what catches first, almanac=the book of sun and moon, candela=the measure of light, lucent=giving light, daylight=the light we all share, sundial=the clock of the sun, radiant=sending out light, tailwind=the wind that helps, photon=the smallest part of light",
      "ray glow spark sun beam dawn lamp watt ember flint wick",
    ],
    fr: [
      "lumier lampe solaire soleil energie electri eolien batterie chauffage",
      "lueur=a gleam, aurore=dawn, rayon=a ray, eclat=a flash, lanterne=a lantern, zenith=the sun at its highest, braise=embers",
    ],
    de: [
      "licht lampe solar sonne energie strom wind warme batterie",
      "strahl=a ray, funke=a spark, glut=embers, morgen=the morning, leuchte=a lamp, glimmer=a faint light",
    ],
    es: [
      "luz lampara solar sol energia electric eolic bateria",
      "alba=dawn, rayo=a ray, fulgor=a glow, candil=an oil lamp, chispa=a spark, destello=a flash, aurora=dawn",
    ],
    pt: [
      "luz lampada solar sol energia eletric eolic bateria",
      "alva=dawn, raio=a ray, fulgor=a glow, candeia=an oil lamp, faisca=a spark, clarao=a flash, aurora=dawn",
    ],
    it: [
      "luce lampad solare sole energia elettric eolic batteri",
      "alba=dawn, raggio=a ray, bagliore=a glow, lanterna=a lantern, scintilla=a spark, faville=sparks, lume=a light",
    ],
    la: "lumen=light, lux=light, radius=a ray, fulgor=a flash, solis=of the sun, scintilla=a spark, gr phos=light, gr helios=the sun, gr lampas=a torch",
    far: "ja hikari=light, fi valo=light, sv ljus=light, cy golau=light, is sol=the sun, tr isik=light, haw ahi=fire",
  },
  {
    id: "night",
    scene: "the night",
    en: [
      "night midnight evening moon star stars astronom telescope sleep dream insomnia bedtime mattress pillow blackout dusk space satellite rocket planet orbit galaxy mars alien asteroid",
      "lullaby=the song that ends a day, nightjar=the bird of dusk, moonrise=when the moon comes up, perigee=the moon at its nearest, drowse=to be half asleep, nocturne=music of the night, vesper=the evening star, twilight=the hour between, slumber=deep sleep, orrery=a clockwork of planets, starling=a small star and a bird, hush=a gentle silence, gloaming=the last light, aphelion=the far point of an orbit, parallax=how one measures a star, eclipse=when one light covers another, quilt=a warm patchwork cover, sandman=the bringer of sleep, moonlit=seen by the moon, firmament=the whole sky, nebula=where stars begin, owlet=a young owl, syzygy=three in one line, umbra=the heart of a shadow",
      "moon star dusk owl moth hush dream eve lull pillow",
    ],
    fr: [
      "nuit lune etoile astronom sommeil reve oreiller espace satellit fusee",
      "veillee=an evening together, lueur=a gleam, songe=a dream, comete=a comet, minuit=midnight, berceuse=a lullaby, crepuscule=dusk",
    ],
    de: [
      "nacht mond stern astronom schlaf traum kissen weltraum rakete",
      "mond=the moon, stern=a star, abend=evening, traum=a dream, eule=an owl, funkel=a twinkle, dammer=dusk",
    ],
    es: [
      "noche luna estrella astronom sueno almohada espacio satelit cohete",
      "lucero=the evening star, velada=an evening together, nana=a lullaby, ocaso=sunset, estela=a trail of light, lunita=a little moon",
    ],
    pt: [
      "noite lua estrela astronom sono sonho almofada espaco satelit foguete",
      "luar=moonlight, serao=an evening together, estrela=a star, ocaso=sunset, embalo=a rocking, cometa=a comet",
    ],
    it: [
      "notte luna stella astronom sonno sogno cuscino spazio satellit razzo",
      "stella=a star, veglia=a waking night, ninna=a lullaby, sera=evening, cometa=a comet, tramonto=sunset, scia=a trail",
    ],
    la: "luna=the moon, stella=a star, vesper=evening, nox=night, somnus=sleep, sidus=a constellation, gr aster=a star, gr hypnos=sleep, gr selene=the moon",
    far: "ja hoshi=a star, ja tsuki=the moon, fi tahti=a star, cy seren=a star, tr yildiz=a star, ga reala=a star, haw mahina=the moon",
  },
];

import type { ImageryField } from "./imagery-field";

/** Hills, water, weather, light and the night. */
export const NATURE_FIELDS: readonly ImageryField[] = [
  {
    id: "mountain",
    scene: "the hills",
    en: [
      "mountain hike hiking climb outdoor trail camp summit alpine ski snowboard backpack trek wilderness boulder expedition tent",
      "cairn=stones that show the way, ridge=the back of a hill, scree=the loose stones of a slope, tarn=a small mountain lake, bivouac=a night in the open, belay=the rope that holds a climber, couloir=a steep gully, saddle=the low way between two peaks, massif=a great block of mountains, arete=a sharp ridge, switchback=the path that turns uphill, basecamp=where the climb begins, highland=the upper country, traverse=the way across, ibex=the goat of the peaks, edelweiss=the flower of the heights, moraine=what a glacier leaves, chough=the crow of the cliffs, piton=the peg of a climber, carabiner=the clip of a rope, granite=the stone of peaks, fell=a northern hill, outcrop=rock that meets the light, high+ridge, stone+path, pine+ridge, last+light, cold+peak, heather+hill, long+trail, granite+hill, snow+line, trail+song, cairn+stone, wind+ridge, summit+stone, over+hill, goat+path, hill+song, moor+wind, alp+horn=the horn that carries across a valley, raven+stone, tor=a rocky hill, dale=a valley, glen=a narrow valley, strath=a broad valley, corrie=the bowl of a glacier, pinnacle=the highest point, escarpment=the steep edge, plateau=the high plain, foothill=where a mountain begins, alpenglow=the red of evening peaks, marmot=the whistler, ptarmigan=the white grouse, basalt=the stone of fire, gneiss=the banded rock, schist=the stone with a shine, quartz=the white vein, crampon=the iron of ice, icefall=a river of ice that breaks, yodel=a call across valleys, overlook=a place with a view, stile=the step over a wall, drystone=a wall without mortar",
      "crag fell peak trail stone ridge pine cairn heath hill snow moor tor glen dale raven rope",
    ],
    fr: [
      "montagne randon alpin escalade ski sentier camping bivouac",
      "cairn=stones that show the way, crete=a ridge, alpage=high pasture, sentier=a path, refuge=a mountain hut, combe=a small valley, piolet=an ice axe, cime=a peak, vallon=a small valley, cordee=climbers on one rope, chamois=the goat of the cliffs, edelweiss=the flower of the heights, versant=a slope, pic=a peak, gentiane=a gentian, marmotte=the whistler, alpe=high pasture, altitude=how high one is, raquette=a snowshoe, lacet=a bend of the path, moraine=what a glacier leaves, aiguille=a needle of rock, belvedere=a place with a view, pierrier=a field of stones, granit=granite",
    ],
    de: [
      "berg wander alpen kletter ski gipfel camping zelt",
      "grat=a ridge, gipfel=a summit, alm=a mountain pasture, steig=a steep path, fels=rock, rast=a rest, kar=a hollow in the rock, hang=a slope, kamm=a ridge, wand=a rock face, spitze=a peak, alpin=of the Alps, enzian=a gentian, steinbock=an ibex, gams=a chamois, hutte=a hut, weite=the wide view, joch=a pass, kuppe=a rounded hill, horn=a horn of rock, firn=old snow, latsche=a mountain pine, tal=a valley, seilschaft=climbers on one rope, hochalm=a high pasture, bergfried=a keep, edelweiss=the flower of the heights, abendrot=the red of evening",
    ],
    es: [
      "montana senderis escalad alpin esqui sendero camping",
      "cumbre=a summit, sendero=a path, risco=a crag, cordada=climbers on one rope, ladera=a slope, refugio=a mountain hut, cima=a peak, pico=a peak, roca=a rock, sierra=a range of hills, loma=a low hill, collado=a pass, cresta=a ridge, pena=a crag, vaguada=a small valley, canto=a stone, cordillera=a chain of mountains, mirador=a place with a view, rebeco=a chamois, puna=the high plain of the Andes, nevado=a snowy peak, montera=a cap, granito=granite, brezo=heather, quebrada=a ravine, cumbrera=a ridge",
    ],
    pt: [
      "montanha trilha escalad alpin esqui caminhad",
      "cume=a summit, serra=a range of hills, trilho=a path, penedo=a boulder, encosta=a slope, abrigo=a shelter, cimo=a peak, pico=a peak, rocha=a rock, colina=a hill, crista=a ridge, fraga=a crag, penha=a crag, vale=a valley, mirante=a place with a view, planalto=the high plain, morro=a hill, lapa=a cave, granito=granite, portela=a pass, chapada=a high plain, marco=a stone mark, miradouro=a place with a view, ermida=a chapel on a hill",
    ],
    it: [
      "montagn escursion arrampic alpin sci sentier trekking",
      "vetta=a summit, cresta=a ridge, sentiero=a path, cordata=climbers on one rope, baita=a mountain hut, cima=a peak, rifugio=a mountain hut, picco=a peak, roccia=a rock, colle=a hill, valico=a pass, pendio=a slope, valle=a valley, sella=a saddle, camoscio=a chamois, stambecco=an ibex, marmotta=the whistler, genziana=a gentian, altura=high ground, malga=a mountain dairy, granito=granite, bivacco=a night in the open, ometto=a cairn, scarpone=a hiking boot, alpeggio=high pasture, belvedere=a place with a view, cengia=a ledge, dolomia=the pale rock, erica=heather, ghiaione=a field of stones",
    ],
  },
  {
    id: "sea",
    scene: "the coast",
    en: [
      "sea ocean beach coast marine boat sail surf fish fishing seafood oyster harbor harbour yacht island lighthouse ship seaweed diving whale mermaid submarine nautical lobster shrimp",
      "fathom=a depth of six feet and to understand, skiff=a light small boat, tideline=where the sea stops, halyard=the rope that lifts a sail, spindrift=spray blown from the waves, dinghy=a small boat, kelp=the forest of the sea, sandpiper=the bird of the shore, mooring=where a boat is made fast, driftwood=wood the sea gives back, jetsam=what the sea washes in, gunwale=the edge of a boat, trawler=a fishing boat, leeward=the sheltered side, starboard=the right side of a ship, regatta=a race of boats, cormorant=the diving bird, saltmarsh=where land and sea meet, periwinkle=a small sea snail, gannet=the bird that dives, capstan=the wheel that lifts an anchor, samphire=the green of the salt marsh, tiller=what steers a boat, longshore=along the coast, bosun=the one who keeps a ship in order, breaker=a wave that reaches the shore, salt+wind, long+tide, low+tide, north+shore, shell+path, blue+cove, tide+pool, sail+cloth, salt+stone, wave+song, kelp+wood, grey+seal, sand+bar, rope+walk, sea+rose, lamp+rock, salt+house, smoke+house, net+loft, oar+song, deep+blue, high+water, sea+lark, storm+glass, still+sea, wave+crest, wind+ward, cove+light, jetty=the arm of a harbour, wharf=where boats unload, quay=the stone edge of a harbour, slipway=where boats go in, shoal=fish together, atoll=a ring of islands, inlet=where the sea comes in, firth=a long arm of the sea, headland=land that meets the sea, dune=a hill of sand, marram=the grass of dunes, nautilus=the shell with rooms, abalone=the shell of all colours, urchin=the hedgehog of the sea, starfish=the star of the tide pool, seahorse=the upright swimmer, puffin=the clown of cliffs, turnstone=the bird that looks under, kittiwake=the gull that calls its name, herring=the silver of the north, mackerel=the striped swimmer, turbot=the fish of feasts, creel=the basket of a fisher, trawl=a net drawn slowly, buoy=what floats and marks, marlin=the sword of the sea, ketch=a boat with two masts, sloop=a boat with one mast, yawl=a small two-masted boat, schooner=a ship of the coast, clipper=the fastest sailing ship, lugger=a boat with brown sails, coracle=a round boat of skins, brigantine=a ship with two masts, jib=the sail in front, rigging=the ropes of a ship, bowline=the knot that holds, hawser=the thick rope, bollard=what holds a ship, cleat=where a rope is made fast, porthole=a round window, figurehead=who looks ahead, flotsam=what floats after, groundswell=a wave from far away, whitecap=a wave with foam, seiche=the sway of a lake, neap=the smallest tide, offing=the sea one can see",
      "tide salt kelp reef cove shell gull sail wave oar net pearl sand rock buoy foam wharf dune pebble anchor gannet rope",
    ],
    fr: [
      "mer ocean plage cote bateau voile surf poisson huitre port ile phare algue",
      "embrun=sea spray, ressac=the backwash, goeland=a gull, vareuse=a sailor’s smock, estran=the shore between tides, crique=a cove, gabier=a topman, lagune=a lagoon, maree=the tide, vague=a wave, rade=a roadstead, falaise=a cliff, ancre=an anchor, sel=salt, dune=a hill of sand, galet=a pebble, coquillage=a shell, balise=a beacon, jetee=a jetty, ponton=a pontoon, barque=a small boat, chalut=a trawl, amarre=a mooring rope, proue=the bow, houle=the swell, ecume=foam, alize=the trade wind, mouette=a gull, sterne=a tern, corail=coral, varech=seaweed, saline=a salt pan, misaine=the foresail, mouillage=an anchorage, flottille=a small fleet, baie=a bay, abordage=coming alongside",
    ],
    de: [
      "meer see strand kuste boot segel surf fisch hafen insel schiff",
      "gischt=sea spray, lotse=a pilot, koje=a berth, anker=an anchor, strand=the beach, welle=a wave, mole=a pier, brandung=the surf, boje=a buoy, bucht=a bay, dune=a hill of sand, flut=the flood tide, ebbe=the ebb, kiesel=a pebble, muschel=a shell, segel=a sail, ruder=an oar, mast=a mast, hafen=a harbour, kai=a quay, mowe=a gull, tang=seaweed, salz=salt, deich=a dike, klippe=a cliff, kombuse=the kitchen of a ship, luv=the windward side, lee=the sheltered side, priel=a channel in the flats, hallig=a small low island, kutter=a fishing boat, kajute=a cabin, bernstein=amber, reling=the rail of a ship, tide=the tide, planken=planks, seepferd=a seahorse, kustenwind=coastal wind, wellengang=the swell",
    ],
    es: [
      "mar oceano playa costa barco vela surf pescad puerto isla faro alga marisc",
      "marea=the tide, brisa=a light wind, caleta=a cove, oleaje=the swell, gaviota=a gull, faro=a lighthouse, espigon=a pier, salitre=sea salt, ola=a wave, ancla=an anchor, arena=sand, duna=a hill of sand, concha=a shell, barca=a boat, vela=a sail, remo=an oar, timon=a rudder, proa=the bow, puerto=a harbour, muelle=a quay, bahia=a bay, ensenada=a cove, coral=coral, alga=seaweed, nacar=mother of pearl, marinero=a sailor, boya=a buoy, salina=a salt pan, playa=a beach, bajamar=low tide, pleamar=high tide, levante=the east wind, poniente=the west wind, almadraba=the tuna net, jabega=a fishing boat, faena=a day’s work at sea, resaca=the backwash, rompeola=a breakwater, caracola=a sea snail, carey=tortoiseshell, velero=a sailing boat, cabotaje=sailing along the coast",
    ],
    pt: [
      "mar oceano praia costa barco vela surf peixe pesca porto ilha farol",
      "mare=the tide, maresia=the smell of the sea, enseada=a cove, gaivota=a gull, farol=a lighthouse, onda=a wave, areal=the sands, vaga=a wave, ancora=an anchor, areia=sand, duna=a hill of sand, barca=a boat, remo=an oar, leme=a rudder, proa=the bow, porto=a harbour, cais=a quay, baia=a bay, coral=coral, alga=seaweed, boia=a buoy, salina=a salt pan, praia=a beach, saveiro=a boat of Bahia, jangada=a raft with a sail, moliceiro=the boat of Aveiro, traineira=a fishing boat, buzio=a sea snail, canoa=a canoe, sargaco=seaweed, ilheu=a small island, restinga=a sandbar, ressaca=the backwash, marola=a small wave, maruja=the sailors, veleiro=a sailing boat, arrais=the master of a boat, nortada=the north wind, lagoa=a lagoon, xavega=a net from the beach",
    ],
    it: [
      "mare oceano spiaggia costa barca vela surf pesc porto isola faro",
      "marea=the tide, brezza=a light wind, risacca=the backwash, gabbiano=a gull, faro=a lighthouse, cala=a cove, scoglio=a rock in the sea, onda=a wave, ancora=an anchor, sabbia=sand, duna=a hill of sand, barca=a boat, vela=a sail, remo=an oar, timone=a rudder, prora=the bow, porto=a harbour, molo=a pier, baia=a bay, corallo=coral, alga=seaweed, salina=a salt pan, spiaggia=a beach, laguna=a lagoon, lampara=a fishing lamp, gozzo=a small fishing boat, paranza=a fishing boat, tonnara=the tuna net, maestrale=the north-west wind, libeccio=the south-west wind, ponente=the west wind, levante=the east wind, conchiglia=a shell, nostromo=the boatswain, veliero=a sailing ship, lido=a beach, pescheria=a fish market, gomena=a thick rope, sartia=a rope of the mast",
    ],
  },
  {
    id: "river",
    scene: "the waterside",
    en: [
      "river lake water kayak canoe canal stream pond rain spring pool swim well plumb irrigat rowing waterfall",
      "eddy=where a stream turns back, brook=a small stream, weir=a low dam, oxbow=a bend the river left, confluence=where two rivers meet, heron=the patient bird, willow=the tree of the bank, ripple=a small wave, rill=a very small stream, meander=the winding of a river, wellspring=where water rises, otter=the swimmer of rivers, ferryman=one who brings you across, runnel=a little stream, cascade=water falling in steps, headwater=where a river begins, bulrush=the reed of ponds, watershed=where waters part, paddle=what moves a canoe, kingfisher=the blue bird of the stream, estuary=where a river meets the sea, ford=where one can cross, mere=a shallow lake, mill+stream, long+bank, willow+bank, rain+song, river+stone, swan+ford, green+bank, slow+river, water+wheel, lily+pond, rush+light, low+bridge, brook+lime, spring+water, moss+weir, stream+side, heron+wood, well+stone, rain+path, dip+well, mere+light, lough=a lake of Ireland, beck=a northern stream, bourne=a stream of the chalk, creek=a small river, delta=where a river opens, levee=the bank that holds, sluice=the gate of water, lock=the step of a canal, aqueduct=a bridge for water, cistern=where rain is kept, wherry=a light river boat, barge=the boat of canals, narrowboat=the long boat of canals, kayak=the boat of the north, pontoon=a bridge of boats, dipper=the bird that walks under water, sedge=the grass of banks, watercress=the green of clear streams, damselfly=the thin blue flyer, trout=the spotted swimmer, grayling=the lady of the stream, newt=the small dragon of ponds, mayfly=the flyer of one day, raindrop=where a river starts, naiad=the nymph of a spring, backwater=where water rests, millrace=the quick water",
      "brook reed ford rill weir otter heron drop mill stream river lake rain pond swan bank fern canal spring lily",
    ],
    fr: [
      "riviere lac eau fleuve canal source pluie piscine",
      "ruisseau=a brook, roseau=a reed, gue=a ford, source=a spring, rive=the bank, loutre=an otter, ondee=a shower, cascade=a waterfall, etang=a pond, berge=the bank, peniche=a barge, ecluse=a lock, canot=a small boat, fontaine=a fountain, saule=a willow, lavoir=the old wash house, libellule=a dragonfly, cygne=a swan, torrent=a mountain stream, delta=where a river opens, halage=the towing path, aviron=rowing, aulne=an alder, ru=a tiny stream, estuaire=where a river meets the sea, pluie=rain, meandre=a bend of a river, naiade=the nymph of a spring, reflet=a reflection, passerelle=a footbridge, bief=a stretch of canal",
    ],
    de: [
      "fluss see wasser kanal bach quelle regen schwimm",
      "bach=a brook, quelle=a spring, furt=a ford, schilf=reeds, ufer=the bank, tropfen=a drop, otter=an otter, weiher=a pond, rinnsal=a tiny stream, kahn=a barge, schleuse=a lock, steg=a footbridge, weide=a willow, libelle=a dragonfly, schwan=a swan, reiher=a heron, brunnen=a well, strom=a great river, regen=rain, delta=where a river opens, ahoi=a call from a boat, auen=river meadows, paddel=a paddle, strudel=a whirl, eisvogel=a kingfisher, biber=a beaver, forelle=a trout, wehr=a weir, nixe=a water spirit, teich=a pond, seerose=a water lily",
    ],
    es: [
      "rio lago agua canal arroyo lluvia piscina",
      "arroyo=a brook, ribera=the bank, junco=a reed, vado=a ford, manantial=a spring, nutria=an otter, gota=a drop, fuente=a fountain, cascada=a waterfall, laguna=a lagoon, puente=a bridge, canoa=a canoe, sauce=a willow, cisne=a swan, garza=a heron, libelula=a dragonfly, rocio=dew, acequia=a water channel, noria=the water wheel, pozo=a well, cauce=a river bed, meandro=a bend of a river, esclusa=a lock, barcaza=a barge, charca=a pond, espejo=a mirror, vega=the river plain, molino=a mill, chopo=a poplar, regato=a small stream, orilla=the shore, aljibe=a cistern, alberca=a pool, lluvia=rain, trucha=a trout",
    ],
    pt: [
      "rio lago agua canal ribeir chuva piscina",
      "ribeira=a stream, junco=a reed, nascente=a spring, gota=a drop, lontra=an otter, margem=the bank, orvalho=dew, fonte=a spring, cascata=a waterfall, lagoa=a lagoon, ponte=a bridge, canoa=a canoe, salgueiro=a willow, cisne=a swan, garca=a heron, libelula=a dragonfly, levada=a water channel, nora=the water wheel, poco=a well, leito=a river bed, meandro=a bend of a river, acude=a weir, barcaca=a barge, charco=a puddle, espelho=a mirror, riacho=a brook, igarape=a stream of the forest, foz=the mouth of a river, chuva=rain, truta=a trout, jangada=a raft, regato=a small stream, cachoeira=a waterfall, corredeira=rapids, moinho=a mill, igapo=the flooded forest",
    ],
    it: [
      "fiume lago acqua canale ruscell pioggia piscina",
      "rivo=a brook, sorgente=a spring, guado=a ford, giunco=a reed, riva=the bank, lontra=an otter, goccia=a drop, fonte=a spring, cascata=a waterfall, stagno=a pond, ponte=a bridge, canoa=a canoe, salice=a willow, cigno=a swan, airone=a heron, libellula=a dragonfly, rugiada=dew, roggia=a mill stream, pozzo=a well, alveo=a river bed, ansa=a bend of a river, chiusa=a lock, chiatta=a barge, specchio=a mirror, torrente=a mountain stream, foce=the mouth of a river, pioggia=rain, trota=a trout, mulino=a mill, laguna=a lagoon, traghetto=a ferry, fontana=a fountain, ninfea=a water lily, gondola=the black boat, rivolo=a tiny stream, canneto=a bed of reeds, burchio=a river boat",
    ],
  },
  {
    id: "weather",
    scene: "weather and seasons",
    en: [
      "weather climate snow ice winter cold storm cloud rain autumn summer spring season frozen fog wind carbon emission",
      "snowdrop=the first flower of the year, petrichor=the smell of rain on dry earth, hoarfrost=the white of a cold morning, solstice=when the sun turns, equinox=when day and night are equal, cumulus=the white heaped cloud, sirocco=the wind from the south, zephyr=the mild west wind, drizzle=the softest rain, floe=a sheet of drifting ice, glacier=a river of ice, icicle=what hangs from a roof, almanac=the book of seasons, nimbus=the cloud of rain, equable=even and mild, cirrus=the feather cloud, wintergreen=the leaf that stays, firn=old snow, mistral=the wind of the Rhone, breezeway=where the air moves, first+frost, north+wind, rain+shadow, soft+rain, snow+field, clear+sky, wind+vane, frost+wood, winter+light, spring+rain, long+winter, ice+field, mist+hill, thunder+head, sun+shower, april+rain, snow+bell, high+cloud, blue+norther, gale+stone, wind+rose=the star on a compass, indian+summer, dew+point, chinook=the warm wind of the plains, harmattan=the dust wind, levanter=the wind from the east, tramontane=the wind over the mountains, foehn=the warm wind of the Alps, stratus=the flat cloud, mackerel+sky, halo=the ring round a moon, rainbow=rain and sun, sundog=a second sun, galoshes=shoes against rain, anorak=the coat of the north, sleigh=what bells belong to, snowball=the first throw of winter, meltwater=what snow becomes, cloudburst=all the rain at once",
      "frost snow cloud gale rain mist flake thaw breeze wind winter storm sky sun ice dew fog spring autumn",
    ],
    fr: [
      "meteo climat neige glace hiver vent nuage pluie saison carbone",
      "givre=hoarfrost, brise=a breeze, averse=a shower, flocon=a snowflake, brume=mist, embellie=a bright spell, zephyr=the mild west wind, mistral=the wind of the Rhone, arcenciel=a rainbow, rosee=dew, verglas=clear ice, tramontane=the wind over the mountains, nuee=a cloud, eclaircie=a bright spell, neige=snow, boreal=of the north, autan=the wind of Toulouse, orage=a storm, saison=a season, ondee=a shower, foehn=the warm wind, crachin=the fine rain, parapluie=an umbrella, gelee=frost, frimas=frosty mist, poudreuse=powder snow",
    ],
    de: [
      "wetter klima schnee eis winter wind wolke regen saison",
      "reif=hoarfrost, brise=a breeze, flocke=a snowflake, nebel=mist, tau=dew, firn=old snow, hauch=a breath of wind, regenbogen=a rainbow, wolke=a cloud, sturm=a storm, schnee=snow, eiszapfen=an icicle, fruhling=spring, herbst=autumn, winter=winter, wetterhahn=the weathercock, dunst=haze, foehn=the warm wind, schauer=a shower, himmel=the sky, donner=thunder, sonne=the sun, raureif=rime, niesel=drizzle, nordwind=the north wind, glatteis=ice, windrose=the star on a compass",
    ],
    es: [
      "tiempo clima nieve hielo invierno viento nube lluvia temporada",
      "escarcha=hoarfrost, brisa=a breeze, neblina=mist, copo=a snowflake, cierzo=a north wind, nimbo=a rain cloud, nieve=snow, nube=a cloud, bruma=mist, helada=frost, aguacero=a downpour, arcoiris=a rainbow, llovizna=drizzle, poniente=the west wind, alisio=the trade wind, tramontana=the wind over the mountains, celaje=a sky with clouds, trueno=thunder, otono=autumn, invierno=winter, cielo=the sky, veranillo=a late summer, solano=the east wind, abril=April, relente=the night dew, veleta=a weathervane, sereno=calm sky, tempero=good weather for sowing",
    ],
    pt: [
      "clima neve gelo inverno vento nuvem chuva estacao",
      "geada=hoarfrost, brisa=a breeze, neblina=mist, floco=a snowflake, garoa=a fine rain, aragem=a light wind, neve=snow, nuvem=a cloud, bruma=mist, nevoa=fog, aguaceiro=a downpour, arcoiris=a rainbow, chuvisco=drizzle, minuano=the cold wind of the south, alisio=the trade wind, trovao=thunder, outono=autumn, inverno=winter, ceu=the sky, estio=summer, abril=April, sereno=the night dew, nortada=the north wind, ventania=a strong wind, veranico=a late summer, cata=a search, catavento=a weathervane, cacimbo=the misty season",
    ],
    it: [
      "meteo clima neve ghiaccio inverno vento nuvola pioggia stagion",
      "brina=hoarfrost, brezza=a breeze, nebbia=mist, fiocco=a snowflake, nevina=a light snow, ponente=the west wind, neve=snow, nuvola=a cloud, bruma=mist, gelo=frost, arcobaleno=a rainbow, scirocco=the south wind, tramontana=the north wind, zefiro=the mild west wind, grecale=the north-east wind, tuono=thunder, autunno=autumn, inverno=winter, cielo=the sky, foschia=haze, aprile=April, sereno=calm sky, ventata=a gust, banderuola=a weathervane, galaverna=rime, bora=the wind of Trieste, schiarita=a bright spell, temporale=a storm",
    ],
  },
  {
    id: "light",
    scene: "light and power",
    en: [
      "light lamp lantern solar sun energy electric power lighting battery wind-power turbine heat photovolt illuminat grid charging renewable fusion",
      "filament=the thread that glows, daybreak=the first light, kindle=to set alight, sunbeam=a single ray, dynamo=what turns motion into light, lantern=a light one carries, halyard=what raises a flag to the wind, wattle=woven branches and a yellow bloom, gleam=a small steady light, zenith=the sun at its highest, solstice=when the sun stands still, firefly=the light that flies, lodestar=the star one steers by, afterglow=the light that stays, tinder=what catches first, almanac=the book of sun and moon, candela=the measure of light, lucent=giving light, daylight=the light we all share, sundial=the clock of the sun, radiant=sending out light, tailwind=the wind that helps, photon=the smallest part of light, bright+hill, long+light, spark+field, gold+hour, light+mill, roof+sun, sun+loft, high+noon, lamp+wick, wind+mill, sun+harvest, light+yard, glow+stone, morning+star, ember+light, noon+field, fair+light, blue+flame, south+light, light+vessel, skylight=a window to the sky, heliostat=a mirror that follows the sun, torch=a light one carries, candelabra=a tree of candles, chandelier=a crown of light, lampion=a small coloured lamp, flare=a sudden bright light, flicker=a light that dances, shimmer=a trembling light, glint=a quick small light, glisten=to shine like dew, noonday=the brightest hour, joule=the measure of work, turbine=the wheel of wind, solar+wind, heliotrope=the flower that turns to the sun, sunflower=who follows the sun",
      "ray glow spark sun beam dawn lamp watt ember flint wick light wind star noon torch gold roof lantern flare",
    ],
    fr: [
      "lumier lampe solaire soleil energie electri eolien batterie chauffage",
      "lueur=a gleam, aurore=dawn, rayon=a ray, eclat=a flash, lanterne=a lantern, zenith=the sun at its highest, braise=embers, soleil=the sun, lampe=a lamp, flambeau=a torch, lampion=a paper lantern, bougie=a candle, midi=noon, clarte=clearness, solstice=when the sun turns, matin=the morning, reverbere=a street lamp, girasol=a fire opal, brasier=a bright fire, flamme=a flame, eclaircie=a bright spell, volt=a measure of power, helianthe=a sunflower, ardent=burning bright, veilleuse=a night light",
    ],
    de: [
      "licht lampe solar sonne energie strom wind warme batterie",
      "strahl=a ray, funke=a spark, glut=embers, morgen=the morning, leuchte=a lamp, glimmer=a faint light, sonne=the sun, lampe=a lamp, flamme=a flame, fackel=a torch, schimmer=a shimmer, kerze=a candle, mittag=noon, windrad=a wind wheel, zunder=tinder, docht=a wick, blitz=lightning, aurora=dawn, lichtblick=a ray of hope, prisma=a prism, fruhlicht=the first light, sonnenhof=a yard of sun, funkel=a sparkle, dynamo=what turns motion into light, kraftfeld=a field of force, lohe=a blaze",
    ],
    es: [
      "luz lampara solar sol energia electric eolic bateria",
      "alba=dawn, rayo=a ray, fulgor=a glow, candil=an oil lamp, chispa=a spark, destello=a flash, aurora=dawn, sol=the sun, llama=a flame, mediodia=noon, girasol=a sunflower, antorcha=a torch, lampara=a lamp, resol=the glare of the sun, luminaria=a festive light, claridad=clearness, solana=the sunny side, bujia=a candle, cenit=the sun at its highest, relumbre=a gleam, arrebol=the red of clouds, faroles=lanterns, ascua=an ember, lampo=a flash",
    ],
    pt: [
      "luz lampada solar sol energia eletric eolic bateria",
      "alva=dawn, raio=a ray, fulgor=a glow, candeia=an oil lamp, faisca=a spark, clarao=a flash, aurora=dawn, sol=the sun, chama=a flame, girassol=a sunflower, tocha=a torch, claridade=clearness, luzeiro=a bright star, solar=of the sun, zenite=the sun at its highest, lampejo=a flash, soalheiro=sunny, fagulha=a spark, alvorada=daybreak, lustre=a chandelier, arrebol=the red of clouds, lamparina=a small oil lamp, vagalume=a firefly, lucerna=a lamp of old",
    ],
    it: [
      "luce lampad solare sole energia elettric eolic batteri",
      "alba=dawn, raggio=a ray, bagliore=a glow, lanterna=a lantern, scintilla=a spark, faville=sparks, lume=a light, sole=the sun, fiamma=a flame, lampada=a lamp, girasole=a sunflower, torcia=a torch, chiarore=a soft light, lucciola=a firefly, meriggio=noon, solatio=the sunny side, zenit=the sun at its highest, lampo=a flash, falo=a bonfire, aurora=dawn, fanale=a lamp, lucerna=an oil lamp, barlume=a glimmer, favilla=a spark, lustro=a shine, luminara=a feast of lights, abbaglio=a dazzle, mattino=the morning",
    ],
  },
  {
    id: "night",
    scene: "the night",
    en: [
      "night midnight evening moon star stars astronom telescope sleep dream insomnia bedtime mattress pillow blackout dusk space satellite rocket planet orbit galaxy mars alien asteroid",
      "lullaby=the song that ends a day, nightjar=the bird of dusk, moonrise=when the moon comes up, perigee=the moon at its nearest, drowse=to be half asleep, nocturne=music of the night, vesper=the evening star, twilight=the hour between, slumber=deep sleep, orrery=a clockwork of planets, starling=a small star and a bird, hush=a gentle silence, gloaming=the last light, aphelion=the far point of an orbit, parallax=how one measures a star, eclipse=when one light covers another, quilt=a warm patchwork cover, sandman=the bringer of sleep, moonlit=seen by the moon, firmament=the whole sky, nebula=where stars begin, owlet=a young owl, syzygy=three in one line, umbra=the heart of a shadow, moon+well, dark+sky, moon+path, late+train, night+garden, lamp+hill, star+song, moon+milk, dream+field, silver+moon, night+bird, moth+light, quiet+star, star+fall, moon+gate, evening+bell, sky+lantern, moth+wing, still+night, blue+moon, night+market, midnight+oil, moon+daisy, lamp+moth, star+wort, dusk+field, moon+shell, day+dream, zodiac=the ring of stars, pleiades=the seven sisters, rigel=the foot of the hunter, crescent=the moon on its way, lunar=of the moon, selenite=the stone of the moon, sundown=when the day ends, evenfall=the coming of evening, nightfall=when day ends, compline=the last bell, siesta=the sleep of noon, pillow+book, duvet=the soft cover, morpheus=who shapes dreams, noctule=the great bat, pipistrelle=the smallest bat, hawkmoth=the night flyer, luna+moth, fern+owl, tawny=the brown owl, telescope=what brings stars near",
      "moon star dusk owl moth hush dream eve lull pillow lamp light bell sky shade nest night comet",
    ],
    fr: [
      "nuit lune etoile astronom sommeil reve oreiller espace satellit fusee",
      "veillee=an evening together, lueur=a gleam, songe=a dream, comete=a comet, minuit=midnight, berceuse=a lullaby, crepuscule=dusk, lune=the moon, etoile=a star, reverie=a daydream, veilleur=the watchman, aube=dawn, nocturne=music of the night, soir=evening, chouette=an owl, hibou=an owl, lucarne=a dormer, oreiller=a pillow, polaire=the pole star, astre=a star, voute=the vault, comptine=a rhyme, vesper=evening, croissant=a crescent, luciole=a firefly, phalene=a moth, firmament=the whole sky, boreal=of the north, merveille=a wonder, pleiade=the seven sisters",
    ],
    de: [
      "nacht mond stern astronom schlaf traum kissen weltraum rakete",
      "mond=the moon, stern=a star, abend=evening, traum=a dream, eule=an owl, funkel=a twinkle, dammer=dusk, nacht=the night, komet=a comet, nachtigall=a nightingale, schlummer=slumber, kissen=a pillow, zenit=the top of the sky, abendstern=the evening star, polarstern=the pole star, falter=a moth, kauz=an owl, himmel=the sky, mondlicht=moonlight, nachtlicht=a night light, wiege=a cradle, trabant=a companion of a planet, morgenstern=the morning star, daune=down, halbmond=the half moon, gestirn=the stars, funkenflug=flying sparks, sichel=a sickle, traumer=a dreamer",
    ],
    es: [
      "noche luna estrella astronom sueno almohada espacio satelit cohete",
      "lucero=the evening star, velada=an evening together, nana=a lullaby, ocaso=sunset, estela=a trail of light, lunita=a little moon, luna=the moon, estrella=a star, noche=the night, buho=an owl, almohada=a pillow, sueno=a dream, serenata=music under a window, velero=a sailing boat, cielo=the sky, candil=an oil lamp, duermevela=half asleep, mochuelo=a little owl, polilla=a moth, menguante=a waning moon, creciente=a waxing moon, orion=the hunter, siesta=the sleep of noon, astro=a star, atardecer=the fall of evening, nocturno=of the night, sereno=the night watchman, lechuza=an owl, vigilia=a night awake",
    ],
    pt: [
      "noite lua estrela astronom sono sonho almofada espaco satelit foguete",
      "luar=moonlight, serao=an evening together, estrela=a star, ocaso=sunset, embalo=a rocking, cometa=a comet, lua=the moon, noite=the night, coruja=an owl, sonho=a dream, serenata=music under a window, vagalume=a firefly, ceu=the sky, madrugada=the hours before dawn, mocho=a little owl, crescente=a waxing moon, soneca=a nap, sesta=the sleep of noon, astro=a star, entardecer=the fall of evening, nocturno=of the night, vigilia=a night awake, almofada=a pillow, estrelinha=a little star, acalanto=a lullaby, pirilampo=a firefly, anoitecer=nightfall, cruzeiro=the southern cross",
    ],
    it: [
      "notte luna stella astronom sonno sogno cuscino spazio satellit razzo",
      "stella=a star, veglia=a waking night, ninna=a lullaby, sera=evening, cometa=a comet, tramonto=sunset, scia=a trail, luna=the moon, notte=the night, gufo=an owl, sogno=a dream, lucciola=a firefly, cielo=the sky, lumino=a night light, civetta=a little owl, falena=a moth, crescente=a waxing moon, siesta=the sleep of noon, astro=a star, notturno=music of the night, cuscino=a pillow, mezzaluna=the half moon, chiardiluna=moonlight, stellina=a little star, lucerna=an oil lamp, pisolino=a nap, crepuscolo=dusk, nottola=a bat, plenilunio=the full moon, usignolo=a nightingale, orsa=the bear of stars, vespro=evening bell",
    ],
  },
];

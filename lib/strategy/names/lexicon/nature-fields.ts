import type { ImageryField } from "./imagery-field";

/** Plants, animals, water, hills and sky. */
export const NATURE_FIELDS: readonly ImageryField[] = [
  {
    id: "garden",
    scene: "the garden",
    en: [
      "garden plant plants houseplant greenhouse botan landscap flower florist bouquet bloom seedling succulent nursery balcony hydropon lawn",
      "trellis=what a plant climbs, larkspur=a tall blue flower, foxglove=the wild flower of bees, sorrel=a sour green leaf, bracken=the fern of the hills, tendril=the curl that holds a plant, clover=the lucky leaf, yarrow=a flower of the wayside, dahlia=the flower of late summer, cosmos=a light airy flower, fernery=a house for ferns, perennial=what comes back each year, sapling=a young tree, bower=a shady seat under leaves, posy=a small bunch of flowers, nosegay=a bunch to smell, tansy=a button-like flower, lupin=a spire of flowers, peony=the fullest of flowers, anemone=the wind flower, campion=a pink hedge flower, cloche=the glass that keeps a seedling warm, mulch=the blanket of a bed, arbor=a seat under leaves, teasel=a tall wild flower",
      "fern moss stem bloom petal root thyme ivy briar leaf sage bud",
    ],
    fr: [
      "jardin plante fleur botan paysag potager bouquet",
      "bouture=a cutting, treille=a climbing vine, capucine=nasturtium, pivoine=a peony, mousse=moss, ronce=a bramble, jonquille=a daffodil, bruyere=heather",
    ],
    de: [
      "garten pflanz blum gartner balkon strauss",
      "farn=a fern, moos=moss, knospe=a bud, ranke=a tendril, blatt=a leaf, mohn=a poppy, klee=clover, distel=a thistle",
    ],
    es: [
      "jardin planta flor vivero botan ramo",
      "brote=a shoot, retama=a yellow broom, helecho=a fern, petalo=a petal, amapola=a poppy, enredo=a tangle, jazmin=jasmine",
    ],
    pt: [
      "jardin planta flor viveiro botan ramo",
      "broto=a shoot, ramagem=the branches, folhagem=foliage, hera=ivy, papoila=a poppy, musgo=moss, violeta=a violet",
    ],
    it: [
      "giardin piant fior vivaio botan bouquet",
      "germoglio=a shoot, felce=a fern, edera=ivy, petalo=a petal, papavero=a poppy, ramo=a branch, primula=a primrose",
    ],
    la: "flora=the goddess of flowers, folium=a leaf, hortus=a garden, viridis=green, hedera=ivy, germen=a bud, gr anthos=a flower, gr phyton=a plant",
    far: "ja hana=a flower, fi vilja=grain, sv lummer=a green moss, cy dail=leaves, tr yaprak=a leaf, haw pua=a flower",
  },
  {
    id: "forest",
    scene: "the forest",
    en: [
      "forest wood woods tree trees woodland timber log cabin treehouse lumber bushcraft forag campfire",
      "alder=the tree by the water, rowan=the tree of red berries, hazel=the tree of nuts and dowsing, bracken=the fern of the woods, copse=a small wood, thicket=where trees stand close, canopy=the roof of a forest, heartwood=the strong core of a tree, grove=a small wood, acorn=what an oak begins as, hornbeam=the hardest of woods, aspen=the tree that trembles, sylvan=of the woods, larch=the conifer that turns gold, linden=the tree of village squares, tamarack=the larch of the north, juniper=the evergreen of the heath, coppice=a wood that grows again, burl=the knot in a tree, spinney=a small wood with thorns, tanager=a bright forest bird, bough=a great branch, whittle=to carve with a small knife",
      "oak fern ash elm birch pine moss bark twig acorn cedar",
    ],
    fr: [
      "foret arbre arbres cabane sapin",
      "futaie=a tall old wood, clairiere=a clearing, chene=an oak, sylve=a forest, bosquet=a grove, orme=an elm, aulne=an alder",
    ],
    de: [
      "wald baum baume forst hutte",
      "hain=a grove, lichtung=a clearing, eiche=an oak, tanne=a fir, erle=an alder, rinde=bark, buche=a beech",
    ],
    es: [
      "bosque arbol arboles cabana",
      "arboleda=a grove, roble=an oak, encina=a holm oak, aliso=an alder, claro=a clearing, corteza=bark",
    ],
    pt: [
      "floresta arvore bosque cabana mata",
      "bosque=a wood, carvalho=an oak, clareira=a clearing, copa=the crown of a tree, sobreiro=a cork oak",
    ],
    it: [
      "bosco foresta albero alberi",
      "radura=a clearing, quercia=an oak, ontano=an alder, fronda=leafy branches, selva=a forest, corteccia=bark",
    ],
    la: "silva=a forest, nemus=a grove, quercus=an oak, arbor=a tree, lucus=a holy grove, gr drys=an oak, gr dendron=a tree",
    far: "ja mori=a forest, sv skog=a forest, fi metsa=a forest, no lund=a grove, is birki=birch, mi ngahere=a forest",
  },
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
    id: "dog",
    scene: "life with a dog",
    en: [
      "dog dogs puppy puppies pup canine pet pets vet veterinar kennel hound leash",
      "fetch=the first of all games, rover=the wanderer of the family, muzzle=a dog’s nose, romp=rough happy play, tailwag=a dog’s whole opinion, terrier=the dog that digs, whelp=a young dog, beagle=the dog with a nose, rascal=a lovable rogue, scamper=to run lightly, wolfhound=the tallest of dogs, gambol=to leap about, whippet=the fast slim dog, spaniel=the dog with the ears, bonzo=a dog of old comics, rumpus=cheerful noise, scruff=the loose skin of the neck, nuzzle=to push softly with the nose, snout=the nose that knows, pawprint=the mark a dog leaves, heel=the place beside you, truffler=the dog that finds",
      "paw tail bark bone romp pup wag nose fetch scruff",
    ],
    fr: [
      "chien chiot canin animaux veterin toutou",
      "museau=a muzzle, truffe=a dog’s nose, filou=a rascal, gambade=a happy leap, niche=a kennel, patte=a paw, cabot=a mutt",
    ],
    de: [
      "hund welpe tier tiere haustier tierarzt",
      "pfote=a paw, schnauze=a muzzle, rudel=the pack, strolch=a rascal, struppi=the shaggy one, stupser=a nudge of the nose",
    ],
    es: [
      "perro cachorr mascota canin veterin",
      "hocico=a muzzle, golfo=a rascal, huella=a paw print, manada=the pack, trote=a trot, chucho=a mutt, rabito=a little tail",
    ],
    pt: [
      "cao cachorr caes animais pet veterin",
      "focinho=a muzzle, pegada=a paw print, rafeiro=a mutt, trote=a trot, patinha=a little paw, matilha=the pack",
    ],
    it: [
      "cane cani cucciol animali veterin",
      "muso=a muzzle, zampa=a paw, bricco=a lively one, cuccia=a dog’s bed, birba=a rascal, codino=a little tail, fiuto=the nose for things",
    ],
    la: "fidus=faithful, sagax=keen of scent, comes=a companion, gr kyon=a dog, gr argos=the swift dog of Odysseus",
    far: "da pote=a paw, fi hauva=a doggy, ja inu=a dog, sv nos=a nose, haw ilio=a dog, cy pawen=a paw",
  },
  {
    id: "animal",
    scene: "the animal world",
    en: [
      "cat cats kitten feline horse pony equestrian rabbit hamster animal wildlife zoo parrot reptile fox rescue-animal llama unicorn livestock aquarium",
      "whisker=how a cat feels its way, purr=the sound of content, tabby=the striped cat, canter=the easy pace of a horse, bridle=what guides a horse, burrow=a home in the earth, warren=the town of rabbits, covey=a small flock, bramble=where small things hide, menagerie=a house of all animals, mane=a horse’s pride, marmalade=the orange cat, gallop=the fastest pace, paddock=the field of a horse, leveret=a young hare, farrier=the one who shoes horses, prowl=to walk softly, mittens=the cat with white feet, hutch=a rabbit’s house, nestle=to lie close, stirrup=the rider’s step, badger=the digger of the wood",
      "paw fox hare wren whisker hoof mane nest purr",
    ],
    fr: [
      "chat chaton felin cheval poney lapin animal zoo",
      "moustache=whiskers, ronron=a purr, galop=a gallop, terrier=a burrow, minou=a kitty, licol=a halter",
    ],
    de: [
      "katze kater pferd pony hase kaninchen tier zoo",
      "schnurr=a purr, pfote=a paw, galopp=a gallop, hufe=hooves, fuchs=a fox, mieze=a kitty",
    ],
    es: [
      "gato gata felin caballo poni conejo animal zoo",
      "bigote=whiskers, ronroneo=a purr, galope=a gallop, zarpa=a paw, minino=a kitty, crin=a mane",
    ],
    pt: [
      "gato gata felin cavalo ponei coelho animal zoo",
      "bigode=whiskers, ronrom=a purr, galope=a gallop, toca=a burrow, crina=a mane",
    ],
    it: [
      "gatto gatti felin cavall pony coniglio animal zoo",
      "baffi=whiskers, galoppo=a gallop, tana=a burrow, micio=a kitty, criniera=a mane, fusa=purring",
    ],
    la: "equus=a horse, lepus=a hare, vulpes=a fox, fauna=the animals, gr hippos=a horse, gr ailouros=a cat",
    far: "fi kissa=a cat, ja neko=a cat, is faxi=a maned horse, cy cath=a cat, tr tilki=a fox",
  },
  {
    id: "bird",
    scene: "the birds",
    en: [
      "bird birds drone flight fly flying wing feather pigeon owl falcon hawk egg airline aviation balloon kite parachute aircraft pilot",
      "swift=the bird that sleeps on the wing, kestrel=the falcon that hovers, lapwing=the bird that tumbles, plover=the bird that runs, skylark=the bird that climbs singing, murmur=the cloud of starlings, fledge=to grow wings, updraft=the air that lifts, martin=the swallow of the house, wingspan=how far one reaches, pinion=the outer feather, aerie=an eagle’s nest, swallow=the bird that comes back, linnet=a small singer, nightjar=the bird of dusk, thermal=the warm air birds climb, glider=what flies without noise, finch=a small bright bird, merlin=the smallest falcon, soar=to rise without effort, starling=the bird that mimics, zephyr=the west wind",
      "wing wren lark finch nest gull plume kite dove",
    ],
    fr: [
      "oiseau drone vol aile plume avion pigeon ballon",
      "plume=a feather, envol=taking wing, hirondelle=a swallow, alouette=a lark, essor=a soaring, merle=a blackbird, nuee=a flock",
    ],
    de: [
      "vogel drohne flug flugel feder flieg ballon",
      "feder=a feather, schwalbe=a swallow, lerche=a lark, schwinge=a wing, amsel=a blackbird, milan=a kite in the air",
    ],
    es: [
      "pajaro ave dron vuelo ala pluma avion globo",
      "vuelo=flight, alondra=a lark, pluma=a feather, gorrion=a sparrow, mirlo=a blackbird, aleteo=the beat of wings",
    ],
    pt: [
      "passaro ave drone voo asa pena aviao balao",
      "asa=a wing, andorinha=a swallow, cotovia=a lark, pluma=a feather, melro=a blackbird, revoada=a flock in flight",
    ],
    it: [
      "uccell drone volo ala piuma aereo pallon",
      "volo=flight, rondine=a swallow, allodola=a lark, piuma=a feather, merlo=a blackbird, stormo=a flock",
    ],
    la: "avis=a bird, ala=a wing, volare=to fly, alauda=a lark, penna=a feather, gr ornis=a bird, gr pteron=a wing",
    far: "ja tori=a bird, ja tsubame=a swallow, sv svala=a swallow, cy adar=birds, fi haukka=a hawk, is lom=a diver",
  },
  {
    id: "bee",
    scene: "the hive",
    en: [
      "bee bees honey hive beekeep apiar pollinat wax candle insect beeswax",
      "skep=the straw hive, nectar=what bees come for, apiary=a yard of hives, beeline=the straight way home, drone=the singer of the hive, honeycomb=the six-sided store, clover=the bee’s meadow, forager=the bee that finds, tallow=the fat of candles, propolis=what seals a hive, hum=the sound of a busy hive, beeswax=the gold of candles, swarm=bees on the move, mead=the wine of honey, wick=the heart of a candle, melilot=honey clover, linden=the tree bees love, brood=the young of a hive, bumble=the slow round bee, amber=the colour of honey",
      "bee hive comb wax clover hum wick heather mead",
    ],
    fr: [
      "abeille miel ruche apicult cire bougie",
      "ruche=a hive, essaim=a swarm, rayon=a comb, nectar=what bees come for, butin=what a bee brings home, cire=wax",
    ],
    de: [
      "biene honig imker wachs kerze",
      "wabe=a comb, imme=an old word for bee, stock=a hive, tracht=what bees gather, wachs=wax, docht=a wick",
    ],
    es: [
      "abeja miel colmena apicult cera vela velas",
      "panal=a comb, colmena=a hive, enjambre=a swarm, zumbido=the hum, cera=wax, brezo=heather",
    ],
    pt: [
      "abelha mel colmeia apicult cera vela velas",
      "favo=a comb, colmeia=a hive, enxame=a swarm, zumbido=the hum, cera=wax",
    ],
    it: [
      "api ape miele alveare apicolt cera candel",
      "favo=a comb, arnia=a hive, sciame=a swarm, ronzio=the hum, cera=wax, lume=a light",
    ],
    la: "apis=a bee, mel=honey, alvear=a hive, cera=wax, favus=a comb, gr melissa=a bee, gr kyttaros=a cell of a comb",
    far: "cy gwenyn=bees, tr petek=a comb, sv kupa=a hive, fi kimalainen=a bumblebee, lt medus=honey",
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
  {
    id: "weather",
    scene: "weather and seasons",
    en: [
      "weather climate snow ice winter cold storm cloud rain autumn summer spring season frozen fog wind carbon emission",
      "snowdrop=the first flower of the year, petrichor=the smell of rain on dry earth, hoarfrost=the white of a cold morning, solstice=when the sun turns, thaw=when ice gives way, equinox=when day and night are equal, isobar=the line of a weather map, cumulus=the white heaped cloud, sirocco=the wind from the south, zephyr=the mild west wind, drizzle=the softest rain, floe=a sheet of drifting ice, glacier=a river of ice, icicle=what hangs from a roof, almanac=the book of seasons, squall=a sudden wind, nimbus=the cloud of rain, equable=even and mild, cirrus=the feather cloud, wintergreen=the leaf that stays, firn=old snow, mistral=the wind of the Rhone, breezeway=where the air moves",
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
];

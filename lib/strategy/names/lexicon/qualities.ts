/** How a business does what it does: words that show it, adjectives that say it, pictures that stand for it. */
export interface Quality {
  readonly id: string;
  /** Completes "a picture of …". */
  readonly idea: string;
  /** Word beginnings in English and the five other languages, lower case, no accents. */
  readonly cues: string;
  /** English adjectives and other words that stand well before a noun. */
  readonly adjectives: string;
  /** "word=what it means", separated by commas. */
  readonly images: string;
}

export const QUALITIES: readonly Quality[] = [
  {
    id: "slow",
    idea: "taking one’s time",
    cues: "slow patien traditional artisan handmade hand-made handcraft craft small-batch ferment aged lent langsam lento artesan artigian handgemacht",
    adjectives: "slow patient",
    images:
      "tortoise=the one who won the race, amble=a walk without hurry, snailpace=the speed of good things, sloe=the berry that waits for frost, dovetail=the joint that takes time, longhand=written slowly, gloaming=the long last light, whittle=to carve with a small knife, snowdrift=what gathers flake by flake, drumlin=a hill the ice left, sundial=the clock without hurry, saunter=to walk for the joy of it, limestone=made shell by shell, oxbow=the slow bend of a river, adagio=at ease in music, mellow=ripe and soft, fallow=a field at rest, driftwood=shaped by the sea, longboat=what many arms move",
  },
  {
    id: "fast",
    idea: "speed",
    cues: "fast quick instant express rapid same-day within-minutes minutes speed rush on-demand vite rapide schnell rapid veloc sofort",
    adjectives: "swift brisk",
    images:
      "swift=the bird that sleeps on the wing, jackrabbit=the hare that is gone, tailwind=the wind that helps, quicksilver=the metal that runs, gazelle=the lightest runner, hotfoot=in great haste, fleetwing=a fast bird, sprinter=the one who starts first, catkin=the first flower of spring, presto=very fast in music, whippet=the fastest small dog, quickstep=the fast dance, merlin=the smallest falcon, slingshot=a stone let go, skimmer=what hardly touches the water, harrier=the hawk of the moor, arrowhead=the point of it, dart=a small quick throw, comet=the star with a tail, swiftlet=a small quick bird, tempo=the speed of things, gallop=the fastest pace, fleetfoot=quick on its feet, spark=what jumps, dragonfly=the quickest of the pond, allegro=fast and merry, bullseye=straight to the middle, jetstream=the river of the sky, sprite=a light quick spirit, dispatch=what is sent at once, zephyr=the wind at your back",
  },
  {
    id: "safe",
    idea: "safety",
    cues: "safe secur protect trust reliab privacy private insur allerg guard sicher segur sicur protec fiab confian vertrau",
    adjectives: "steadfast oaken",
    images:
      "keel=what keeps a boat upright, bulwark=a wall that holds, breakwater=what calms the sea, lifeline=the line one holds, cornerstone=the first stone laid, leeward=the sheltered side, steadfast=not to be moved, bedrock=what all stands on, anchorage=where ships lie safe, lantern=a light one carries, watchman=who is awake for you, handrail=what one holds, harbor=where ships lie safe, mooring=what holds a boat, oaken=made of oak, sentinel=one who keeps watch, ironbark=a very hard tree, linchpin=what holds the wheel, keystone=what locks the arch, lighthouse=the light that warns, windbreak=trees against the wind, mainstay=what holds the mast, ballast=what keeps a ship steady, stanchion=the post that bears, hedgehog=the small one no one bites, gatehouse=the door of a castle, buttress=what holds a wall up",
  },
  {
    id: "fresh",
    idea: "freshness",
    cues: "fresh morning daily new breakfast dawn sunrise raw crisp spring frais fresc frisch matin manha morgen mattin",
    adjectives: "morning early first",
    images:
      "daybreak=the first light, dewfall=the hour of dew, snowdrop=the first flower of the year, skylark=the bird that climbs singing, cockcrow=the first sound of a day, primrose=the first rose, maypole=the dance of spring, sunup=when the day starts, dewdrop=morning on a leaf, orangerie=the house of orange trees, morningside=where the sun comes in, sunrise=how each day starts, mint=the coolest leaf, aurora=dawn by its old name, cuckoo=the first voice of spring, crocus=the first colour of the year, forsythia=the gold before leaves, lemongrass=the scent of clean mornings, windowbox=a garden on the sill, breeze=a light wind, reveille=the call that wakes, verdant=freshly green, cresset=a basket of fire, larkrise=when the lark goes up",
  },
  {
    id: "small",
    idea: "small things done well",
    cues: "small tiny little mini micro compact pocket petit klein pequen piccol",
    adjectives: "little",
    images:
      "acorn=what an oak begins as, thimble=the smallest cup, wren=the smallest loud bird, mustardseed=the seed that grows tall, inkling=the first hint of an idea, minnow=the smallest fish, pocketful=just as much as one needs, pippin=a small crisp apple, smidgen=a tiny amount, bantam=the small fighter, ladybird=the gardener’s friend, fingerling=a young fish, thumbprint=the smallest signature, kernel=the heart of a nut, pipkin=a small pot, button=what holds a coat, wisp=a thin small thing, sparrow=the bird of every street, snippet=a small piece, pebble=a stone made round, morsel=a small good bite, sprig=a small twig, thicket=where small things live, cricket=the small loud singer, daisy=the day’s small eye, nutshell=where much fits in, ladybug=the one with dots, matchbox=a house for small things, leveret=a young hare, speck=the smallest mark, comma=a small pause",
  },
  {
    id: "together",
    idea: "being together",
    cues: "together communit shar neighbo friend famil group co-op cooperat collectiv social team peer ensemble partag gemeinsam nachbar juntos compart vecin vizinh insieme condivi",
    adjectives: "merry shared",
    images:
      "covey=a small flock, tandem=two on one bike, campfire=where stories are told, potluck=a meal all bring, roundtable=where no one sits first, kinfolk=the people one belongs to, murmuration=starlings moving as one, longtable=where all have a seat, hearthside=beside the fire, chorus=where all sing, patchwork=new from many pieces, bonfire=the light of a village night, maypole=the dance of ribbons, gathering=when all come together, guildhall=where makers met, songbook=what all sing from, quartet=four who listen, village=where one knows each other, flotilla=a small fleet, picnic=a meal outdoors, fellowship=people who keep together, weave=threads over and under, plait=strands in one, tablecloth=what joins a table, choir=many voices in one, aspen=one root and many trees, cluster=stars that travel as one, rookery=the town of rooks, medley=many songs in one",
  },
  {
    id: "wild",
    idea: "the wild",
    cues: "wild adventure outdoor nature natural forag explore rugged raw sauvag natur aventur selvag wildnis abenteuer avventur",
    adjectives: "wild far",
    images:
      "bramble=the berry bush, heather=the flower of the moor, hinterland=the country behind, bracken=the fern of the hills, wolfsbane=a wild blue flower, wayfarer=one who goes on foot, gorse=the yellow bush of the heath, backcountry=where the road ends, moorland=the open country, thornbush=where small birds sing, foxglove=the wild flower of bees, brushwood=what fires begin with, juniper=the berry of the heath, harebell=the bluebell of the hills, thistle=the flower of dry banks, badger=the digger of the wood, lynx=the silent cat, pathless=without a path, woodsmoke=the smell of a camp, peregrine=the wanderer among falcons, wildfell=a hill no one fenced, driftline=where the sea writes, cloudberry=the gold fruit of the north, sorrel=a sour green leaf, tundra=the treeless north, savanna=the open grassland, osprey=the fisher from above",
  },
  {
    id: "night",
    idea: "the night hours",
    cues: "night late evening midnight after-dark sleep insomnia moon nuit nacht noche noite notte nocturn abend",
    adjectives: "midnight silver",
    images:
      "nightjar=the bird of dusk, vesper=the evening star, owlet=a young owl, lamplight=what one reads by, moonrise=when the moon comes up, firefly=the light that flies, nocturne=music of the night, nightcap=the last thing of a day, moth=the guest of lamps, evensong=the song of evening, starlight=the oldest light, afterhours=when the day is done, twilight=the hour between, candlewick=the heart of a candle, sandman=the bringer of sleep, hesper=the evening star, owllight=the hour of dusk, midnight=where two days meet, duskfall=when colours go, streetlamp=the moon of the corner",
  },
  {
    id: "warm",
    idea: "warmth",
    cues: "warm cozy cosy winter hot comfort welcom hearth fire knit wool chaleur warm calor calid acolhed accoglien gemutlich",
    adjectives: "amber golden warm",
    images:
      "ember=a coal that still glows, hearthside=beside the fire, mitten=the glove of cold days, inglenook=the seat inside a hearth, campfire=where stories are told, kindling=what starts a fire, firelight=the oldest lamp, woolgather=to daydream, hearth=the warm floor of a house, amber=sunlight in resin, cinder=what a fire leaves, muffler=a scarf of wool, kettle=the pot that sings, toast=bread and fire, woollen=made of wool, sunroom=where winter is warm, marigold=the flower like a small sun, brazier=a basket of fire, glowworm=the lamp in the grass, cocoa=the cup of winter, quilt=a warm patchwork cover, saffron=the colour of warm evenings, chestnut=what is roasted in the street, tinderbox=where a fire begins, afterglow=the light that stays",
  },
  {
    id: "quiet",
    idea: "quiet",
    cues: "quiet calm silent silence peace relax gentle soft noise stress mindful calme ruhe still calma silenci quiet pace",
    adjectives: "quiet gentle soft",
    images:
      "stillwater=water without a ripple, snowfall=the quietest weather, hush=a gentle silence, lull=a quiet between, owlwing=the flight no one hears, quietude=a state of calm, whisper=the softest voice, undertone=what is said softly, featherfall=what makes no noise, candlelight=the quietest light, moss=the carpet of the wood, murmur=a low soft voice, dusk=the quiet hour, glade=a clearing in a wood, cloister=a quiet covered walk, mist=the quiet of mornings, pillow=where noise ends, cotton=the softest cloth, pianissimo=as soft as can be, drift=to go with the water, serene=clear and calm, tiptoe=walking without noise, lagoon=calm water behind a reef, ripple=the smallest wave, fernbed=where steps make no sound, eiderdown=the softest cover, petal=what falls without a sound",
  },
  {
    id: "honest",
    idea: "plain dealing",
    cues: "honest transparen fair simple simpl clear plain easy ethic without-hidden understand explain open clair honnet ehrlich einfach klar honest sencill clar justo onest semplic chiar",
    adjectives: "clear fair",
    images:
      "plumbline=the line that is always true, daylight=the light we all share, longhand=written by hand, candor=open honesty, glasshouse=where all can see, windowpane=what one sees through, evenhand=fair to both sides, footnote=what honest books have, openbook=nothing to hide, straightedge=the ruler that never lies, handshake=how things are agreed, clearwater=water one sees through, forthright=straight to the point, goodfaith=how honest people deal, trueblue=what never fades, plainsong=one line and no ornament, keyline=the line that shows, hallmark=the stamp of true silver, clearing=where light comes in, oath=a promise said aloud, benchmark=what others are measured by, openhand=nothing hidden, candle=what shows a good egg, lucid=clear to see through, sincere=meant as it is said, crystal=what one sees through, fairway=the open channel",
  },
  {
    id: "smart",
    idea: "cleverness",
    cues: "smart ai intelligent automat algorithm predict learn clever analy data machine-learning intelligen inteligen klug automatis",
    adjectives: "bright clever keen",
    images:
      "magpie=the bird that never forgets, kestrel=the eye in the sky, clockwork=what runs by itself, orrery=a clockwork of planets, octavo=the handy size of a book, mastermind=who thinks it through, fathom=to measure and to understand, raven=the bird that solves riddles, polymath=who knows many things, rosetta=the stone that translated, sextant=what finds a place by stars, jackdaw=the bird that learns, keyhole=the smallest way in, lodestone=the stone that draws, compass=the needle that knows north, abacus=the first computer, chessboard=where one thinks ahead, cipher=a secret writing, prism=what takes light apart, almanac=the book that foretells, otter=who cracks a shell with a stone, astrolabe=the sky in the hand, beacon=what one sees from far, knack=the trick of it, tangent=the line that touches, sleuth=who finds out, quill=the pen that thought, signal=what is worth hearing, foresight=seeing ahead, deduce=to find by thinking, periscope=what sees round corners, spyglass=what brings far things near",
  },
  {
    id: "guide",
    idea: "showing the way",
    cues: "guide guidanc help plan advis mentor coach map navigat orient match find discover recommend search aide guid hilf beglei berat ayud orient ajud aiut consigl",
    adjectives: "north bright",
    images:
      "cairn=stones that show the way, lodestar=the star one steers by, waypoint=a mark along the way, signpost=what shows the way, pathfinder=who goes ahead, leadline=what measures the depth, bellwether=the one the others follow, ferryman=who brings you across, pilotfish=the fish that goes ahead, fairlead=what guides a rope, northstar=the star that stays, trailhead=where the path begins, handrail=what one holds, wayside=beside the road, polestar=the star that stays, milestone=the stone that counts the way, harbinger=one who comes before, pilot=who knows the channel, helmsman=who steers, guidepost=where the ways part, keynote=the note that sets the rest, landmark=what one steers by, thread=what leads through a maze, waymark=the sign on a tree, torchlight=a light that goes ahead, navigator=who finds the way, lookout=who sees it first, tugboat=who brings the big ones in, mapmaker=who drew it first",
  },
  {
    id: "grow",
    idea: "growth",
    cues: "grow growth raise train develop startup scale seedling kids children student career croiss wachs crec cresc svilupp",
    adjectives: "green early",
    images:
      "sapling=a young tree, trellis=what helps things climb, acorn=what an oak begins as, fledgling=a young bird, nursery=where young trees stand, evergrow=what never stops, springtide=the season of growth, seedbed=where it begins, beanstalk=what grew overnight, catkin=the first flower of spring, nursling=a small one in good care, springhead=where water rises, seedling=a plant that has just begun, sprout=a small green start, orchard=what one plants for others, fernseed=the seed no one sees, budding=about to open, tendril=the curl that reaches, mustard=the smallest seed, upland=the higher country, blossom=what comes before fruit, seedcorn=what is kept for spring, rootstock=what all grows on, oakling=a very young oak, climber=what goes up by itself, ripen=to get there in time, harvest=what comes of it, wildling=a tree that sowed itself, leaflet=a very young leaf, yearling=one year old",
  },
  {
    id: "again",
    idea: "a second life",
    cues: "repair second-hand secondhand used reus recycl refurbish upcycl vintage restor rescue salvage mend leftover waste surplus refill circular occasion gebraucht segunda usad seconda repar ripar rescat salva",
    adjectives: "lucky",
    images:
      "phoenix=the bird that rises again, encore=once more please, windfall=fruit the wind brings, patina=the beauty of use, heirloom=what is handed on, magpie=the bird that keeps bright things, secondwind=strength that comes back, perennial=what comes back each year, evergreen=what never goes out of leaf, boomerang=what comes back, swallow=the bird that comes back, ricochet=the second leap of a stone, kintsugi=the art of mending with gold, aftermath=the second mowing, rebound=what comes back, echo=a sound that comes again, refrain=the part that returns, keepsake=what one keeps, tideline=what the sea gives back, reprise=the tune once more, comeback=the second arrival, bricolage=made of what is there, afterbloom=the second flower of a year, rekindle=to light again, salvage=what is saved, rework=to make it new",
  },
  {
    id: "save",
    idea: "putting something by",
    cues: "save saving budget cheap afford low-cost spar econom ahorr poup risparm thrift bulk discount",
    adjectives: "wise canny",
    images:
      "nestegg=what one leaves in the nest, squirrel=the one who saves for winter, larder=what is put by, rainyday=what one saves for, cachepot=where small things are kept, granary=where grain is kept, beehive=the store of summer, pantry=the room of good things, moneybox=where saving starts, harvester=who brings it in, cellar=where things keep, haystack=summer put by, farthing=a quarter of a penny, barter=to pay in kind, cupboard=where it is kept, honeypot=what is worth keeping, chipmunk=cheeks full for winter, stockpot=nothing is thrown away, sixpence=the lucky coin, tally=the stick that kept count, cornbin=where grain keeps, gleaner=who gathers what is left",
  },
  {
    id: "care",
    idea: "care",
    cues: "care caring elderly senior patient support therapy well-being wellbeing kind compassion grief dementia baby mother soin pflege cuid cura sollev",
    adjectives: "gentle kind",
    images:
      "heartsease=the wild pansy, nightlight=the lamp that stays on, handrail=what one holds, swaddle=to wrap up warm, lantern=a light one carries, tenderly=with great care, bedside=where care begins, featherbed=the softest bed, willow=the tree that bends, counterpane=the cover of a bed, eventide=the end of the day, swansdown=the softest feather, handhold=what one reaches for, lullaby=the song that ends a day, guardian=who watches over, tender=soft and kind, cradle=the first bed, blanket=what keeps warm, balm=what soothes, nestle=to lie close, cherish=to hold dear, homelight=the lamp in a window, shepherd=who counts them all, goodnight=the last kind word, heartwood=the strong core of a tree, solace=comfort in trouble, armchair=a seat by the window, posy=a small bunch of flowers, bluebird=a small good sign, gentian=the blue that heals, keeper=who holds it safe, lambswool=the softest wool, neighbor=who is near",
  },
  {
    id: "move",
    idea: "being on the move",
    cues: "mobile deliver travel bring bike van truck pop-up itinerant nomad courier doorstep home-deliver livr liefer reparte entreg consegn ambul moving",
    adjectives: "roving",
    images:
      "swallow=the bird that always comes back, drover=who brings the herd, pigeon=the oldest post, caravan=travellers who keep together, tumbleweed=the plant that travels, errand=the small trip for another, doorbell=the sound of good news, roundabout=the long way and the merry one, rover=one who wanders, milkround=the round of the early hours, barrow=the cart of a stall, gadabout=who is always out, packhorse=the horse of the hills, courser=a swift runner, seafarer=who goes by ship, homeward=on the way home, postbag=what the post comes in, wagtail=the bird that never rests, parcel=what comes by post, satchel=the bag of the road, runabout=a small open car, journey=the way itself, tramway=the line in the street, gondola=the boat of narrow ways, ferry=what goes to and fro, outrider=who goes ahead, handcart=what two hands push, sidecar=room for one more, saddlebag=the bag of a rider, knapsack=the bag on one’s back, carrier=who brings it, peddler=who sells from door to door, trundle=to roll along, windjammer=a ship under sail, freewheel=to roll without effort, troubadour=who sings from town to town, nomad=who moves with the grass, kingfisher=the blue flash of a stream, messenger=who brings it by hand, skiff=a light small boat, dovecote=where messages come home, footloose=free to go, roadrunner=the bird that runs, porchlight=what shows the door, latchkey=the key in the pocket, letterbox=the mouth of a door, waggoner=who drives the cart, toboggan=down the hill, jaunt=a short happy trip, pilgrim=who walks with a purpose, threshold=the step into a house, quayside=where goods arrive, trolley=what rolls beside you, relay=the change of horses, circuit=the round one makes",
  },
  {
    id: "local",
    idea: "being close by",
    cues: "local neighbo village town street corner region nearby farm-to city local quartier viertel regional barrio bairro quartier paese",
    adjectives: "corner village",
    images:
      "doorstep=where home begins, crossroad=where people meet, hamlet=a small village, millpond=the still water of a village, parish=the country round a bell, towpath=the path by the canal, backyard=the land behind the house, cobblestone=the old road, lamppost=the light of a street, weathercock=what turns on the steeple, commons=land that belongs to all, wellhead=where the village met, chimney=the smoke of home, allotment=the garden by the railway, greengage=a plum of the village garden, steeple=what one sees first, lane=the small road, footpath=the way behind the houses, belfry=the tower of bells, townsfolk=the people of a place, hometown=where one is from, smithy=where the village met, fountain=where the square meets, tavern=the old public house, porch=where neighbours talk, hayrick=the shape of summer, bandstand=music in the park, postmill=the oldest windmill, gristmill=where the village ground its corn, plaza=the open square, quarter=a part of town with a name",
  },
  {
    id: "fine",
    idea: "refinement",
    cues: "luxur premium fine bespoke elegan exclusive curated rare high-end tailor-made luxe luxus lujo luxo lusso edel raffin",
    adjectives: "ivory velvet",
    images:
      "filigree=lace made of wire, reverie=a waking dream, velvet=the cloth of evenings, belvedere=a place with a view, moonstone=the stone with its own light, damask=a figured silk, cameo=a picture cut in a shell, gossamer=the thinnest thread, finery=one’s best clothes, atelier=where fine work is made, opaline=milky and bright, nacre=the inside of a shell, sable=the darkest fur, plume=a fine feather, satin=the cloth that shines, soiree=an evening together, rosewood=the dark wood with the scent, brocade=silk with raised flowers, chalice=a cup for great days, orchid=the rarest of flowers, tuberose=the flower of night, swan=the quiet one on the lake, aureole=a ring of gold light, lacquer=a shine in many coats, ebony=the black wood, salon=the room of talk, cashmere=the finest down, minuet=a slow court dance, chiffon=the lightest silk, lavish=giving freely, pearl=what a shell keeps",
  },
  {
    id: "play",
    idea: "play",
    cues: "fun play kid kids child game toy party joy laugh happy colorful colourful quirky playful jeu ludi spiel jueg brinc gioc giocos amus lusti divert",
    adjectives: "merry jolly lucky",
    images:
      "hopscotch=the game on the pavement, pinwheel=the toy that turns in the wind, magpie=the bird that plays, somersault=once over and on your feet, kazoo=anyone’s instrument, jackdaw=the clown of the tower, whirligig=what spins for the joy of it, cartwheel=a somersault sideways, leapfrog=the game of backs, harlequin=the clown in patches, carousel=the wheel of painted horses, puddle=what boots are for, rumpus=cheerful noise, tiddlywink=the game of flying discs, jester=the one who may say it, confetti=paper joy, jamboree=a noisy gathering, kite=what the wind plays with, conker=the shiny chestnut, pirouette=a turn on one foot, riddle=a question with a trick, tambourine=the ring that rattles, skittle=what one knocks down, balloon=what one lets go, seesaw=the plank for two, jigsaw=a picture in pieces, piper=who leads the dance, frolic=to play about, tickle=what makes one laugh, capers=merry leaps, jollity=fun for all, tumble=to fall and laugh, marbles=the game of glass balls, juggler=who keeps it in the air, popcorn=what jumps for joy, mischief=the good kind of trouble, puppet=who needs a hand, trinket=a small treasure, streamer=a long paper ribbon, bumblebee=the round one",
  },
  {
    id: "green",
    idea: "care for the earth",
    cues: "green sustainab eco organic climate carbon compost zero-waste plastic-free biodegrad renewable vegan durable bio nachhalt okolog sosten sustent ecolog plant-based",
    adjectives: "green wild",
    images:
      "evergreen=what never goes out of leaf, clover=the plant that feeds the soil, earthworm=the quiet maker of soil, springhead=where water rises, meadow=the field of flowers, hedgerow=where small things live, tilth=well-worked soil, ladybird=the gardener’s friend, greenwood=the living forest, dewpond=the pond of the hills, beeline=the straight way home, cloverleaf=a sign of good soil, seedbank=where summers are kept, bluebell=the floor of a spring wood, hazel=the tree of nuts, watershed=where waters part, rewild=to let it grow, wildflower=what no one planted, loam=rich dark earth, canopy=the roof of a forest, greenfinch=the green bird of hedges, hawthorn=the may tree, lichen=the sign of clean air, mulberry=the tree of silk, fernbank=a slope of ferns",
  },
  {
    id: "bold",
    idea: "strength",
    cues: "bold strong power heavy extreme tough intense champion fort stark fuert forte potent audac kraft",
    adjectives: "iron bold",
    images:
      "broadside=all guns at once, thunderclap=what follows lightning, oxhorn=the horn that carries, lionheart=one without fear, bellows=what feeds a fire, stronghold=the last safe place, hammerfall=the beat of a forge, rampart=the wall one stands on, anvil=what a smith works on, trumpet=what calls from the wall, bison=the strength of the plains, thunder=what follows lightning, ironwood=the hardest tree, granite=the stone of peaks, kingpin=the one in the middle, drumbeat=what one marches to, firebrand=a burning stick, clarion=the clear call of a trumpet, boulder=a stone no one moves, oak=the tree that stands, mainsail=the sail that pulls, mammoth=the great one of the ice, tempest=the storm of plays, crescendo=growing louder, backbone=what holds one up",
  },
  {
    id: "link",
    idea: "bringing two sides together",
    cues: "connect match link network platform marketplace bring-together exchange swap between relier verbind conect conect colleg vermitt pair",
    adjectives: "twin",
    images:
      "ampersand=the sign that joins, isthmus=the land between two seas, ferryman=who brings you across, handshake=how things are agreed, drawbridge=the bridge that comes down, confluence=where two rivers meet, footbridge=the way across a stream, dovetail=the joint that needs no nail, hyphen=the small line that joins, bridge=the way across, knot=what holds two ropes, rendezvous=where two meet, zipper=what closes tooth by tooth, clasp=what closes a chain, junction=where lines meet, causeway=the road through water, duet=two voices, interlace=to weave together, hinge=what lets a door turn, matchmaker=who brings two together, splice=two ropes made one, harmony=notes that agree, mortise=the hole that takes a tenon, couplet=two lines that rhyme, gangplank=the way aboard, keyring=what keeps them together",
  },
];

/** What a mood brings, for ideas that show no quality of their own. */
export const MOOD_QUALITIES: Readonly<Record<string, readonly string[]>> = {
  trust: ["safe", "honest", "guide"],
  energy: ["fast", "bold"],
  growth: ["grow", "green"],
  luxury: ["fine", "night"],
  play: ["play", "small"],
  calm: ["quiet", "slow"],
};

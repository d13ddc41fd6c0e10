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
    adjectives: "slow patient unhurried",
    images:
      "tortoise=the one who won the race, amble=a walk without hurry, snailpace=the speed of good things, sloe=the berry that waits for frost, dovetail=the joint that takes time, longhand=written slowly, gloaming=the long last light",
  },
  {
    id: "fast",
    idea: "speed",
    cues: "fast quick instant express rapid same-day within-minutes minutes speed rush on-demand vite rapide schnell rapid veloc sofort",
    adjectives: "swift brisk fleet",
    images:
      "swift=the bird that sleeps on the wing, jackrabbit=the hare that is gone, tailwind=the wind that helps, quicksilver=the metal that runs, gazelle=the lightest runner, hotfoot=in great haste, fleetwing=a fast bird, sprinter=the one who starts first, catkin=the first flower of spring, presto=very fast in music, whippet=the fastest small dog, quickstep=the fast dance, merlin=the smallest falcon, slingshot=a stone let go, skimmer=what hardly touches the water, harrier=the hawk of the moor",
  },
  {
    id: "safe",
    idea: "safety",
    cues: "safe secur protect trust reliab privacy private insur allerg guard sicher segur sicur protec fiab confian vertrau",
    adjectives: "steady true",
    images:
      "keel=what keeps a boat upright, bulwark=a wall that holds, breakwater=what calms the sea, lifeline=the line one holds, cornerstone=the first stone laid, leeward=the sheltered side, steadfast=not to be moved, bedrock=what all stands on, anchorage=where ships lie safe, lantern=a light one carries, watchman=who is awake for you, handrail=what one holds",
  },
  {
    id: "fresh",
    idea: "freshness",
    cues: "fresh morning daily new breakfast dawn sunrise raw crisp spring frais fresc frisch matin manha morgen mattin",
    adjectives: "morning early first",
    images:
      "daybreak=the first light, dewfall=the hour of dew, snowdrop=the first flower of the year, skylark=the bird that climbs singing, cockcrow=the first sound of a day, primrose=the first rose, maypole=the dance of spring, sunup=when the day starts, dewdrop=morning on a leaf, orangerie=the house of orange trees, morningside=where the sun comes in",
  },
  {
    id: "small",
    idea: "small things done well",
    cues: "small tiny little mini micro compact pocket petit klein pequen piccol",
    adjectives: "little small tiny",
    images:
      "acorn=what an oak begins as, thimble=the smallest cup, wren=the smallest loud bird, mustardseed=the seed that grows tall, inkling=the first hint of an idea, minnow=the smallest fish, pocketful=just as much as one needs, pippin=a small crisp apple, smidgen=a tiny amount, bantam=the small fighter, ladybird=the gardener’s friend, fingerling=a young fish, thumbprint=the smallest signature",
  },
  {
    id: "together",
    idea: "being together",
    cues: "together communit shar neighbo friend famil group co-op cooperat collectiv social team peer ensemble partag gemeinsam nachbar juntos compart vecin vizinh insieme condivi",
    adjectives: "merry shared common",
    images:
      "covey=a small flock, tandem=two on one bike, campfire=where stories are told, potluck=a meal all bring, roundtable=where no one sits first, kinfolk=the people one belongs to, murmuration=starlings moving as one, longtable=where all have a seat, hearthside=beside the fire, chorus=where all sing, patchwork=new from many pieces, bonfire=the light of a village night, maypole=the dance of ribbons",
  },
  {
    id: "wild",
    idea: "the wild",
    cues: "wild adventure outdoor nature natural forag explore rugged raw sauvag natur aventur selvag wildnis abenteuer avventur",
    adjectives: "wild far tall",
    images:
      "bramble=the berry bush, heather=the flower of the moor, hinterland=the country behind, bracken=the fern of the hills, wolfsbane=a wild blue flower, wayfarer=one who goes on foot, gorse=the yellow bush of the heath, backcountry=where the road ends, moorland=the open country",
  },
  {
    id: "night",
    idea: "the night hours",
    cues: "night late evening midnight after-dark sleep insomnia moon nuit nacht noche noite notte nocturn abend",
    adjectives: "midnight silver late",
    images:
      "nightjar=the bird of dusk, vesper=the evening star, owlet=a young owl, lamplight=what one reads by, moonrise=when the moon comes up, firefly=the light that flies, nocturne=music of the night, nightcap=the last thing of a day",
  },
  {
    id: "warm",
    idea: "warmth",
    cues: "warm cozy cosy winter hot comfort welcom hearth fire knit wool chaleur warm calor calid acolhed accoglien gemutlich",
    adjectives: "amber golden warm russet",
    images:
      "ember=a coal that still glows, hearthside=beside the fire, mitten=the glove of cold days, inglenook=the seat inside a hearth, campfire=where stories are told, kindling=what starts a fire, firelight=the oldest lamp, woolgather=to daydream",
  },
  {
    id: "quiet",
    idea: "quiet",
    cues: "quiet calm silent silence peace relax gentle soft noise stress mindful calme ruhe still calma silenci quiet pace",
    adjectives: "quiet gentle soft",
    images:
      "stillwater=water without a ripple, snowfall=the quietest weather, hush=a gentle silence, lull=a quiet between, owlwing=the flight no one hears, quietude=a state of calm, whisper=the softest voice, undertone=what is said softly, featherfall=what makes no noise, candlelight=the quietest light, moss=the carpet of the wood",
  },
  {
    id: "honest",
    idea: "plain dealing",
    cues: "honest transparen fair simple simpl clear plain easy ethic without-hidden understand explain open clair honnet ehrlich einfach klar honest sencill clar justo onest semplic chiar",
    adjectives: "plain fair clear true",
    images:
      "plumbline=the line that is always true, daylight=the light we all share, longhand=written by hand, candor=open honesty, glasshouse=where all can see, windowpane=what one sees through, evenhand=fair to both sides, footnote=what honest books have, openbook=nothing to hide, straightedge=the ruler that never lies, handshake=how things are agreed, clearwater=water one sees through",
  },
  {
    id: "smart",
    idea: "cleverness",
    cues: "smart ai intelligent automat algorithm predict learn clever analy data machine-learning intelligen inteligen klug automatis",
    adjectives: "bright clever keen",
    images:
      "magpie=the bird that never forgets, kestrel=the eye in the sky, clockwork=what runs by itself, orrery=a clockwork of planets, octavo=the handy size of a book, mastermind=who thinks it through, fathom=to measure and to understand, raven=the bird that solves riddles, polymath=who knows many things, rosetta=the stone that translated, sextant=what finds a place by stars, jackdaw=the bird that learns, keyhole=the smallest way in, lodestone=the stone that draws",
  },
  {
    id: "guide",
    idea: "showing the way",
    cues: "guide guidanc help plan advis mentor coach map navigat orient match find discover recommend search aide guid hilf beglei berat ayud orient ajud aiut consigl",
    adjectives: "north true bright",
    images:
      "cairn=stones that show the way, lodestar=the star one steers by, waypoint=a mark along the way, signpost=what shows the way, pathfinder=who goes ahead, leadline=what measures the depth, bellwether=the one the others follow, ferryman=who brings you across, pilotfish=the fish that goes ahead, fairlead=what guides a rope, northstar=the star that stays, trailhead=where the path begins, handrail=what one holds, wayside=beside the road",
  },
  {
    id: "grow",
    idea: "growth",
    cues: "grow growth raise train develop startup scale seedling kids children student career croiss wachs crec cresc svilupp",
    adjectives: "green young early",
    images:
      "sapling=a young tree, trellis=what helps things climb, acorn=what an oak begins as, fledgling=a young bird, nursery=where young trees stand, evergrow=what never stops, springtide=the season of growth, seedbed=where it begins, beanstalk=what grew overnight, catkin=the first flower of spring, nursling=a small one in good care, springhead=where water rises, seedling=a plant that has just begun",
  },
  {
    id: "again",
    idea: "a second life",
    cues: "repair second-hand secondhand used reus recycl refurbish upcycl vintage restor rescue salvage mend leftover waste surplus refill circular occasion gebraucht segunda usad seconda repar ripar rescat salva",
    adjectives: "second old",
    images:
      "phoenix=the bird that rises again, encore=once more please, windfall=fruit the wind brings, patina=the beauty of use, heirloom=what is handed on, magpie=the bird that keeps bright things, secondwind=strength that comes back, perennial=what comes back each year, evergreen=what never goes out of leaf, boomerang=what comes back, swallow=the bird that comes back, ricochet=the second leap of a stone",
  },
  {
    id: "save",
    idea: "putting something by",
    cues: "save saving budget cheap afford low-cost spar econom ahorr poup risparm thrift bulk discount",
    adjectives: "wise thrifty canny",
    images:
      "nestegg=what one leaves in the nest, squirrel=the one who saves for winter, larder=what is put by, rainyday=what one saves for, cachepot=where small things are kept, granary=where grain is kept, beehive=the store of summer",
  },
  {
    id: "care",
    idea: "care",
    cues: "care caring elderly senior patient support therapy well-being wellbeing kind compassion grief dementia baby mother soin pflege cuid cura sollev",
    adjectives: "gentle tender kind",
    images:
      "heartsease=the wild pansy, nightlight=the lamp that stays on, handrail=what one holds, swaddle=to wrap up warm, lantern=a light one carries, tenderly=with great care, bedside=where care begins, featherbed=the softest bed, willow=the tree that bends, counterpane=the cover of a bed, eventide=the end of the day, swansdown=the softest feather, handhold=what one reaches for, lullaby=the song that ends a day",
  },
  {
    id: "move",
    idea: "being on the move",
    cues: "mobile deliver travel bring bike van truck pop-up itinerant nomad courier doorstep home-deliver livr liefer reparte entreg consegn ambul moving",
    adjectives: "roving rolling wandering",
    images:
      "swallow=the bird that always comes back, drover=who brings the herd, pigeon=the oldest post, caravan=travellers who keep together, tumbleweed=the plant that travels, errand=the small trip for another, doorbell=the sound of good news, roundabout=the long way and the merry one, rover=one who wanders, milkround=the round of the early hours, barrow=the cart of a stall, gadabout=who is always out, packhorse=the horse of the hills, courser=a swift runner, seafarer=who goes by ship, homeward=on the way home, postbag=what the post comes in",
  },
  {
    id: "local",
    idea: "being close by",
    cues: "local neighbo village town street corner region nearby farm-to city local quartier viertel regional barrio bairro quartier paese",
    adjectives: "corner village old",
    images:
      "doorstep=where home begins, crossroad=where people meet, hamlet=a small village, millpond=the still water of a village, parish=the country round a bell, towpath=the path by the canal, backyard=the land behind the house, cobblestone=the old road, lamppost=the light of a street, weathercock=what turns on the steeple, commons=land that belongs to all, wellhead=where the village met, chimney=the smoke of home, allotment=the garden by the railway, greengage=a plum of the village garden",
  },
  {
    id: "fine",
    idea: "refinement",
    cues: "luxur premium fine bespoke elegan exclusive curated rare high-end tailor-made luxe luxus lujo luxo lusso edel raffin",
    adjectives: "fine ivory velvet",
    images:
      "filigree=lace made of wire, reverie=a waking dream, velvet=the cloth of evenings, belvedere=a place with a view, moonstone=the stone with its own light, damask=a figured silk, cameo=a picture cut in a shell, gossamer=the thinnest thread, finery=one’s best clothes",
  },
  {
    id: "play",
    idea: "play",
    cues: "fun play kid kids child game toy party joy laugh happy colorful colourful quirky playful jeu ludi spiel jueg brinc gioc giocos amus lusti divert",
    adjectives: "merry jolly lucky bright",
    images:
      "hopscotch=the game on the pavement, pinwheel=the toy that turns in the wind, magpie=the bird that plays, somersault=once over and on your feet, kazoo=anyone’s instrument, jackdaw=the clown of the tower, whirligig=what spins for the joy of it, cartwheel=a somersault sideways, leapfrog=the game of backs, harlequin=the clown in patches, carousel=the wheel of painted horses, puddle=what boots are for, rumpus=cheerful noise, tiddlywink=the game of flying discs, jester=the one who may say it",
  },
  {
    id: "green",
    idea: "care for the earth",
    cues: "green sustainab eco organic climate carbon compost zero-waste plastic-free biodegrad renewable vegan durable bio nachhalt okolog sosten sustent ecolog plant-based",
    adjectives: "green wild good",
    images:
      "evergreen=what never goes out of leaf, clover=the plant that feeds the soil, earthworm=the quiet maker of soil, springhead=where water rises, meadow=the field of flowers, hedgerow=where small things live, tilth=well-worked soil, ladybird=the gardener’s friend, greenwood=the living forest, dewpond=the pond of the hills, beeline=the straight way home, cloverleaf=a sign of good soil",
  },
  {
    id: "bold",
    idea: "strength",
    cues: "bold strong power heavy extreme tough intense champion fort stark fuert forte potent audac kraft",
    adjectives: "iron bold loud",
    images:
      "broadside=all guns at once, thunderclap=what follows lightning, oxhorn=the horn that carries, lionheart=one without fear, bellows=what feeds a fire, stronghold=the last safe place, hammerfall=the beat of a forge, rampart=the wall one stands on",
  },
  {
    id: "link",
    idea: "bringing two sides together",
    cues: "connect match link network platform marketplace bring-together exchange swap between relier verbind conect conect colleg vermitt pair",
    adjectives: "twin open",
    images:
      "ampersand=the sign that joins, isthmus=the land between two seas, ferryman=who brings you across, handshake=how things are agreed, drawbridge=the bridge that comes down, confluence=where two rivers meet, footbridge=the way across a stream, dovetail=the joint that needs no nail, hyphen=the small line that joins",
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

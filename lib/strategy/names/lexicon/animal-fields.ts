import type { ImageryField } from "./imagery-field";

/** What runs, flies and rolls: dogs, other animals, birds, roads and wheels. */
export const ANIMAL_FIELDS: readonly ImageryField[] = [
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
    id: "road",
    scene: "the road",
    en: [
      "travel trip tour tourist tourism journey road route map guide adventure vacation holiday backpack nomad caravan camper van hostel explore flight visa ticket parking taxi ride commut train railway bus freight shipping logistics deliver courier cargo warehouse parcel package container transport truck moving",
      "waypoint=a mark along the way, wander=to go without hurry, milestone=the stone that counts the way, caravan=travellers who keep together, halfway=the place to rest, atlas=all maps in one, detour=the better way round, wayfarer=one who goes on foot, gazette=news from the road, signpost=what shows the way, rambler=one who walks for joy, turnpike=the old toll road, drover=the one who brings the herd, hither=to this place, jaunt=a short happy trip, portage=carrying a boat between waters, sojourn=a stay of some days, bypath=the small way, compass=the needle that knows north, satchel=the bag of the road, trundle=to roll along, postilion=the rider who guides the coach, viaduct=the bridge of a railway, outbound=on the way, carter=the one who brings goods, relay=the change of horses",
      "way road mile map rail post cart quay lane gate pack",
    ],
    fr: [
      "voyage trajet touris route carte guide aventure vacance nomade train bus livr colis transport logisti transit demenag",
      "escale=a stopover, detour=the better way round, sentier=a path, borne=a milestone, relais=a coaching inn, flanerie=strolling, convoi=a convoy, besace=a satchel",
    ],
    de: [
      "reise tour touris weg route karte urlaub zug bus liefer paket transport logisti umzug fracht",
      "wegweiser=a signpost, rast=a rest, fuhre=a cartload, umweg=the better way round, kutsche=a coach, pfad=a path, spur=a trace",
    ],
    es: [
      "viaje viajer ruta turis mapa guia aventura vacacion tren bus repart reparto paquete transport logisti envio mudanza",
      "travesia=a crossing, rumbo=a course, hito=a milestone, posta=a change of horses, andanza=a wandering, arriero=a muleteer, vereda=a path",
    ],
    pt: [
      "viagem viaj rota turis mapa guia aventura feria comboio onibus entreg pacote transport logist envio mudanca",
      "travessia=a crossing, rumo=a course, vereda=a path, tropeiro=a muleteer, andanca=a wandering, baldeacao=a change of trains, atalho=a short cut",
    ],
    it: [
      "viaggi rotta turis mappa guida avventur vacanz treno bus consegn pacch trasport logist spediz trasloc",
      "tappa=a stage of the way, rotta=a course, meta=the goal, viandante=a wayfarer, sosta=a stop, scorciatoia=a short cut, giro=a round trip",
    ],
    la: "via=a way, iter=a journey, cursor=a runner, viator=a traveller, porta=a gate, gr hodos=a way, gr poros=a passage",
    far: "ja tabi=a journey, sv resa=a journey, fi matka=a journey, cy taith=a journey, sw safari=a journey, tr yol=a road, nl reis=a journey",
  },
  {
    id: "wheel",
    scene: "the bicycle",
    en: [
      "bike bikes bicycle cycl cyclist cargo-bike e-bike velo wheel scooter skateboard skate pedal courier",
      "spoke=what holds a wheel true, peloton=the pack of riders, derailleur=what changes the gear, freewheel=to roll without effort, velodrome=the track of riders, cadence=the rhythm of pedals, domestique=the rider who helps, tandem=two on one bike, sprocket=the wheel with teeth, panniers=the bags of a bike, crankset=what the pedals turn, tailwind=the wind that helps, headtube=the front of a frame, handlebar=what one steers by, chainring=the wheel at the pedals, trundle=to roll along slowly, coaster=what rolls downhill, lantern=the last rider of the race, pennyroyal=a herb by the road, roundel=a small round, wheelhouse=where one is at home, steerage=the art of steering, breakaway=the rider who goes ahead",
      "spoke pedal wheel chain saddle bell crank hub rim",
    ],
    fr: [
      "velo velos bicyclette cyclis roue trottinette",
      "rayon=a spoke, pedale=a pedal, guidon=a handlebar, selle=a saddle, moyeu=a hub, braquet=the gear, echappee=a breakaway",
    ],
    de: [
      "fahrrad rad rader velo radl lastenrad roller",
      "speiche=a spoke, pedal=a pedal, sattel=a saddle, klingel=a bell, nabe=a hub, schwung=momentum, felge=a rim",
    ],
    es: [
      "bici bicicl cicl rueda patinete",
      "pedal=a pedal, radio=a spoke, sillin=a saddle, manillar=a handlebar, rodada=a ride together, pinon=a sprocket, escapada=a breakaway",
    ],
    pt: [
      "bici bicicl cicl roda trotinete",
      "pedal=a pedal, selim=a saddle, guiador=a handlebar, rodagem=rolling, campainha=a bell, raio=a spoke",
    ],
    it: [
      "bici bicicl ciclis ruota monopattin",
      "raggio=a spoke, pedale=a pedal, sellino=a saddle, manubrio=a handlebar, fuga=a breakaway, gregario=the rider who helps, ruota=a wheel",
    ],
    la: "rota=a wheel, velox=swift, orbis=a circle, gr kyklos=a circle, gr trochos=a wheel",
    far: "nl fiets=a bicycle, fi ratas=a wheel, da hjul=a wheel, ja wa=a wheel and harmony, cy olwyn=a wheel",
  },
];

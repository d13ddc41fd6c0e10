import type { ImageryField } from "./imagery-field";

/** What runs, flies and rolls: dogs, other animals, birds, roads and wheels. */
export const ANIMAL_FIELDS: readonly ImageryField[] = [
  {
    id: "dog",
    scene: "life with a dog",
    en: [
      "dog dogs puppy puppies pup canine pet pets vet veterinar kennel hound leash",
      "fetch=the first of all games, rover=the wanderer of the family, muzzle=a dog’s nose, romp=rough happy play, terrier=the dog that digs, whelp=a young dog, beagle=the dog with a nose, rascal=a lovable rogue, scamper=to run lightly, wolfhound=the tallest of dogs, gambol=to leap about, whippet=the fast slim dog, spaniel=the dog with the ears, rumpus=cheerful noise, scruff=the loose skin of the neck, nuzzle=to push softly with the nose, snout=the nose that knows, pawprint=the mark a dog leaves, heel=the place beside you, truffler=the dog that finds, long+walk, good+boy, muddy+paw, field+hound, second+walk, sunday+walk, paw+side, bark+hill, fetch+field, happy+tail, old+hound, lurcher=a fast rough dog, pointer=the dog that shows, retriever=the dog that brings it back, setter=the dog that waits, collie=the herder of sheep, mongrel=a bit of everything, lapdog=the warm weight on a knee, saluki=the old dog of the desert, borzoi=the tall dog of the snow, barkeep=the keeper of a house, bandana=the scarf of a dog, waggle=a small happy swing, tagalong=who always comes too, sidekick=the friend at your side, scallywag=a cheerful rogue, rapscallion=a lovable rogue, ragamuffin=the shaggy one, companion=who is always there, trusty=who can be relied on, ruff=the collar of fur, wriggle=the joy of a puppy, pounce=a happy leap",
      "paw tail bark bone romp pup wag nose fetch scruff walk collar ball field stick trot ruff biscuit",
    ],
    fr: [
      "chien chiot canin animaux veterin toutou",
      "museau=a muzzle, truffe=a dog’s nose, filou=a rascal, gambade=a happy leap, niche=a kennel, patte=a paw, cabot=a mutt, laisse=a leash, balade=a walk, pelage=the coat, flair=the nose for things, compagnon=a companion, corniaud=a mutt, toutou=a doggy, fripon=a rascal, frimousse=a sweet face, barbet=a curly water dog, limier=a bloodhound",
    ],
    de: [
      "hund welpe tier tiere haustier tierarzt",
      "pfote=a paw, schnauze=a muzzle, rudel=the pack, strolch=a rascal, struppi=the shaggy one, stupser=a nudge of the nose, knochen=a bone, leine=a leash, bello=every dog’s name, fell=the coat, stups=a nudge, kumpel=a pal, dackel=the long small dog, gefahrte=a companion, waldi=a dog’s old name, nasenweis=led by the nose, spurnase=a nose for traces",
    ],
    es: [
      "perro cachorr mascota canin veterin",
      "hocico=a muzzle, golfo=a rascal, huella=a paw print, manada=the pack, trote=a trot, chucho=a mutt, rabito=a little tail, patita=a little paw, ladrido=a bark, paseo=a walk, sabueso=a bloodhound, canela=a dog’s name and cinnamon, lebrel=a greyhound, pelaje=the coat, correa=a leash, travieso=full of mischief, compadre=a good friend, podenco=a hunting dog, galgo=a sighthound, trufa=a dog’s nose",
    ],
    pt: [
      "cao cachorr caes animais pet veterin",
      "focinho=a muzzle, pegada=a paw print, rafeiro=a mutt, trote=a trot, patinha=a little paw, matilha=the pack, passeio=a walk, latido=a bark, pelo=the coat, trela=a leash, amigo=a friend, perdigueiro=a pointer, maroto=a little rogue, galgo=a sighthound, faro=the nose for things, carinho=a tender touch, companheiro=a companion, traquina=full of mischief, bolota=a dog’s name and an acorn, malhado=the spotted one",
    ],
    it: [
      "cane cani cucciol animali veterin",
      "muso=a muzzle, zampa=a paw, bricco=a lively one, cuccia=a dog’s bed, birba=a rascal, codino=a little tail, fiuto=the nose for things, zampetta=a little paw, guinzaglio=a leash, tartufo=a dog’s nose, bracco=a pointer, segugio=a bloodhound, passeggio=a walk, trotto=a trot, fedele=faithful, monello=a little rogue, compagno=a companion, orecchie=ears, levriero=a sighthound, scodinzolo=a wag of the tail, botolo=a small snappy dog",
    ],
  },
  {
    id: "animal",
    scene: "the animal world",
    en: [
      "cat cats kitten feline horse pony equestrian rabbit hamster animal wildlife zoo parrot reptile fox rescue-animal llama unicorn livestock aquarium",
      "whisker=how a cat feels its way, purr=the sound of content, tabby=the striped cat, canter=the easy pace of a horse, bridle=what guides a horse, burrow=a home in the earth, warren=the town of rabbits, covey=a small flock, bramble=where small things hide, menagerie=a house of all animals, mane=a horse’s pride, marmalade=the orange cat, gallop=the fastest pace, paddock=the field of a horse, leveret=a young hare, farrier=the one who shoes horses, prowl=to walk softly, mittens=the cat with white feet, hutch=a rabbit’s house, nestle=to lie close, stirrup=the rider’s step, badger=the digger of the wood, hare+field, fox+glen, cat+mint, wren+house, stable+door, horse+shoe, red+fox, soft+paw, silver+fox, mare+field, pony+tail, hoof+beat, ginger=the orange cat, tuxedo=the cat in black and white, catnap=a short sleep, fetlock=the joint above a hoof, palomino=the golden horse, roan=a horse of mixed coat, filly=a young mare, colt=a young horse, surrey=a light carriage, halter=what leads a horse, ocelot=the painted cat, lemur=the ghost of the trees, quokka=the smiling one, pangolin=the one in scales, wombat=the digger, sanctuary=a safe place, ark=the boat of all animals, habitat=where one belongs, tamarin=a small monkey with a moustache",
      "paw fox hare wren whisker hoof mane nest purr hay stable burrow cub bridle tabby saddle feather",
    ],
    fr: [
      "chat chaton felin cheval poney lapin animal zoo",
      "moustache=whiskers, ronron=a purr, galop=a gallop, terrier=a burrow, minou=a kitty, licol=a halter, griffe=a claw, criniere=a mane, etrier=a stirrup, poulain=a foal, garenne=a warren, museau=a muzzle, renard=a fox, belette=a weasel, pouliche=a filly, minette=a kitty, hermine=a stoat, loir=a dormouse, amble=an easy pace, belier=a ram",
    ],
    de: [
      "katze kater pferd pony hase kaninchen tier zoo",
      "schnurr=a purr, pfote=a paw, galopp=a gallop, hufe=hooves, fuchs=a fox, mieze=a kitty, mahne=a mane, fohlen=a foal, zugel=a rein, trab=a trot, samtpfote=a velvet paw, luchs=a lynx, igel=a hedgehog, dachs=a badger, fahrte=a track, marder=a marten, tatze=a paw, fell=the coat, koppel=a paddock, minka=a cat’s name",
    ],
    es: [
      "gato gata felin caballo poni conejo animal zoo",
      "bigote=whiskers, ronroneo=a purr, galope=a gallop, zarpa=a paw, minino=a kitty, crin=a mane, establo=a stable, potro=a colt, estribo=a stirrup, trote=a trot, lince=a lynx, erizo=a hedgehog, zorro=a fox, madriguera=a burrow, ardilla=a squirrel, felpa=plush, ronron=a purr, pelusa=fluff, alazan=a chestnut horse, gamo=a fallow deer",
    ],
    pt: [
      "gato gata felin cavalo ponei coelho animal zoo",
      "bigode=whiskers, ronrom=a purr, galope=a gallop, toca=a burrow, crina=a mane, garra=a claw, estabulo=a stable, potro=a colt, estribo=a stirrup, lince=a lynx, ourico=a hedgehog, raposa=a fox, esquilo=a squirrel, felpudo=fluffy, alazao=a chestnut horse, ninho=a nest, trote=a trot, corca=a doe, bichano=a kitty, pata=a paw",
    ],
    it: [
      "gatto gatti felin cavall pony coniglio animal zoo",
      "baffi=whiskers, galoppo=a gallop, tana=a burrow, micio=a kitty, criniera=a mane, fusa=purring, zampa=a paw, stalla=a stable, puledro=a colt, staffa=a stirrup, lince=a lynx, riccio=a hedgehog and a curl, volpe=a fox, scoiattolo=a squirrel, trotto=a trot, ghiro=a dormouse, peluche=plush, briglia=a bridle, daino=a fallow deer, furetto=a ferret, gattino=a kitten",
    ],
  },
  {
    id: "bird",
    scene: "the birds",
    en: [
      "bird birds drone flight fly flying wing feather pigeon owl falcon hawk egg airline aviation balloon kite parachute aircraft pilot",
      "swift=the bird that sleeps on the wing, kestrel=the falcon that hovers, lapwing=the bird that tumbles, plover=the bird that runs, skylark=the bird that climbs singing, murmur=the cloud of starlings, fledge=to grow wings, updraft=the air that lifts, martin=the swallow of the house, wingspan=how far one reaches, pinion=the outer feather, aerie=an eagle’s nest, swallow=the bird that comes back, linnet=a small singer, nightjar=the bird of dusk, thermal=the warm air birds climb, glider=what flies without noise, finch=a small bright bird, merlin=the smallest falcon, soar=to rise without effort, starling=the bird that mimics, zephyr=the west wind, high+wing, blue+wing, far+flight, wind+hover, feather+light, bird+song, red+wing=a thrush of the north, fly+way=the road of birds, wild+goose, egg+shell, long+flight, sky+field, gold+finch, dip+wing, tern=the bird that sees two summers, avocet=the bird with the upturned bill, petrel=the bird that walks on waves, fulmar=the glider of cliffs, goshawk=the hunter of the wood, whinchat=a bird of the gorse, siskin=a small green finch, brambling=the finch of winter, redstart=the bird with the fire tail, goldcrest=the smallest king, ouzel=the blackbird of the hills, dunnock=the modest singer, waxwing=a winter guest, fieldfare=the thrush of winter, contrail=the line behind a plane, aileron=the part of a wing that turns, aloft=up in the air, windsock=what shows the wind, altitude=how high one is, covert=where birds hide, hatchling=just out of the egg, condor=the widest wings, egret=the white heron, hover=to stay in the air, jay=the bird who plants oaks",
      "wing wren lark finch nest gull plume kite dove swift robin feather perch sky hawk owl swan",
    ],
    fr: [
      "oiseau drone vol aile plume avion pigeon ballon",
      "plume=a feather, envol=taking wing, hirondelle=a swallow, alouette=a lark, essor=a soaring, merle=a blackbird, nuee=a flock, aile=a wing, colibri=a hummingbird, mesange=a titmouse, nid=a nest, pinson=a finch, martinet=a swift, grive=a thrush, azur=the blue of the sky, passereau=a small songbird, volee=a flight, cigogne=a stork, rossignol=a nightingale, faucon=a falcon, oisillon=a fledgling, voltige=flying tricks",
    ],
    de: [
      "vogel drohne flug flugel feder flieg ballon",
      "feder=a feather, schwalbe=a swallow, lerche=a lark, schwinge=a wing, amsel=a blackbird, milan=a kite in the air, fink=a finch, nest=a nest, meise=a titmouse, sperling=a sparrow, kranich=a crane, zaunkonig=a wren, falke=a falcon, segler=a swift and a glider, aufwind=the air that lifts, fittich=a wing, zeisig=a siskin, reiher=a heron, luftikus=a light spirit, drossel=a thrush",
    ],
    es: [
      "pajaro ave dron vuelo ala pluma avion globo",
      "vuelo=flight, alondra=a lark, pluma=a feather, gorrion=a sparrow, mirlo=a blackbird, aleteo=the beat of wings, golondrina=a swallow, halcon=a falcon, nido=a nest, jilguero=a goldfinch, colibri=a hummingbird, vencejo=a swift, ruisenor=a nightingale, grulla=a crane, cernicalo=a kestrel, azor=a goshawk, petirrojo=a robin, planeo=a glide, bandada=a flock, abubilla=a hoopoe, ciguena=a stork",
    ],
    pt: [
      "passaro ave drone voo asa pena aviao balao",
      "asa=a wing, andorinha=a swallow, cotovia=a lark, pluma=a feather, melro=a blackbird, revoada=a flock in flight, falcao=a falcon, ninho=a nest, colibri=a hummingbird, pardal=a sparrow, garca=a heron, rouxinol=a nightingale, cegonha=a stork, tucano=a toucan, sabia=a thrush, canario=a canary, voo=flight, pintassilgo=a goldfinch, gaviao=a hawk, planador=a glider",
    ],
    it: [
      "uccell drone volo ala piuma aereo pallon",
      "volo=flight, rondine=a swallow, allodola=a lark, piuma=a feather, merlo=a blackbird, stormo=a flock, falco=a falcon, nido=a nest, cardellino=a goldfinch, colibri=a hummingbird, usignolo=a nightingale, pettirosso=a robin, gheppio=a kestrel, gru=a crane, upupa=a hoopoe, airone=a heron, planata=a glide, passero=a sparrow, cicogna=a stork, fringuello=a finch, nibbio=a kite in the air",
    ],
  },
  {
    id: "road",
    scene: "the road",
    en: [
      "travel trip tour tourist tourism journey road route map guide adventure vacation holiday backpack nomad caravan camper van hostel explore flight visa ticket parking taxi ride commut train railway bus freight shipping logistics deliver courier cargo warehouse parcel package container transport truck moving",
      "waypoint=a mark along the way, wander=to go without hurry, milestone=the stone that counts the way, caravan=travellers who keep together, halfway=the place to rest, atlas=all maps in one, detour=the better way round, wayfarer=one who goes on foot, gazette=news from the road, signpost=what shows the way, rambler=one who walks for joy, turnpike=the old toll road, drover=the one who brings the herd, hither=to this place, jaunt=a short happy trip, portage=carrying a boat between waters, sojourn=a stay of some days, bypath=the small way, compass=the needle that knows north, satchel=the bag of the road, trundle=to roll along, postilion=the rider who guides the coach, viaduct=the bridge of a railway, outbound=on the way, carter=the one who brings goods, relay=the change of horses, long+road, high+road, mile+post, home+road, red+cart, first+mile, north+road, post+horn, sun+road, cross+ways, cart+wright, ferry+road, rail+song, over+land, hill+road, mail+coach, silk+road, way+bill=what travels with goods, stagecoach=the coach that changed horses, cartage=what the cart brings, courier=who runs with the letter, porter=who carries it to the door, bridleway=the path of riders, holloway=a lane worn deep, trackway=an old road, crossroads=where ways meet, itinerary=the list of days, odometer=what counts the miles, passport=the book of borders, terminus=where the line ends, siding=where a train rests, locomotive=what draws the train, footplate=where the driver stands, branchline=the small railway, carriage=where one sits, bogie=the wheels of a wagon, vagabond=who is at home everywhere, voyager=who goes far, meridian=the line of noon, latitude=room to move, wherever=any place at all, thither=to that place, convoy=ships that go together, pannier=the basket of a donkey, mailbag=what the post comes in, bearer=who brings it",
      "way road mile map rail post cart quay lane gate pack bell wheel mail wagon bridge station parcel",
    ],
    fr: [
      "voyage trajet touris route carte guide aventure vacance nomade train bus livr colis transport logisti transit demenag",
      "escale=a stopover, detour=the better way round, sentier=a path, borne=a milestone, relais=a coaching inn, flanerie=strolling, convoi=a convoy, besace=a satchel, chemin=a path, boussole=a compass, malle=a trunk, balise=a beacon, gare=a station, periple=a long journey, bivouac=a night in the open, carriole=a light cart, cap=a heading, halte=a stop, diligence=a stagecoach, rive=a bank, passage=a passage, route=a road, horizon=where the sky begins, virage=a bend, bagage=luggage, ferroviaire=of the railway, aiguillage=a railway switch, charrette=a cart",
    ],
    de: [
      "reise tour touris weg route karte urlaub zug bus liefer paket transport logisti umzug fracht",
      "wegweiser=a signpost, rast=a rest, fuhre=a cartload, umweg=the better way round, kutsche=a coach, pfad=a path, spur=a trace, fahrte=a track, strasse=a road, karren=a cart, bote=a messenger, gleis=a track of rails, koffer=a suitcase, wandel=change, bahnhof=a station, fernweh=the wish to be far, meile=a mile, ranzen=a satchel, postkutsche=the mail coach, zugvogel=a bird of passage, horizont=where the sky begins, tross=the baggage train, weiche=a railway switch, ausflug=a trip",
    ],
    es: [
      "viaje viajer ruta turis mapa guia aventura vacacion tren bus repart reparto paquete transport logisti envio mudanza",
      "travesia=a crossing, rumbo=a course, hito=a milestone, posta=a change of horses, andanza=a wandering, arriero=a muleteer, vereda=a path, sendero=a path, camino=a way, mochila=a backpack, brujula=a compass, maleta=a suitcase, recado=an errand, carreta=a cart, correo=the post, trecho=a stretch of way, anden=a platform, senda=a small path, jornada=a day’s journey, horizonte=where the sky begins, mensajero=a messenger, estacion=a station, vagon=a railway car, trotamundos=a globetrotter, ronda=a round, zurron=a shepherd’s bag",
    ],
    pt: [
      "viagem viaj rota turis mapa guia aventura feria comboio onibus entreg pacote transport logist envio mudanca",
      "travessia=a crossing, rumo=a course, vereda=a path, tropeiro=a muleteer, andanca=a wandering, baldeacao=a change of trains, atalho=a short cut, caminho=a way, mochila=a backpack, recado=an errand, carroca=a cart, estafeta=a courier, trilho=a track, bussola=a compass, horizonte=where the sky begins, estacao=a station, jornada=a journey, passo=a step, apeadeiro=a small station, correio=the post, alforge=a saddlebag, desvio=a detour, vagao=a railway car, roteiro=an itinerary",
    ],
    it: [
      "viaggi rotta turis mappa guida avventur vacanz treno bus consegn pacch trasport logist spediz trasloc",
      "tappa=a stage of the way, rotta=a course, meta=the goal, viandante=a wayfarer, sosta=a stop, scorciatoia=a short cut, giro=a round trip, viaggio=a journey, cammino=a way, bussola=a compass, valigia=a suitcase, carretto=a cart, staffetta=a relay, zaino=a backpack, corriere=a courier, binario=a track of rails, orizzonte=where the sky begins, sentiero=a path, vagone=a railway car, recapito=delivery, deriva=a drift, passo=a step, bisaccia=a saddlebag, crocevia=a crossroads, traghetto=a ferry",
    ],
  },
  {
    id: "wheel",
    scene: "the bicycle",
    en: [
      "bike bikes bicycle cycl cyclist cargo-bike e-bike velo wheel scooter skateboard skate pedal courier",
      "spoke=what holds a wheel true, peloton=the pack of riders, derailleur=what changes the gear, freewheel=to roll without effort, velodrome=the track of riders, cadence=the rhythm of pedals, domestique=the rider who helps, tandem=two on one bike, sprocket=the wheel with teeth, panniers=the bags of a bike, crankset=what the pedals turn, tailwind=the wind that helps, headtube=the front of a frame, handlebar=what one steers by, chainring=the wheel at the pedals, trundle=to roll along slowly, coaster=what rolls downhill, lantern=the last rider of the race, pennyroyal=a herb by the road, roundel=a small round, wheelhouse=where one is at home, steerage=the art of steering, breakaway=the rider who goes ahead, chain+bell, long+spoke, hill+rider, pedal+song, wheel+wright, road+bell, spoke+hill, low+gear, silver+spoke, bell+rider, easy+rider, down+hill, cargo=what one carries, pushbike=a bicycle without a motor, roadster=a bike for every day, randonneur=who rides all night, criterium=a race round the streets, musette=the bag of a racer, boneshaker=the first bicycle, velocipede=the first bicycle, slipstream=the calm behind a rider, prologue=the short first stage, echelon=riders slanted to the wind, soigneur=who looks after riders, rouleur=the rider of flat roads, grimpeur=the rider of hills, puncheur=the rider of short climbs, gearing=how wheels agree, axle+tree, momentum=what keeps one going",
      "spoke pedal wheel chain saddle bell crank hub rim gear cog fork lane spanner basket tandem",
    ],
    fr: [
      "velo velos bicyclette cyclis roue trottinette",
      "rayon=a spoke, pedale=a pedal, guidon=a handlebar, selle=a saddle, moyeu=a hub, braquet=the gear, echappee=a breakaway, jante=a rim, cadre=a frame, bidon=a drinking bottle, musette=the bag of a racer, peloton=the pack of riders, grelot=a small bell, sacoche=a saddlebag, danseuse=standing on the pedals, descente=the way down, pignon=a sprocket, sonnette=a bell, rouleur=the rider of flat roads, tricycle=on three wheels, cycliste=a rider, lanterne=the last rider, maillot=the jersey",
    ],
    de: [
      "fahrrad rad rader velo radl lastenrad roller",
      "speiche=a spoke, pedal=a pedal, sattel=a saddle, klingel=a bell, nabe=a hub, schwung=momentum, felge=a rim, kette=a chain, lenker=a handlebar, gabel=a fork, ritzel=a sprocket, drahtesel=the wire donkey, nabenhaus=the house of hubs, freilauf=a freewheel, korb=a basket, radler=a rider, umlauf=a round, rahmen=a frame, kurbel=a crank, tandem=two on one bike, windschatten=the lee of a rider, lastesel=the carrying donkey, rueckenwind=tailwind, packtasche=a pannier, drehmoment=torque",
    ],
    es: [
      "bici bicicl cicl rueda patinete",
      "pedal=a pedal, radio=a spoke, sillin=a saddle, manillar=a handlebar, rodada=a ride together, pinon=a sprocket, escapada=a breakaway, cadena=a chain, timbre=a bell, alforja=a saddlebag, llanta=a rim, peloton=the pack of riders, marcha=the gear, rodar=to roll, biela=a crank, cuesta=a climb, bicicleta=a bicycle, giro=a turn, cesta=a basket, buje=a hub, tandem=two on one bike",
    ],
    pt: [
      "bici bicicl cicl roda trotinete",
      "pedal=a pedal, selim=a saddle, guiador=a handlebar, rodagem=rolling, campainha=a bell, raio=a spoke, corrente=a chain, pinhao=a sprocket, aro=a rim, cubo=a hub, pelotao=the pack of riders, manivela=a crank, quadro=a frame, giro=a turn, ladeira=a hill street, garupa=the seat behind, marcha=the gear, cesto=a basket, embalo=momentum, bicla=a bike",
    ],
    it: [
      "bici bicicl ciclis ruota monopattin",
      "raggio=a spoke, pedale=a pedal, sellino=a saddle, manubrio=a handlebar, fuga=a breakaway, gregario=the rider who helps, ruota=a wheel, catena=a chain, sella=a saddle, pignone=a sprocket, cerchio=a rim, borraccia=a drinking bottle, volata=the final sprint, salita=the climb, discesa=the way down, campanello=a bell, mozzo=a hub, forcella=a fork, ciclone=a whirl, scattista=a sprinter, tornante=a hairpin bend, maglia=the jersey, cestino=a basket",
    ],
  },
];

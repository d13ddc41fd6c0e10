import type { ImageryField } from "./imagery-field";

/** Body, health, children and company. */
export const PEOPLE_FIELDS: readonly ImageryField[] = [
  {
    id: "body",
    scene: "training",
    en: [
      "fitness gym workout run runner running boxing sport athlete strength muscle climb train swimming football soccer basketball tennis martial judo marathon dance ballet coach crossfit rowing golf hockey padel",
      "stamina=what lasts, cadence=the rhythm of a run, relay=the race run together, sinew=what makes strength move, sprint=the short all-out race, limber=loose and ready, pacer=the one who sets the pace, vault=the leap over, kinetic=of movement, tenacity=holding on, scrum=the push of a team, sparring=friendly fighting, lunge=the long step forward, grit=what keeps you going, southpaw=the left-handed boxer, gazelle=the lightest runner, supple=strong and soft, hurdle=what one clears, tempo=the speed of things, headwind=the wind that trains you, rally=a long exchange, pommel=the horse of gymnasts, chalk=what climbers and lifters trust, prowess=great skill",
      "stride pulse grit pace leap chalk rope bell lap",
    ],
    fr: [
      "sport gym fitness course muscul boxe athlet danse entrain natation foot",
      "foulee=a stride, elan=a run-up, souffle=breath, relais=a relay, cadence=the rhythm, bond=a leap",
    ],
    de: [
      "sport gym fitness lauf kraft box tanz train schwimm fussball",
      "schwung=momentum, puls=the pulse, staffel=a relay, sprung=a leap, takt=the beat, ausdauer=stamina",
    ],
    es: [
      "deport gimnas fitness correr fuerza boxeo baile entren nata futbol",
      "zancada=a stride, aliento=breath, relevo=a relay, brinco=a leap, pulso=the pulse, garra=grit, brio=spirit",
    ],
    pt: [
      "desport esport ginas fitness correr forca boxe danca trein nata futebol",
      "passada=a stride, folego=breath, pulo=a leap, pulso=the pulse, garra=grit, gingado=the swing of a walk",
    ],
    it: [
      "sport palestr fitness cors forza boxe danza allen nuoto calcio",
      "falcata=a stride, fiato=breath, slancio=a run-up, balzo=a leap, polso=the pulse, grinta=grit, scatto=a sprint",
    ],
    la: "vigor=strength, agilis=nimble, robur=oak and strength, saltus=a leap, gr kinesis=movement, gr alke=strength, gr dromos=a race",
    far: "fi sisu=the will to go on, ja genki=full of life, sv stark=strong, cy nerth=strength, tr kosu=a run",
  },
  {
    id: "breath",
    scene: "stillness",
    en: [
      "yoga meditat mindful wellness spa massage relax breath pilates calm retreat sauna stress acupunct silent silence tantra therapy therapist mental burnout anxiety psycholog grief counselling counseling",
      "stillwater=water without a ripple, exhale=the breath that lets go, lotus=the flower that rises from mud, hammock=the bed between two trees, hush=a gentle silence, unwind=to let the day go, respite=a short rest, balm=what soothes, serein=fine rain from a clear sky, reverie=a waking dream, lull=a quiet between, equipoise=perfect balance, solace=comfort in trouble, sundial=the clock that is never late, downbeat=where the bar begins, quietude=a state of calm, haven=a safe place, breather=a short pause, willow=the tree that bends, drift=to go with the water, pause=a moment between, ebb=the tide going out, lantern=a light one carries, lightwell=where light comes down, halcyon=calm and golden",
      "hush breath lull still rest ebb moss tide bell",
    ],
    fr: [
      "yoga medit bien-etre spa massage detente souffl calme therap psych stress sauna",
      "souffle=breath, accalmie=a lull, repit=a respite, treve=a truce, halte=a stop, clairiere=a clearing, quietude=calm",
    ],
    de: [
      "yoga medit wellness spa massage entspann atem ruhe therap psych stress sauna",
      "atem=breath, stille=silence, rast=a rest, lichtung=a clearing, weile=a while, musse=time to oneself",
    ],
    es: [
      "yoga medit bienestar spa masaje relaj respir calma terap psic estres",
      "calma=calm, aliento=breath, remanso=a still pool, sosiego=peace of mind, pausa=a pause, respiro=a breather",
    ],
    pt: [
      "yoga medit bem-estar spa massag relax respir calma terap psic stress",
      "alento=breath, remanso=a still pool, sossego=peace of mind, pausa=a pause, serena=calm, respiro=a breather",
    ],
    it: [
      "yoga medit benessere spa massagg relax respir calma terap psic stress",
      "respiro=a breath, quiete=quiet, sosta=a stop, tregua=a truce, bonaccia=calm at sea, sollievo=relief",
    ],
    la: "quies=quiet, serenus=clear and calm, spiritus=breath, levis=light, otium=free time, gr galene=calm sea, gr pneuma=breath",
    far: "ja shizuka=quiet, sa prana=the breath of life, da ro=peace, fi lepo=rest, sv lugn=calm, haw malu=peace and shelter",
  },
  {
    id: "heal",
    scene: "care and healing",
    en: [
      "health medic doctor clinic hospital patient nurse dental dentist teeth therapy physio pharma vitamin care caregiver elderly senior disease diabetes hearing eye optic surg midwif pregnan diagnos symptom telehealth allerg blind deaf wheelchair disab dementia baby-monitor",
      "poultice=what draws the pain, yarrow=the herb that heals, bedside=where care begins, mender=one who makes whole, tonic=what strengthens, arnica=the flower for bruises, salve=what soothes a wound, tend=to look after, comfrey=the herb that knits, remedy=what helps, lifeline=the line one holds, convalesce=to grow strong again, feverfew=the herb against fever, splint=what holds a bone, nightlight=the lamp that stays on, heartsease=the wild pansy, compress=the cool cloth, steadfast=not to be moved, marrow=the life in the bone, candor=open honesty, sorrel=a cooling herb, hale=strong and well, angelica=the healing herb of gardens, almoner=who cares for the sick, succor=help in need",
      "balm tend hale salve pulse thyme care mend sage",
    ],
    fr: [
      "sante medecin medical clinique hopital patient infirm dent pharmac soin soins aide senior",
      "baume=a balm, tilleul=linden blossom, chevet=the bedside, soin=care, veille=watching over, simples=healing herbs, remede=a remedy",
    ],
    de: [
      "gesund arzt medizin klinik kranken patient pflege zahn apothe senior",
      "salbe=a balm, heil=whole, arnika=the flower for bruises, linde=the linden and gentle, wohl=well-being, beistand=standing by",
    ],
    es: [
      "salud medic clinica hospital pacient enferm dent farmac cuidad mayores",
      "balsamo=a balm, alivio=relief, cuido=I care, arnica=the flower for bruises, remedio=a remedy, amparo=shelter",
    ],
    pt: [
      "saude medic clinica hospital pacient enferm dent farmac cuidad idos",
      "balsamo=a balm, alivio=relief, arnica=the flower for bruises, amparo=shelter, desvelo=tender care, remedio=a remedy",
    ],
    it: [
      "salute medic clinica ospedal pazient infermier dent farmac cura anzian",
      "balsamo=a balm, sollievo=relief, arnica=the flower for bruises, premura=tender care, rimedio=a remedy, capezzale=the bedside",
    ],
    la: "cura=care, salus=health, vita=life, sanus=healthy, medela=healing, valeo=I am well, gr hygieia=the goddess of health",
    far: "fi hoiva=tender care, cy iach=healthy, ja iyashi=healing, sv omsorg=care, haw ola=life and health",
  },
  {
    id: "beauty",
    scene: "the dressing table",
    en: [
      "beauty skin skincare cosmetic hair salon barber nail makeup fragrance perfume scent beard lotion shave soap tattoo lash brow face",
      "pomade=the scented balm of hair, ringlet=a curl, petal=the leaf of a flower, sillage=the trail a scent leaves, neroli=the oil of orange blossom, vetiver=the root with the dry scent, dewdrop=morning on a leaf, rouge=the red of a cheek, patchouli=the scent of old chests, attar=the oil of roses, tress=a lock of hair, velour=a soft pile, vanity=the table with a mirror, orris=the root of the iris, lather=the foam of a shave, chypre=a mossy perfume, camellia=the winter rose, vellum=fine smooth skin, bergamot=the citrus of perfumes, freckle=a mark of the sun, bristle=the hair of a brush, marcel=the old wave of hair, mirabelle=a golden plum, lanolin=the softness of wool",
      "dew balm curl petal comb silk glow musk brush",
    ],
    fr: [
      "beaute peau cosmet coiff salon barb ongle maquill parfum",
      "sillage=the trail of a scent, boucle=a curl, poudre=powder, baume=a balm, coquette=one who likes to please, meche=a lock of hair",
    ],
    de: [
      "schonheit haut kosmet haar friseur salon barb nagel duft parfum",
      "locke=a curl, duft=scent, tau=dew, anmut=grace, puder=powder, kamm=a comb",
    ],
    es: [
      "belleza piel cosmet pelo pelu salon barber una perfum",
      "rizo=a curl, rocio=dew, aroma=scent, melena=a mane of hair, petalo=a petal, trenza=a braid",
    ],
    pt: [
      "beleza pele cosmet cabelo salao barbear unha perfum",
      "caracol=a curl and a snail, orvalho=dew, perfume=scent, madeixa=a lock of hair, tranca=a braid, petala=a petal",
    ],
    it: [
      "bellezza pelle cosmet capell parrucch salone barb unghi profum",
      "riccio=a curl, rugiada=dew, chioma=a head of hair, cipria=face powder, treccia=a braid, petalo=a petal",
    ],
    la: "ros=dew, candor=a bright white, gr kallos=beauty, gr charis=grace, gr aroma=a scent",
    far: "ja tsuya=gloss, ja hada=skin, fi kaste=dew, sv skir=clear, tr ipek=silk, ko danbi=sweet rain",
  },
  {
    id: "child",
    scene: "childhood",
    en: [
      "child children kid kids baby toddler parent family toy toys playground nursery preschool kindergarten daycare newborn mother mothers mom moms dad school-age teen stroller puppet storytime",
      "hopscotch=the game on the pavement, pinwheel=the toy that turns in the wind, tumble=to fall and laugh, cubby=a child’s own small house, skipping=the rope game, marbles=the game of glass balls, lullaby=the song that ends a day, poppet=a dear small person, conker=the shiny chestnut, peekaboo=the first joke in life, seesaw=the plank for two, thistledown=the lightest of seeds, giggle=a small laugh, scooter=the first vehicle, jamboree=a noisy gathering, tiddly=very small, piggyback=the ride on a back, moppet=a small child, humbug=a striped sweet, dandelion=the flower one blows, kazoo=anyone’s instrument, puddle=what boots are for, tadpole=what will be a frog, bobble=the ball on a hat, crayon=the first pen, sandpit=the first building site",
      "pip tot hop nest button pom cubby teddy kite duck acorn",
    ],
    fr: [
      "enfant bebe parent famille jouet creche maternelle ecole-maternelle maman papa ludique",
      "marelle=hopscotch, doudou=the cuddly one, ricochet=a skipping stone, galipette=a somersault, toupie=a spinning top, comptine=a nursery rhyme, cabane=a den",
    ],
    de: [
      "kind kinder baby eltern familie spielzeug kita kindergarten mama papa",
      "kreisel=a spinning top, knirps=a little one, murmel=a marble, purzel=a tumble, schaukel=a swing, wichtel=a house elf",
    ],
    es: [
      "nino ninos bebe padres familia juguet guarder madres crianza infantil",
      "rayuela=hopscotch, peonza=a spinning top, canica=a marble, cosquilla=a tickle, cometa=a kite, nana=a lullaby, brinco=a hop",
    ],
    pt: [
      "crianca bebe pais familia brinqued creche maes infantil",
      "pipa=a kite, berlinde=a marble, cosquinha=a tickle, baloico=a swing, ciranda=a round dance, pulinho=a small hop",
    ],
    it: [
      "bambin bimb genitor famigli giocattol asilo mamma infanz",
      "trottola=a spinning top, biglia=a marble, aquilone=a kite, altalena=a swing, girotondo=a round dance, capriola=a somersault, solletico=a tickle",
    ],
    la: "ludus=play and school, nidus=a nest, cunae=a cradle, hilaris=merry, gr paidia=play, gr neos=young",
    far: "fi lelu=a toy, sv lek=play, ja asobi=play, cy hwyl=fun and a sail, da leg=play, haw keiki=a child",
  },
  {
    id: "people",
    scene: "good company",
    en: [
      "community social network friend dating meet club people team recruit hire hiring job career talent coworking neighbor neighbour volunteer member roommate colleague staff workforce hr freelanc retired widow lonely union cooperative together group",
      "kinfolk=the people one belongs to, muster=to call together, commons=land that belongs to all, kith=friends and neighbours, crew=the people of a ship, tandem=two on one bike, rapport=being on good terms, covey=a small flock, huddle=heads together, moot=the old assembly, mingle=to move among people, quorum=enough of us to decide, bevy=a lively group, cohort=those who go together, ensemble=all at once, hobnob=to talk as friends, liaison=the one between, entourage=those who come along, troupe=players on the road, camaraderie=the warmth of a team, kindred=of one family, parlance=the way one talks, roundtable=where no one sits first",
      "kin crew folk mate knot ring circle bench pal",
    ],
    fr: [
      "communaut social reseau ami rencontr club equipe recrut emploi carriere coworking voisin benevol",
      "tablee=all at one table, bande=a band of friends, complice=a partner in crime, voisine=the neighbour, ensemble=together, kermesse=a village fete, entraide=mutual help",
    ],
    de: [
      "gemeinschaft sozial netzwerk freund treffen verein team recruit job karriere nachbar ehrenamt",
      "sippe=kinfolk, bund=a bond, runde=a round of people, nachbar=a neighbour, gefahrte=a companion, kreis=a circle, bande=a band",
    ],
    es: [
      "comunidad social red amigo cita club equipo reclut empleo vecin volunt",
      "corro=a ring of people, pandilla=a gang of friends, tertulia=a circle that talks, cuadrilla=a crew, vecina=the neighbour, lazo=a bond",
    ],
    pt: [
      "comunidade social rede amig encontro clube equipa equipe recrut emprego vizinh volunt",
      "roda=a ring of people, turma=the gang, mutirao=work done together, vizinha=the neighbour, laco=a bond, ciranda=a round dance",
    ],
    it: [
      "comunit social rete amic incontr club squadra assunz lavoro vicin volont",
      "combriccola=a merry band, brigata=a company of friends, cerchio=a circle, vicina=the neighbour, legame=a bond, crocchio=a knot of people",
    ],
    la: "comes=a companion, nexus=a tie, coetus=a gathering, gr philia=friendship, gr agora=the gathering place, gr synodos=going together",
    far: "ja nakama=one of us, fi talkoot=work done together, zu ubuntu=I am because we are, ja musubi=a tie, cy cymuned=community, eu auzo=the neighbourhood",
  },
];

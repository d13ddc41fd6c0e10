import type { ImageryField } from "./imagery-field";

/** What is grown, milked and seasoned, and the garden. */
export const FARM_FIELDS: readonly ImageryField[] = [
  {
    id: "harvest",
    scene: "the fields",
    en: [
      "farm vegetable harvest orchard fruit crop seed soil agricul organic field apple barn produce olive grain allotment tomato egg chicken goat sheep cow mushroom greenhouse",
      "furrow=the line a plough leaves, acre=what a team ploughs in a day, tilth=well-worked soil, gleaner=one who gathers what is left, orchard=a garden of fruit trees, windfall=fruit the wind brings, pippin=a small crisp apple, russet=a brown autumn apple, harrow=the comb of a field, threshold=where the grain was trod, haywain=the cart of hay, croft=a small farm, granger=the keeper of a farm, fallow=a field at rest, medlar=an old fruit, quince=a golden fruit, bushel=a measure of grain, homestead=house and land, loam=rich dark earth, hedgerow=the green border of fields, bramble=the berry bush, damson=a small dark plum, pastoral=of the fields, scythe=the long blade of harvest",
      "acre plum pear apple field root seed barn hay beet oat fig",
    ],
    fr: [
      "ferme legume fruit recolte verger agricul bio maraich pomme oeuf semence champignon",
      "sillon=a furrow, verger=an orchard, cagette=a crate of fruit, glaneur=one who gathers, semis=sown rows, fenaison=haymaking, potager=a kitchen garden, recolte=the harvest",
    ],
    de: [
      "bauern hof gemuse obst ernte acker landwirt bio apfel feld samen pilz",
      "acker=a field, ernte=the harvest, scholle=a clod of earth, garbe=a sheaf, scheune=a barn, halm=a stalk, beet=a garden bed, obstgarten=an orchard",
    ],
    es: [
      "granja verdura fruta cosecha huerto huerta campo agricult manzana semilla seta aceite oliva",
      "huerta=a kitchen garden, surco=a furrow, cosecha=the harvest, siembra=the sowing, labranza=tillage, olivar=an olive grove, granero=a barn",
    ],
    pt: [
      "quinta fazenda legum verdura fruta colheita horta agricult semente azeite campo",
      "horta=a kitchen garden, sulco=a furrow, colheita=the harvest, seara=a field of grain, pomar=an orchard, semente=a seed, celeiro=a barn",
    ],
    it: [
      "fattor verdur frutt raccolt orto agricol campo mela seme olio oliv",
      "solco=a furrow, orto=a kitchen garden, raccolto=the harvest, frutteto=an orchard, zolla=a clod of earth, semina=the sowing, aia=the threshing floor, cascina=a farmstead",
    ],
    la: "ager=a field, messis=the harvest, pomum=a fruit, terra=earth, seges=standing grain, ceres=the goddess of grain, gr karpos=fruit, gr georgos=a farmer",
    far: "sv akern=the field, da mark=a field, fi pelto=a field, cy maes=a field, eu baserri=a farmhouse, ja minori=a harvest",
  },
  {
    id: "milk",
    scene: "the dairy",
    en: [
      "cheese milk dairy butter yogurt cream creamer",
      "curd=what milk turns into, rennet=what sets a cheese, affine=ripened with care, churn=the tub of butter, whey=what the curd leaves, buttercup=the yellow meadow flower, tomme=a mountain cheese, dairymaid=the keeper of the cows, cloverleaf=what good milk begins with, rind=the coat of a cheese, alpage=the high summer pasture, pasture=where cows graze, cowslip=a meadow flower, wheel=a whole cheese",
      "curd clover rind churn whey cream bell",
    ],
    fr: [
      "fromag lait beurre yaourt creme",
      "alpage=high summer pasture, tomme=a mountain cheese, faisselle=a cheese mould, cremerie=a dairy",
    ],
    de: [
      "kase milch molker butter joghurt",
      "laib=a whole cheese, molke=whey, alm=a mountain pasture, senner=an alpine herdsman, rahm=cream",
    ],
    es: [
      "queso lech lacteo mantequ yogur",
      "cuajada=curd, pastora=a shepherdess, corteza=the rind, nata=cream",
    ],
    pt: [
      "queijo leite lactic manteiga iogurte",
      "coalho=rennet, nata=cream, pastora=a shepherdess, serra=the hills, cabreira=of goats",
    ],
    it: [
      "formagg latte burro caseific yogurt",
      "caglio=rennet, malga=an alpine dairy, crosta=the rind, panna=cream, siero=whey",
    ],
    la: "caseus=cheese, lacte=with milk, butyrum=butter, gr gala=milk, gr tyros=cheese",
    far: "da flode=cream, nl wei=whey, sv vassla=whey",
  },
  {
    id: "spice",
    scene: "the spice market",
    en: [
      "spice spicy chili hot-sauce curry pepper seasoning ferment pickle kimchi herb",
      "saffron=the costliest of spices, cardamom=the green pod of sweet heat, cumin=an earthy seed, sumac=the sour red spice, harissa=a red paste with fire, masala=a mix of spices, paprika=a red powder, mortar=the bowl spices are ground in, cayenne=a hot red pepper, nigella=a small black seed, tamarind=a sour brown fruit, zatar=a herb mix, coriander=leaf and seed, piquant=pleasantly sharp, clove=a dried flower bud, mace=the lace of a nutmeg, turmeric=the golden root, chutney=fruit and spice in a jar, kindle=to set alight",
      "clove mace salt ember pepper cumin brine dill",
    ],
    fr: [
      "epice piment curry condiment ferment",
      "safran=saffron, piment=hot pepper, girofle=clove, mortier=a mortar, carvi=caraway",
    ],
    de: [
      "gewurz chili curry scharf senf ferment",
      "safran=saffron, nelke=clove, kummel=caraway, senf=mustard, wurze=seasoning",
    ],
    es: [
      "especia picante chile curry salsa encurtid",
      "azafran=saffron, clavo=clove, comino=cumin, brasa=an ember, mortero=a mortar, guindilla=a hot pepper",
    ],
    pt: [
      "especiar picante pimenta caril molho",
      "cravo=clove, cominho=cumin, brasa=an ember, malagueta=a hot pepper, pitada=a pinch",
    ],
    it: [
      "spezi piccant peperonc curry salsa",
      "zafferano=saffron, cumino=cumin, brace=embers, mortaio=a mortar, pepe=pepper",
    ],
    la: "piper=pepper, crocus=saffron, acer=sharp, gr kapnos=smoke, gr pepero=pepper",
    far: "ar bahar=spice, tr nane=mint, hi mirch=pepper, am berbere=a red spice mix",
  },
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
];

import type { ImageryField } from "./imagery-field";

/** What is grown, milked and seasoned, and the garden. */
export const FARM_FIELDS: readonly ImageryField[] = [
  {
    id: "harvest",
    scene: "the fields",
    en: [
      "farm vegetable harvest orchard fruit crop seed soil agricul organic field apple barn produce olive grain allotment tomato egg chicken goat sheep cow mushroom greenhouse",
      "furrow=the line a plough leaves, acre=what a team ploughs in a day, tilth=well-worked soil, gleaner=one who gathers what is left, orchard=a garden of fruit trees, windfall=fruit the wind brings, pippin=a small crisp apple, russet=a brown autumn apple, harrow=the comb of a field, threshold=where the grain was trod, haywain=the cart of hay, croft=a small farm, granger=the keeper of a farm, fallow=a field at rest, medlar=an old fruit, quince=a golden fruit, bushel=a measure of grain, homestead=house and land, loam=rich dark earth, hedgerow=the green border of fields, bramble=the berry bush, damson=a small dark plum, pastoral=of the fields, scythe=the long blade of harvest, apple+yard, seed+song, plum+field, barley+row, hay+loft, long+acre, corn+flower, green+row, root+cellar, first+fruit, sun+field, plough+share, oat+field, farm+gate, corn+crake=a bird of the meadow, costard=a big old apple, thresh=to free the grain, gleaning=what is gathered after, heritage=what is handed on, rhubarb=the sour stalk of spring, parsnip=the root sweetened by frost, punnet=the small basket of fruit, bullace=a wild plum, garner=to gather in, stook=sheaves set up to dry, trug=the garden basket, tillage=the working of soil, tumbrel=the farm cart, barleycorn=a single grain, plenty=more than enough, brimful=full to the edge",
      "acre plum pear apple field root seed barn hay beet oat fig quince clover trug sheaf row corn loam hedge",
    ],
    fr: [
      "ferme legume fruit recolte verger agricul bio maraich pomme oeuf semence champignon",
      "sillon=a furrow, verger=an orchard, cagette=a crate of fruit, glaneur=one who gathers, semis=sown rows, fenaison=haymaking, potager=a kitchen garden, recolte=the harvest, moisson=the grain harvest, prairie=a meadow, labour=the ploughing, grange=a barn, grenier=the loft of grain, pommier=an apple tree, panier=a basket, brouette=a wheelbarrow, pepin=a pip, friche=a fallow field, meteil=wheat and rye sown together, reinette=an old apple, terroir=the taste of a place, botte=a bunch, haie=a hedge, charrue=a plough",
    ],
    de: [
      "bauern hof gemuse obst ernte acker landwirt bio apfel feld samen pilz",
      "acker=a field, ernte=the harvest, scholle=a clod of earth, garbe=a sheaf, scheune=a barn, halm=a stalk, beet=a garden bed, obstgarten=an orchard, furche=a furrow, wiese=a meadow, saat=the seed, korb=a basket, rain=the edge of a field, pflug=a plough, speicher=a granary, boskoop=an old apple, knolle=a tuber, kraut=a herb, feldrain=the edge of a field, heu=hay, krume=topsoil, apfelhain=an apple grove, quitte=a quince, hofladen=a farm shop, samen=seed, hecke=a hedge",
    ],
    es: [
      "granja verdura fruta cosecha huerto huerta campo agricult manzana semilla seta aceite oliva",
      "huerta=a kitchen garden, surco=a furrow, cosecha=the harvest, siembra=the sowing, labranza=tillage, olivar=an olive grove, granero=a barn, vergel=an orchard, bancal=a garden bed, simiente=seed, espiga=an ear of grain, cortijo=a farmstead, masia=a farmhouse, alqueria=a hamlet farm, dehesa=the oak pasture, manzano=an apple tree, cesta=a basket, almazara=an oil mill, barbecho=a fallow field, pepita=a pip, acequia=a water channel, trilla=threshing, semilla=a seed, plantel=a seedbed, noria=the water wheel, vega=the fertile plain",
    ],
    pt: [
      "quinta fazenda legum verdura fruta colheita horta agricult semente azeite campo",
      "horta=a kitchen garden, sulco=a furrow, colheita=the harvest, seara=a field of grain, pomar=an orchard, semente=a seed, celeiro=a barn, lavra=tillage, sementeira=the sowing, eira=the threshing floor, macieira=an apple tree, cesto=a basket, leira=a strip of field, courela=a small field, monda=weeding, arado=a plough, quintal=a kitchen yard, olival=an olive grove, vinha=a vineyard, terra=earth, rebento=a shoot, prado=a meadow, cabaz=a basket of produce",
    ],
    it: [
      "fattor verdur frutt raccolt orto agricol campo mela seme olio oliv",
      "solco=a furrow, orto=a kitchen garden, raccolto=the harvest, frutteto=an orchard, zolla=a clod of earth, semina=the sowing, aia=the threshing floor, cascina=a farmstead, vivaio=a nursery, podere=a small farm, masseria=a farmstead of the south, maggese=a fallow field, mietitura=reaping, cesta=a basket, aratro=a plough, frantoio=an oil mill, uliveto=an olive grove, covone=a sheaf, granaio=a granary, prato=a meadow, siepe=a hedge, chicco=a grain, melo=an apple tree, seme=a seed, terriccio=potting soil, germe=a germ",
    ],
  },
  {
    id: "milk",
    scene: "the dairy",
    en: [
      "cheese milk dairy butter yogurt cream creamer",
      "curd=what milk turns into, rennet=what sets a cheese, affine=ripened with care, churn=the tub of butter, whey=what the curd leaves, buttercup=the yellow meadow flower, tomme=a mountain cheese, dairymaid=the keeper of the cows, cloverleaf=what good milk begins with, rind=the coat of a cheese, alpage=the high summer pasture, pasture=where cows graze, cowslip=a meadow flower, wheel=a whole cheese, butter+field, clover+bell, cream+top, goat+bell, milk+maid, churn+house, meadow+bell, moon+curd, high+pasture, stone+dairy, milk+stone, herd+song, goat+hill, ricotta=cooked twice, whisper+whey, cheddar+gorge, crottin=a small goat cheese, skyr=thick milk of the north, kefir=milk that lives, ghee=clear butter, transhumance=the walk to summer grass, herdsman=who keeps the cows, cabra=a goat, milking=the first work of the day, truckle=a small barrel of cheese, cowbell=the music of the high grass",
      "curd clover rind churn whey cream bell goat hay cave pail meadow herd",
    ],
    fr: [
      "fromag lait beurre yaourt creme",
      "alpage=high summer pasture, tomme=a mountain cheese, faisselle=a cheese mould, cremerie=a dairy, chevre=a goat, bergerie=the sheepfold, etable=the byre, baratte=a churn, fruitiere=an alpine dairy, buron=a herdsman’s hut, cloche=a bell, prairie=a meadow, troupeau=a herd, cabri=a kid, laiterie=a dairy, affine=ripened with care, herbage=grass",
    ],
    de: [
      "kase milch molker butter joghurt",
      "laib=a whole cheese, molke=whey, alm=a mountain pasture, senner=an alpine herdsman, rahm=cream, weide=a pasture, ziege=a goat, glocke=a bell, heu=hay, almrausch=the alpine rose, butter=butter, quark=fresh curd, hirte=a herdsman, matte=a mountain meadow, schotte=whey, kasereib=cheese room, sennerei=an alpine dairy",
    ],
    es: [
      "queso lech lacteo mantequ yogur",
      "cuajada=curd, pastora=a shepherdess, corteza=the rind, nata=cream, cabra=a goat, majada=the sheepfold, quesera=the dish with a dome, cencerro=a herd bell, pradera=a meadow, suero=whey, requeson=fresh curd, cuajo=rennet, dehesa=the oak pasture, lechera=the milkmaid, cabrito=a kid, cayada=a shepherd’s crook",
    ],
    pt: [
      "queijo leite lactic manteiga iogurte",
      "coalho=rennet, nata=cream, pastora=a shepherdess, serra=the hills, cabreira=of goats, cabra=a goat, rebanho=a herd, requeijao=fresh curd, soro=whey, queijeira=a cheesemaker, prado=a meadow, ovelha=a ewe, chocalho=a herd bell, cincho=the ring of a cheese, leiteira=a milk jug, pastor=a shepherd, curral=the fold",
    ],
    it: [
      "formagg latte burro caseific yogurt",
      "caglio=rennet, malga=an alpine dairy, crosta=the rind, panna=cream, siero=whey, capra=a goat, pascolo=a pasture, ricotta=cooked twice, casera=a cheese room, alpeggio=summer pasture, campano=a herd bell, fattoria=a farm, zangola=a churn, latteria=a dairy, mungi=milk, stracchino=a soft cheese, gregge=a flock, caprino=a goat cheese, mandria=a herd, casaro=a cheesemaker",
    ],
  },
  {
    id: "spice",
    scene: "the spice market",
    en: [
      "spice spicy chili hot-sauce curry pepper seasoning ferment pickle kimchi herb",
      "saffron=the costliest of spices, cardamom=the green pod of sweet heat, cumin=an earthy seed, sumac=the sour red spice, harissa=a red paste with fire, masala=a mix of spices, paprika=a red powder, mortar=the bowl spices are ground in, cayenne=a hot red pepper, nigella=a small black seed, tamarind=a sour brown fruit, zatar=a herb mix, coriander=leaf and seed, piquant=pleasantly sharp, clove=a dried flower bud, mace=the lace of a nutmeg, turmeric=the golden root, chutney=fruit and spice in a jar, kindle=to set alight, red+pod, sun+spice, saffron+road, pepper+tree, fire+seed, black+cumin, spice+route, star+anise, bay+market, clove+hill, ember+seed, fennel+seed, chipotle=a smoked chilli, ancho=a dark dried chilli, caraway=the seed of the north, galangal=a root like ginger, pimento=the allspice berry, dukkah=nuts and seeds crushed, berbere=a red mix, vanilla=the pod of an orchid, lovage=a herb like celery, kasbah=the old fortress of a market, cassia=the bark like cinnamon, fenugreek=the seed in curry, piccalilli=a yellow pickle, pestle=what grinds in a mortar, hyssop=a bitter mint, tang=the sharp note",
      "clove mace salt ember pepper cumin brine dill seed pod ginger fennel saffron smoke",
    ],
    fr: [
      "epice piment curry condiment ferment",
      "safran=saffron, piment=hot pepper, girofle=clove, mortier=a mortar, carvi=caraway, cannelle=cinnamon, cumin=an earthy seed, poivre=pepper, badiane=star anise, vanille=vanilla, pilon=a pestle, anis=anise, moutarde=mustard, gingembre=ginger, muscade=nutmeg, sarriette=savory, braise=embers, coriandre=coriander, piquant=pleasantly sharp",
    ],
    de: [
      "gewurz chili curry scharf senf ferment",
      "safran=saffron, nelke=clove, kummel=caraway, senf=mustard, wurze=seasoning, pfeffer=pepper, zimt=cinnamon, anis=anise, ingwer=ginger, mohn=poppy seed, stossel=a pestle, muskat=nutmeg, wacholder=juniper, koriander=coriander, lorbeer=bay, feuer=fire, dost=wild marjoram, glut=embers",
    ],
    es: [
      "especia picante chile curry salsa encurtid",
      "azafran=saffron, clavo=clove, comino=cumin, brasa=an ember, mortero=a mortar, guindilla=a hot pepper, pimienta=pepper, anis=anise, jengibre=ginger, achiote=the red seed, vainilla=vanilla, almirez=a brass mortar, chipotle=a smoked chilli, romero=rosemary, mostaza=mustard, adobo=a marinade, sesamo=sesame, fuego=fire, ajonjoli=sesame",
    ],
    pt: [
      "especiar picante pimenta caril molho",
      "cravo=clove, cominho=cumin, brasa=an ember, malagueta=a hot pepper, pitada=a pinch, canela=cinnamon, piripiri=the small hot pepper, gengibre=ginger, anis=anise, colorau=red pepper, almofariz=a mortar, louro=bay, acafrao=saffron, baunilha=vanilla, mostarda=mustard, coentro=coriander, urucum=the red seed, dende=the red palm",
    ],
    it: [
      "spezi piccant peperonc curry salsa",
      "zafferano=saffron, cumino=cumin, brace=embers, mortaio=a mortar, pepe=pepper, cannella=cinnamon, anice=anise, zenzero=ginger, senape=mustard, pestello=a pestle, sesamo=sesame, ginepro=juniper, origano=oregano, vaniglia=vanilla, bottarga=the salt of the sea, fuoco=fire",
    ],
  },
  {
    id: "garden",
    scene: "the garden",
    en: [
      "garden plant plants houseplant greenhouse botan landscap flower florist bouquet bloom seedling succulent nursery balcony hydropon lawn",
      "trellis=what a plant climbs, larkspur=a tall blue flower, foxglove=the wild flower of bees, sorrel=a sour green leaf, bracken=the fern of the hills, tendril=the curl that holds a plant, clover=the lucky leaf, yarrow=a flower of the wayside, dahlia=the flower of late summer, cosmos=a light airy flower, fernery=a house for ferns, perennial=what comes back each year, sapling=a young tree, bower=a shady seat under leaves, posy=a small bunch of flowers, nosegay=a bunch to smell, tansy=a button-like flower, lupin=a spire of flowers, peony=the fullest of flowers, anemone=the wind flower, campion=a pink hedge flower, cloche=the glass that keeps a seedling warm, mulch=the blanket of a bed, arbor=a seat under leaves, teasel=a tall wild flower, wild+bed, fern+house, moss+garden, sweet+briar=the wild rose, moon+flower, ivy+gate, garden+gate, rose+hip, wall+flower, night+bloom, seed+pearl, thistle+bank, wood+sorrel, lady+fern, sun+dew, bell+flower, moss+rose, leaf+light, desert+rose, stone+crop=the plant that lives on a wall, aster=the star of autumn, borage=the blue star flower, calendula=the pot marigold, lavender=the scent of dry hills, nasturtium=the bright climber, snapdragon=the flower that bites, hellebore=the rose of winter, saxifrage=the breaker of stones, celandine=the first yellow star, speedwell=a small blue flower, eglantine=the sweet wild rose, gardenia=a white scented flower, agave=the sword of the desert, aloe=the healing leaf, yucca=the candle of the desert, saguaro=the giant of the desert, oasis=green in the sand, ocotillo=the flame of the desert, sempervivum=what lives for ever, tamarisk=the tree of dry shores, cotyledon=the first leaf, bonsai=a tree in a tray, dibber=the stick that plants, potager=a kitchen garden, parterre=a pattern of beds, pergola=a roof of climbers, mallow=a soft pink flower, zinnia=a bright summer flower",
      "fern moss stem bloom petal root thyme ivy briar leaf sage bud rose seed vine daisy poppy lily gate trowel",
    ],
    fr: [
      "jardin plante fleur botan paysag potager bouquet",
      "bouture=a cutting, treille=a climbing vine, capucine=nasturtium, pivoine=a peony, mousse=moss, ronce=a bramble, jonquille=a daffodil, bruyere=heather, lierre=ivy, pergola=a roof of climbers, serre=a glasshouse, glycine=wisteria, pensee=a pansy and a thought, tonnelle=an arbour, reseda=mignonette, bosquet=a grove, muguet=lily of the valley, bleuet=a cornflower, arrosoir=a watering can, rosier=a rose bush, semis=seedlings, plantule=a young plant, marguerite=a daisy, massif=a bed of flowers, trefle=clover, coquelicot=a poppy",
    ],
    de: [
      "garten pflanz blum gartner balkon strauss",
      "farn=a fern, moos=moss, knospe=a bud, ranke=a tendril, blatt=a leaf, mohn=a poppy, klee=clover, distel=a thistle, laube=a garden house, ginster=broom, spross=a shoot, efeu=ivy, kresse=cress, veilchen=a violet, aster=the star of autumn, malve=mallow, halm=a stalk, keim=a germ, wicke=sweet pea, flieder=lilac, gartentor=the garden gate, zweig=a twig, salbei=sage, holunder=elder, rosenholz=rosewood, grunspecht=a green woodpecker, ableger=a cutting",
    ],
    es: [
      "jardin planta flor vivero botan ramo",
      "brote=a shoot, retama=a yellow broom, helecho=a fern, petalo=a petal, amapola=a poppy, enredo=a tangle, jazmin=jasmine, huerto=a kitchen garden, tallo=a stem, trebol=clover, hiedra=ivy, azahar=orange blossom, lavanda=lavender, romero=rosemary, vergel=an orchard, parterre=a pattern of beds, margarita=a daisy, jara=the rock rose, semillero=a seedbed, esqueje=a cutting, maceta=a flowerpot, alheli=wallflower, malva=mallow, madreselva=honeysuckle, regadera=a watering can, azotea=the flat roof",
    ],
    pt: [
      "jardin planta flor viveiro botan ramo",
      "broto=a shoot, ramagem=the branches, folhagem=foliage, hera=ivy, papoila=a poppy, musgo=moss, violeta=a violet, canteiro=a flower bed, alecrim=rosemary, trevo=clover, urze=heather, lirio=a lily, estufa=a glasshouse, latada=a trellis, jasmim=jasmine, rebento=a shoot, girassol=a sunflower, alfazema=lavender, vaso=a flowerpot, malmequer=a daisy, tomilho=thyme, pomar=an orchard, folhinha=a small leaf",
    ],
    it: [
      "giardin piant fior vivaio botan bouquet",
      "germoglio=a shoot, felce=a fern, edera=ivy, petalo=a petal, papavero=a poppy, ramo=a branch, primula=a primrose, serra=a glasshouse, trifoglio=clover, ginestra=broom, glicine=wisteria, pervinca=periwinkle, talea=a cutting, stelo=a stem, margherita=a daisy, vaso=a flowerpot, muschio=moss, gelsomino=jasmine, lavanda=lavender, pergolato=a roof of climbers, viola=a violet, aiuola=a flower bed, girasole=a sunflower, bocciolo=a bud",
    ],
  },
  {
    id: "forest",
    scene: "the forest",
    en: [
      "forest wood woods tree trees woodland timber log cabin treehouse lumber bushcraft forag campfire",
      "alder=the tree by the water, rowan=the tree of red berries, hazel=the tree of nuts and dowsing, bracken=the fern of the woods, copse=a small wood, thicket=where trees stand close, canopy=the roof of a forest, heartwood=the strong core of a tree, grove=a small wood, acorn=what an oak begins as, hornbeam=the hardest of woods, aspen=the tree that trembles, sylvan=of the woods, larch=the conifer that turns gold, linden=the tree of village squares, tamarack=the larch of the north, juniper=the evergreen of the heath, coppice=a wood that grows again, burl=the knot in a tree, spinney=a small wood with thorns, tanager=a bright forest bird, bough=a great branch, whittle=to carve with a small knife, oak+wood, fern+hollow, wood+lark, pine+hill, tree+line, moss+path, owl+wood, birch+bark, red+pine, cone+wood, ash+grove, fir+light, wood+pecker, under+wood, stag+moor, willow+herb, sycamore=the tree with winged seeds, sequoia=the giant of trees, arboretum=a garden of trees, sapwood=the living wood, understory=what grows in the shade, timberline=where trees end, blackthorn=the bush of sloes, pinecone=the fruit of a fir, timber=wood for building, forester=who keeps the wood, yew=the oldest tree, mast=the nuts of a forest, sylva=the trees of a land, bosky=full of trees, chanterelle=the golden mushroom, woodbine=the wild honeysuckle",
      "oak fern ash elm birch pine moss bark twig acorn cedar grove log leaf thorn rowan cone path",
    ],
    fr: [
      "foret arbre arbres cabane sapin",
      "futaie=a tall old wood, clairiere=a clearing, chene=an oak, sylve=a forest, bosquet=a grove, aulne=an alder, sapin=a fir, bouleau=a birch, hetre=a beech, sousbois=what grows in the shade, erable=a maple, feuillage=foliage, ramure=branches, chataigne=a chestnut, lisiere=the edge of a wood, meleze=a larch, pinede=a pine wood, taillis=a coppice, gland=an acorn, racine=a root",
    ],
    de: [
      "wald baum baume forst hutte",
      "hain=a grove, lichtung=a clearing, eiche=an oak, tanne=a fir, erle=an alder, rinde=bark, buche=a beech, birke=a birch, ahorn=a maple, forst=a forest, wipfel=a treetop, moos=moss, farn=a fern, eichel=an acorn, larche=a larch, kiefer=a pine, dickicht=a thicket, waldrand=the edge of a wood, esche=an ash tree, zapfen=a cone, ast=a branch, holz=wood, wurzel=a root, stamm=a trunk",
    ],
    es: [
      "bosque arbol arboles cabana",
      "arboleda=a grove, roble=an oak, encina=a holm oak, aliso=an alder, claro=a clearing, corteza=bark, pinar=a pine wood, alamo=a poplar, fresno=an ash tree, haya=a beech, castano=a chestnut tree, abedul=a birch, abeto=a fir, bellota=an acorn, rama=a branch, hojarasca=fallen leaves, espesura=a thicket, serbal=a rowan, follaje=foliage, raiz=a root, alameda=a row of poplars, olmo=an elm, umbria=the shady side",
    ],
    pt: [
      "floresta arvore bosque cabana mata",
      "bosque=a wood, carvalho=an oak, clareira=a clearing, copa=the crown of a tree, sobreiro=a cork oak, pinhal=a pine wood, freixo=an ash tree, faia=a beech, castanheiro=a chestnut tree, bolota=an acorn, ramo=a branch, azinheira=a holm oak, folhagem=foliage, amieiro=an alder, tronco=a trunk, souto=a chestnut wood, raiz=a root, olmo=an elm, cedro=a cedar, jatoba=a tree of Brazil, ipe=a tree of yellow bloom",
    ],
    it: [
      "bosco foresta albero alberi",
      "radura=a clearing, quercia=an oak, ontano=an alder, fronda=leafy branches, selva=a forest, corteccia=bark, abete=a fir, betulla=a birch, faggio=a beech, frassino=an ash tree, pineta=a pine wood, ghianda=an acorn, castagno=a chestnut tree, larice=a larch, olmo=an elm, ramo=a branch, fogliame=foliage, cedro=a cedar, acero=a maple, boschetto=a small wood, radice=a root, sottobosco=what grows in the shade",
    ],
  },
  {
    id: "bee",
    scene: "the hive",
    en: [
      "bee bees honey hive beekeep apiar pollinat wax candle insect beeswax",
      "skep=the straw hive, nectar=what bees come for, apiary=a yard of hives, beeline=the straight way home, honeycomb=the six-sided store, clover=the bee’s meadow, forager=the bee that finds, tallow=the fat of candles, propolis=what seals a hive, hum=the sound of a busy hive, beeswax=the gold of candles, swarm=bees on the move, mead=the wine of honey, wick=the heart of a candle, melilot=honey clover, linden=the tree bees love, bumble=the slow round bee, amber=the colour of honey, honey+hill, bee+stone, clover+hive, gold+comb, hive+song, queen+bee, honey+dew, sun+hive, comb+light, heather+bell, bee+bread=what bees store, roof+hive, sky+clover, honey+suckle, lime+blossom, humming=the sound of summer, beekeeper=who keeps the hives, thyme+honey, smoker=what calms a hive, goldenrod=the last flower of the year, phacelia=the bee’s friend, nectary=where a flower keeps its sweet, pollen=the gold dust of flowers, taper=a thin candle, sconce=a light on the wall, apiarist=a keeper of bees, buzz=the sound of a hive, meadowsweet=the flower of mead, ambrosia=the food of gods",
      "bee hive comb wax clover hum wick heather mead honey gold bell thyme lime taper",
    ],
    fr: [
      "abeille miel ruche apicult cire bougie",
      "ruche=a hive, essaim=a swarm, rayon=a comb, nectar=what bees come for, butin=what a bee brings home, cire=wax, nectarine=a sweet fruit, alveole=a cell of a comb, miellee=the flow of honey, bourdon=a bumblebee, sauge=sage, bruyere=heather, rucher=a yard of hives, pollen=the gold dust, hydromel=mead, acacia=the tree of clear honey, mellifere=that bears honey, ambre=amber, chandelle=a candle",
    ],
    de: [
      "biene honig imker wachs kerze",
      "wabe=a comb, imme=an old word for bee, stock=a hive, tracht=what bees gather, wachs=wax, docht=a wick, honig=honey, bluete=a blossom, summ=a hum, imkerei=a yard of hives, biene=a bee, hummel=a bumblebee, nektar=nectar, kerze=a candle, zelle=a cell, waldhonig=forest honey, goldklee=golden clover",
    ],
    es: [
      "abeja miel colmena apicult cera vela velas",
      "panal=a comb, colmena=a hive, enjambre=a swarm, zumbido=the hum, cera=wax, brezo=heather, miel=honey, brezal=a heath, melero=a seller of honey, nectar=what bees come for, polen=the gold dust, abejar=a yard of hives, azahar=orange blossom, celdilla=a cell of a comb, ambar=amber, candela=a candle, flor=a flower, tomillo=thyme",
    ],
    pt: [
      "abelha mel colmeia apicult cera vela velas",
      "favo=a comb, colmeia=a hive, enxame=a swarm, zumbido=the hum, cera=wax, mel=honey, colmeal=a yard of hives, rosmaninho=wild lavender, nectar=what bees come for, polen=the gold dust, urze=heather, alveolo=a cell of a comb, ambar=amber, apiario=a yard of hives, melada=honeyed, candeia=a small lamp, alecrim=rosemary, zangao=a drone",
    ],
    it: [
      "api ape miele alveare apicolt cera candel",
      "favo=a comb, arnia=a hive, sciame=a swarm, ronzio=the hum, cera=wax, lume=a light, miele=honey, nettare=nectar, acacia=the tree of clear honey, alveare=a hive, celletta=a cell of a comb, polline=the gold dust, ambra=amber, apiario=a yard of hives, melata=honeydew, candela=a candle, tiglio=linden, erica=heather, sulla=the red clover of honey",
    ],
  },
];

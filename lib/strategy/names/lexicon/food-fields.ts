import type { ImageryField } from "./imagery-field";

/** What is baked, brewed, cooked and eaten. */
export const FOOD_FIELDS: readonly ImageryField[] = [
  {
    id: "bread",
    scene: "the bakehouse",
    en: [
      "bake baker bakery baking bread sourdough loaf loaves pastr croissant bagel dough flour pretzel",
      "levain=the starter that raises a loaf, crumb=the soft heart of a loaf, proof=the slow rise before the oven, hearth=the warm floor of an oven, batard=an oval loaf, boule=a round loaf, miche=a big country loaf, banneton=the basket a loaf rises in, ~knead=to work dough by hand, sheaf=a bundle of cut grain, millstone=the wheel that grinds flour, granary=the house where grain is kept, einkorn=the oldest of wheats, emmer=an ancient wheat, barm=the froth that raises dough, poolish=a starter left overnight, brioche=a rich golden loaf, bakestone=the stone under a loaf, oatmeal=the coarse flour of oats, semolina=the golden heart of wheat, hearth+loaf, sun+crumb, oven+bird=a small singer that builds an oven, bread+song, first+batch, morning+rye, rye+field, golden+crust, miller=one who grinds grain, bannock=a flat round oat loaf, focaccia=a flat bread with oil, ciabatta=a bread like a slipper, manchet=the fine white loaf of old, thresher=one who frees the grain, farl=a quarter of a flat loaf, dusting=the last touch of flour, stone+mill",
      "loaf oven rye oat crust flour grain salt mill wheat crumb batch hearth peel sheaf cob",
    ],
    fr: [
      "boulang pain pains levain patiss viennois farine fournil brioche",
      "mie=the soft crumb of bread, fournil=a bakehouse, fougasse=a slashed flat loaf, froment=wheat, meule=a millstone, croustille=a crisp bite, miette=a small crumb, grigne=the ear a baker cuts in a crust, epi=an ear of grain, petrin=the kneading trough, semoule=semolina, bannette=the basket a loaf rises in, gerbe=a sheaf, ficelle=a thin loaf, chapelure=crumbs for crust, moulin=a mill, huche=the bread chest, mitron=a baker’s boy, couronne=a loaf like a crown",
    ],
    de: [
      "back baeck brot sauerteig konditor brotchen mehl teig",
      "krume=the soft crumb of bread, kruste=crust, laib=a whole loaf, korn=grain, roggen=rye, dinkel=spelt, mehl=flour, muhle=a mill, garbe=a sheaf, ahre=an ear of grain, wecken=a long roll, stulle=a slice with something on it, backstein=a brick of an oven, emmer=an ancient wheat, hefe=yeast, anschnitt=the first slice, backer=a baker",
    ],
    es: [
      "panader pan panes masa reposter horno harina",
      "miga=a crumb, horno=an oven, trigo=wheat, hogaza=a big round loaf, espiga=an ear of wheat, tahona=an old mill bakery, molino=a mill, candeal=the finest wheat, centeno=rye, artesa=the kneading trough, mollete=a soft roll, rosca=a ring loaf, gavilla=a sheaf, cebada=barley, levadura=what raises a loaf, tahonero=the keeper of a mill bakery, panecillo=a small loaf",
    ],
    pt: [
      "padaria pao paes confeit forno farinha fermenta",
      "forno=an oven, trigo=wheat, migalha=a crumb, espiga=an ear of wheat, broa=a corn loaf, fornada=a batch from the oven, moinho=a mill, masseira=the kneading trough, centeio=rye, broinha=a small corn loaf, regueifa=a ring of sweet bread, azenha=a water mill, espigueiro=the granary on legs, fermento=what raises a loaf, molete=a soft roll, crosta=crust, farinha=flour",
    ],
    it: [
      "panett pane forn lievit pasticc farina",
      "mollica=the soft crumb of bread, forno=an oven, spiga=an ear of wheat, madia=the chest dough rises in, crosta=crust, fragrante=fresh from the oven, macina=a millstone, segale=rye, pagnotta=a round country loaf, michetta=a hollow roll of Milan, crescenta=a raised flat bread, mulino=a mill, covone=a sheaf, semola=semolina, fornaio=a baker, rosetta=a roll like a rose, grissino=a thin crisp stick, lievito=what raises a loaf",
    ],
  },
  {
    id: "coffee",
    scene: "the coffee bar",
    en: [
      "coffee cafe cafes espresso barista roast latte cappuccino",
      "crema=the golden foam of an espresso, arabica=the finer coffee plant, doppio=a double espresso, ristretto=a short espresso, demitasse=a small cup, portafilter=the handle of an espresso machine, percolate=to filter slowly, peaberry=a rare round coffee bean, carafe=a glass pourer, aroma=the first thing one notices, elevenses=the late morning break, slow+pour, morning+cup, high+roast, first+cup, red+cherry=the fruit around a bean, cortado=coffee cut with milk, macchiato=stained with milk, cupping=how coffee is tasted, refill=the second cup, moka=the pot of every Italian kitchen, dripper=the cone over a cup, counter=where one stands, marocchino=a small coffee with cocoa, barstool=the best seat, gooseneck=the spout of a careful pour, pour+over, sugar+spoon, mocha=the old coffee port, filter=what keeps the grounds, flat+cap, sip+song, second+cup, cup+hill, bean+field",
      "bean cup roast mug steam crema froth spoon saucer stool drip flint copper",
    ],
    fr: [
      "cafe torref",
      "tasse=a cup, grain=a bean, moulin=a mill, noisette=a coffee with a drop of milk, comptoir=the bar where one stands, ardoise=the slate with the day’s list, zinc=the counter of a bar, terrasse=the tables in the street, arome=aroma, soucoupe=a saucer, gorgee=a sip, percolo=the urn of a bar, moulu=freshly ground, filtre=a filter, pause=a break, matinal=of the morning, brulerie=the house where coffee is roasted",
    ],
    de: [
      "kaffee cafe rost",
      "bohne=a bean, tasse=a cup, plausch=a chat over coffee, mokka=a small strong coffee, pause=the break, muhle=a mill, kanne=a pot, schale=a small bowl, tresen=the counter, duft=the scent, melange=the coffee of Vienna, filter=what keeps the grounds, loffel=a spoon, kranzchen=a circle over coffee, schluck=a sip, brauner=a small coffee of Vienna, rosterei=a roastery, stehbar=a bar to stand at",
    ],
    es: [
      "cafe cafeter tostad",
      "cortado=coffee cut with milk, grano=a bean, tueste=the roast, sorbo=a sip, tertulia=a circle that talks over coffee, posos=coffee grounds, tacita=a small cup, molinillo=a small mill, aroma=the scent of the cup, tostadero=a roastery, manchado=milk stained with coffee, terraza=the tables in the street, sobremesa=the talk after a meal, carajillo=a coffee with spirit, cafetal=a grove of coffee, madrugada=the hour before dawn, recreo=a break, pocillo=a small cup",
    ],
    pt: [
      "cafe cafeter torr",
      "bica=a short coffee in Lisbon, gole=a sip, torra=the roast, pingado=coffee with a drop of milk, moagem=grinding, xicara=a cup, cimbalino=an espresso in Porto, galao=a tall milk coffee, cafezal=a grove of coffee, coador=the cloth filter, pires=a saucer, balcao=the counter, terreiro=where coffee dries, grao=a bean, aroma=the scent of the cup, cafeeiro=a coffee tree, chavena=a cup",
    ],
    it: [
      "caff torrefa espresso",
      "tazzina=a small cup, chicco=a bean, sorso=a sip, moka=the pot of every Italian kitchen, banco=the bar, miscela=a blend, macinino=a small mill, aroma=the scent of the cup, tostato=roasted, caraffa=a carafe, cucchiaino=a small spoon, bancone=the counter, corretto=coffee with a drop, napoletana=the pot one turns over, marocchino=a small coffee with cocoa, piattino=a saucer, mattina=the morning",
    ],
  },
  {
    id: "tea",
    scene: "the tea room",
    en: [
      "tea teas matcha herbal chai oolong infusion kombucha",
      "steep=to give leaves their time, oolong=a half-dark tea, kettle=the pot that sings, samovar=the urn of tea, infusion=leaves given time in water, camellia=the plant that gives tea, tisane=a tea of herbs, bergamot=the citrus in grey tea, tannin=the grip in a cup of tea, jasmine=the flower that scents tea, whisk=the brush of matcha, sencha=a green leaf tea, rooibos=the red bush, teasel=a tall wild flower, verbena=a herb for evening cups, chamomile=the flower of calm cups, first+flush=the first leaves of spring, tea+song, mist+leaf, green+hill, silver+tip=the finest buds, kettle+song, still+cup, leaf+well, high+garden, pekoe=young leaves with down, assam=strong tea of the north east, keemun=a red tea of China, gaiwan=a cup with a lid, strainer=what holds the leaves back, cosy=the hat of a pot, hibiscus=a red flower in the cup, elderflower=the white bloom of early summer, lemon+balm, monsoon=the rain that brings the leaf, teacake=what goes with it, infuser=what holds the leaves, saucer=what a cup rests on, matcha=powdered green leaf, osmanthus=a small sweet flower",
      "leaf cup pot steep kettle dew brew saucer spoon mint mist spout hill",
    ],
    fr: [
      "the thes tisane infusion",
      "tisane=a tea of herbs, verveine=verbena, tilleul=linden blossom, theiere=a teapot, feuille=a leaf, infuse=given time in water, theier=the tea bush, camomille=chamomile, menthe=mint, bouilloire=a kettle, jasmin=jasmine, melisse=lemon balm, cueillette=the picking, vapeur=steam, samovar=the urn of tea, tasse=a cup, ortie=nettle, sauge=sage",
    ],
    de: [
      "tee tees teeh krauter",
      "kanne=a pot, blatt=a leaf, minze=mint, melisse=lemon balm, linde=the linden tree, kamille=chamomile, hagebutte=rosehip, kessel=a kettle, sieb=a strainer, teestube=a tea room, holunder=elder, aufguss=the infusion, ernte=the picking, schafgarbe=yarrow, dampf=steam, lavendel=lavender, tasse=a cup",
    ],
    es: [
      "te tes infusion",
      "tetera=a teapot, menta=mint, manzanilla=chamomile, hojas=leaves, sorbo=a sip, poleo=a small mint, tila=linden blossom, hierbabuena=spearmint, melisa=lemon balm, jazmin=jasmine, cedron=lemon verbena, taza=a cup, vapor=steam, hervidor=a kettle, salvia=sage, hinojo=fennel",
    ],
    pt: [
      "cha chas infus",
      "folha=a leaf, erva=a herb, hortela=mint, bule=a teapot, cidreira=lemon balm, tilia=linden blossom, camomila=chamomile, chaleira=a kettle, poejo=a small mint, jasmim=jasmine, colheita=the picking, vapor=steam, chavena=a cup, salva=sage, limonete=lemon verbena, funcho=fennel, folhinha=a small leaf",
    ],
    it: [
      "te tisan infus",
      "foglia=a leaf, teiera=a teapot, melissa=lemon balm, menta=mint, verbena=a herb for evening cups, tisana=a tea of herbs, camomilla=chamomile, bollitore=a kettle, tiglio=linden, gelsomino=jasmine, malva=mallow, salvia=sage, colino=a strainer, tazza=a cup, vapore=steam, finocchio=fennel, raccolta=the picking, fiorita=in bloom",
    ],
  },
  {
    id: "kitchen",
    scene: "the kitchen",
    en: [
      "restaurant bistro diner kitchen chef dining cook meal lunch dinner recipe supper cater food pizza ramen taco burger noodle dumpling soup plate grocer leftover snack breakfast brunch canteen pasta sushi sauce vegan street-food",
      "larder=the cool room of good things, ladle=the spoon that serves, skillet=a heavy pan, trivet=the stand for a hot pot, umami=the fifth taste, morsel=a small good bite, ramekin=a small dish, saffron=the costliest spice, sorrel=a sour green leaf, cloche=the bell over a plate, tureen=the bowl of soup, potluck=a meal all bring, simmer=the quiet boil, feast=a meal to remember, caper=a salty bud, pinch=a cook’s smallest measure, brine=salted water, supper=the late meal, savory=a herb of summer, tamarind=a sour brown fruit, mirepoix=the base of a broth, garnish=the last touch, mezze=many small plates, picnic=a meal outdoors, salt+cellar, copper+pot, clay+oven, fork+field, hearth+stone, spoon+rest, garden+plate, olive+branch=a sign of peace, bay+leaf, fig+leaf, wood+fire, rolling+pin, pepper+corn, open+hearth, casserole=the pot for all, colander=the bowl with holes, tagine=the pot with the tall lid, platter=a large plate, chowder=a thick soup of the coast, gusto=with great joy, bouquet=herbs in a bunch, escabeche=fish in vinegar, zest=the bright outer peel, tapas=small plates, cassoulet=beans slowly cooked, rosemary=the herb of memory, tarragon=the little dragon of herbs, marjoram=a mild herb, chervil=a light spring herb, fennel=a herb with anise, nettle=the wild soup",
      "salt fork spoon dish bowl pan thyme plate table pepper pinch ladle olive bay hearth lemon copper basil fig board",
    ],
    fr: [
      "restaurant bistro traiteur cuisin repas recette plat plats gastronom cantine epicer pizz",
      "marmite=a cooking pot, louche=a ladle, tablee=all at one table, assiette=a plate, sarriette=the herb savory, cocotte=a cast iron pot, mitonne=cooked slowly, bouillon=a broth, casserole=a pan, fricot=a simple feast, popote=home cooking, potager=a kitchen garden, fourneau=the stove, cuillere=a spoon, laurier=bay, estragon=tarragon, fricassee=cooked in its sauce, romarin=rosemary, terrine=an earthen dish, goutte=a taste, gourmandise=joy in eating, sauciere=a sauce boat, tambouille=a homely stew, nappe=a tablecloth, mijote=slowly simmered, cantine=where all eat",
    ],
    de: [
      "restaurant gastst lokal koch kuche essen mahlzeit rezept lebensmittel mittag pizz imbiss suppe",
      "kelle=a ladle, prise=a pinch, schmaus=a feast, tafel=the laid table, topf=a pot, salbei=sage, kost=fare, herd=the stove, pfanne=a pan, loffel=a spoon, gabel=a fork, lorbeer=bay, eintopf=all in one pot, vesper=a cold supper, imbiss=a bite, brotzeit=bread and time, rosmarin=rosemary, majoran=marjoram, kerbel=chervil, tisch=a table, suppe=soup, liebstock=lovage, speise=a dish, garkuche=an old cookshop, happen=a bite, gaumen=the palate",
    ],
    es: [
      "restaurante comida cocin taquer tapa tapas receta almuerzo cena platos menu",
      "fogon=the stove, cazuela=an earthen pot, pizca=a pinch, sobremesa=the talk after a meal, mantel=a tablecloth, cuchara=a spoon, brasa=an ember, antojo=a craving, sarten=a pan, fuego=fire, laurel=bay, olla=a pot, puchero=a stew pot, bocado=a bite, merienda=the meal of the afternoon, comal=the griddle of tortillas, molcajete=the mortar of lava, sazon=the cook’s touch, guiso=a stew, mezcla=a mix, tomillo=thyme, parrilla=the grill, festin=a feast, alacena=the cupboard, cocido=the stew of Sunday, milpa=the maize field",
    ],
    pt: [
      "restaurante comida cozinha refeic receita almoco jantar petisco",
      "panela=a pot, pitada=a pinch, petisco=a small bite, tacho=a copper pot, colher=a spoon, brasa=an ember, tempero=the seasoning, fogao=the stove, lume=a fire, garfo=a fork, louro=bay, tomilho=thyme, merenda=the meal of the afternoon, caldo=a broth, cataplana=the copper pan of the Algarve, guisado=a stew, tasca=a small tavern, banquete=a feast, mesa=a table, paladar=the palate, fumeiro=the smokehouse, refogado=how every stew begins, cozido=the stew of Sunday, sabor=taste",
    ],
    it: [
      "ristorant trattor osteria cucina cibo pizz pranzo cena ricett pasta",
      "tavolata=a long shared table, mestolo=a ladle, pizzico=a pinch, tegame=a pan, brace=embers, sapore=taste, dispensa=the larder, pentola=a pot, forchetta=a fork, alloro=bay, rosmarino=rosemary, timo=thyme, merenda=the meal of the afternoon, soffritto=how every sauce begins, brodo=broth, boccone=a bite, focolare=the hearth, tagliere=a cutting board, origano=oregano, banchetto=a feast, convivio=a meal among friends, fiamma=a flame, padella=a pan, ghiotto=fond of good food, credenza=the sideboard, spuntino=a small bite",
    ],
  },
  {
    id: "brew",
    scene: "the brewhouse",
    en: [
      "beer brew ale ales lager cider hops malt pub taproom distill whisky whiskey gin rum spirit vodka bar cocktail",
      "barley=the grain of beer, tankard=a drinking mug, growler=a jug to carry home, firkin=a small cask, mashtun=where malt meets water, copperhead=the crown of a still, cooper=a maker of casks, tavern=the old public house, snug=the small room of a pub, alembic=an old still, juniper=the berry of gin, hogshead=a great cask, foam=the crown of a glass, chaser=the second glass, wassail=a toast to health, dram=a small measure, flagon=a big jug, hop+yard, barley+moon, copper+still, oak+cask, river+malt, stone+crock, long+bar, black+barrel, amber+well, malt+house, still+house, brew+song, public+house, punch+bowl, cask+hall, hop+bine=the climbing stem of hops, dray=the cart of a brewery, wort=what beer is made of, maltster=the maker of malt, stillroom=where spirits were kept, alehouse=the old public house, bitters=drops of bark and root, toddy=a hot glass, draught=fresh from the cask, barrelhouse=where casks stand, peat=the smoke of whisky, posset=a warm spiced drink, jigger=the measure of a bar, stave=one board of a cask, nightingale=the singer after closing time",
      "hop malt keg cask foam copper dram still tap barley oak rye stave bell smoke moon rivet",
    ],
    fr: [
      "bier brass cidre distill gin bar houblon cocktail",
      "houblon=hops, chope=a mug, mousse=the foam, tonneau=a cask, orge=barley, goulot=the neck of a bottle, alambic=a still, zinc=the counter of a bar, pression=from the tap, tonnelle=an arbour, levure=yeast, cuve=the brewing vat, malterie=a malt house, genievre=juniper, trinquee=glasses raised, buvette=a small bar, estaminet=an old tavern of the north, cervoise=the old ale, douelle=a stave, rasade=a full glass",
    ],
    de: [
      "bier brau hopfen malz gin schnaps bar kneipe",
      "hopfen=hops, malz=malt, krug=a mug, zapf=the tap, sud=a brew, fass=a cask, schaum=foam, tresen=the counter, humpen=a big tankard, brauhaus=a brewhouse, gerste=barley, zapfen=the tap, bock=a strong beer, daube=a stave, schoppen=a half measure, prost=to your health, kessel=the copper, wacholder=juniper",
    ],
    es: [
      "cervec cerveza bar ginebra destil sidra coctel",
      "lupulo=hops, malta=malt, espuma=foam, barril=a cask, cebada=barley, ronda=a round of drinks, jarra=a jug, trago=a sip, brindis=a toast, enebro=juniper, taberna=a tavern, cana=a small glass of beer, tonel=a cask, copa=a glass, chupito=a small shot, duela=a stave, tapeo=from bar to bar, verbena=a night fair, alambique=a still",
    ],
    pt: [
      "cerveja cervej bar gin destil cidra",
      "lupulo=hops, malte=malt, espuma=foam, barril=a cask, cevada=barley, caneca=a mug, rodada=a round of drinks, brinde=a toast, zimbro=juniper, taberna=a tavern, imperial=a glass of beer in Lisbon, tonel=a cask, copo=a glass, trago=a sip, alambique=a still, pipa=a great cask, lagareta=a small press, boteco=a corner bar, fino=a glass of beer in Porto",
    ],
    it: [
      "birr birra bar gin distill sidro",
      "luppolo=hops, malto=malt, schiuma=foam, botte=a cask, boccale=a mug, orzo=barley, brindisi=a toast, brocca=a jug, sorso=a sip, ginepro=juniper, taverna=a tavern, doga=a stave, fusto=a keg, caraffa=a carafe, tostino=a small roast, lievito=yeast, alambicco=a still, oste=the host, spina=the tap",
    ],
  },
  {
    id: "wine",
    scene: "the cellar",
    en: [
      "wine wines winery vineyard vintner grape sommelier champagne vine",
      "tendril=the curl of a vine, trellis=what a vine climbs, decant=to pour off with care, vendange=the grape harvest, vintner=one who makes wine, tannin=the grip of a red, cuvee=a chosen blend, claret=a red of the west, terroir=the taste of a place, carboy=a glass vessel, lees=what rests in the cask, magnum=a double bottle, arbor=a roof of vines, cellar=the cool dark room, goblet=a stemmed cup, oak=the wood of casks, corkscrew=the turn before the pour, verjus=the juice of green grapes, late+vine, vine+yard, cork+oak, long+cellar, sun+slope, stone+terrace, hill+vine, first+press, barrel+vault, wine+song, south+slope, old+vine, stem+ware, demijohn=a great bottle in wicker, vintage=the year of a wine, riddling=the turning of bottles, viticulture=the care of vines, solera=the stack of casks, finesse=the fine touch, muscat=the grape with the scent, sommelier=who knows the cellar, cooperage=where casks are made, ampelos=a vine, sabrage=opening with a sword, cru=a growth, claretcup=a summer drink, vinery=a house for vines, espalier=a trained vine, slope=where a vine sees the sun",
      "vine cork oak cask grape cellar glass stem slope stone jug stave sun ivy barrel",
    ],
    fr: [
      "vin vins vign caviste champagne raisin cepage",
      "sarment=a vine shoot, cepage=a grape variety, chai=the hall of casks, treille=a climbing vine, grappe=a bunch of grapes, lie=what rests in the cask, vendange=the grape harvest, clos=a walled vineyard, futaille=casks, bonde=the bung of a cask, robe=the colour of a wine, millesime=the year, coteau=the slope of vines, carafe=a glass pourer, grume=a single grape, pressoir=the press, foudre=a great cask, caveau=a small cellar, cuvier=the hall of vats, bouchon=a cork, lieu=a place, goutte=a drop",
    ],
    de: [
      "wein weine winzer rebe sekt trauben",
      "rebe=a vine, traube=a grape, keller=a cellar, ranke=a tendril, lese=the harvest, kelter=the press, kork=cork, fass=a cask, hang=a slope, trester=what the press leaves, spatlese=a late harvest, rebstock=a vine, schoppen=a half measure, steillage=a steep slope, winzer=a vintner, weinberg=a vineyard, kuper=a maker of casks, federweiss=the young wine",
    ],
    es: [
      "vino vinos vina bodega uva",
      "parra=a climbing vine, racimo=a bunch of grapes, barrica=a small cask, vendimia=the harvest, sarmiento=a vine shoot, copa=a glass, pampano=a vine leaf, bodega=a cellar, solera=the stack of casks, crianza=the raising of a wine, cepa=a vine stock, lagar=the press, tinaja=a great clay jar, corcho=cork, majuelo=a young vineyard, mosto=fresh juice, odre=a wineskin, tonel=a cask, porron=the jug with a spout, enebro=juniper",
    ],
    pt: [
      "vinho vinh adega uva",
      "videira=a vine, adega=a cellar, lagar=the stone press, vindima=the harvest, parreira=a climbing vine, cepa=a vine stock, quinta=an estate, talha=a great clay jar, cortica=cork, latada=a trellis of vines, socalco=a terrace of vines, mosto=fresh juice, rolha=a cork, tonel=a cask, bago=a single grape, borra=the lees",
    ],
    it: [
      "vino vini vign cantina uva enotec",
      "tralcio=a vine shoot, grappolo=a bunch of grapes, botte=a cask, calice=a stemmed glass, vendemmia=the harvest, pergola=a roof of vines, vigna=a vineyard, filare=a row of vines, tino=a vat, mosto=fresh juice, tappo=a cork, barrique=a small cask, vitigno=a grape variety, cantina=a cellar, colle=a hill, acino=a single grape, damigiana=a great bottle in wicker, ribolla=a grape of Friuli",
    ],
  },
  {
    id: "sweets",
    scene: "the sweet shop",
    en: [
      "sweet candy chocolate cake dessert ice-cream gelato cookie confection sugar honey jam donut cupcake pudding cocoa truffle nougat",
      "praline=nuts in burnt sugar, caramel=sugar just before it burns, nougat=honey and almonds, macaroon=a small almond cake, marzipan=almond paste, cocoa=the seed of chocolate, ganache=chocolate and cream, fondant=what melts, truffle=a small dark treasure, dollop=a generous spoonful, drizzle=a thin sweet line, meringue=sugar and air, humbug=a striped sweet, bonbon=a small sweet, sundae=ice cream with all on it, toffee=butter and sugar, sprinkle=the last bright touch, marmalade=oranges in a jar, gumdrop=a soft sweet, sherbet=a fizzing powder, syllabub=an old creamy dessert, trifle=a dessert in layers, nibble=a small bite, sugar+plum, butter+scotch, candy+floss, cherry+top, penny+sweet, sugar+moon, plum+cake, almond+moon, nut+brown, cocoa+bean, spun+sugar, red+velvet, snow+sugar, apple+snow, lollipop=a sweet on a stick, pavlova=meringue named after a dancer, madeleine=the cake of memory, pastille=a small round sweet, croquant=crisp caramel, eclair=a flash of pastry, profiterole=a small cream puff, gianduja=hazelnut and chocolate, affogato=ice drowned in coffee, cannoli=rolls of Sicily, sorbet=ice and fruit, gelatine=what sets a sweet, semifreddo=half frozen, treacle=dark syrup, turnover=fruit folded in pastry, pistachio=the green nut, cinder+toffee, parfait=a perfect cream, clafoutis=cherries in batter, frangipane=almond cream, mille+feuille, bauble=a bright small thing, dainty=small and fine",
      "sugar honey plum swirl almond fig cherry cocoa jam mint whirl nut pear spoon moon crumb",
    ],
    fr: [
      "chocolat bonbon gateau glace dessert sucre biscuit confis miel patisser",
      "praline=nuts in burnt sugar, guimauve=marshmallow, sucrine=a sweet little thing, dragee=a sugared almond, bergamote=a citrus for sweets, berlingot=a striped sweet, amande=an almond, cannelle=cinnamon, calisson=the almond sweet of Aix, sucette=a lollipop, macaron=a small almond cake, caramel=sugar just before it burns, friandise=a small treat, gourmandise=joy in sweets, noisette=hazelnut, pistache=pistachio, reglisse=liquorice, financier=a small almond cake, candi=crystal sugar, tuile=a curved wafer, sorbet=ice and fruit, meringue=sugar and air, nougatine=brittle, entremets=a sweet between, coulis=a fruit sauce, feuillete=of many leaves",
    ],
    de: [
      "schokol kuchen eis torte suss praline keks zucker honig bonbon",
      "mandel=an almond, zimt=cinnamon, krokant=brittle, zucker=sugar, naschwerk=sweets, honig=honey, sahne=cream, karamell=sugar just before it burns, nuss=a nut, lebkuchen=gingerbread, kipferl=a crescent, strudel=a rolled pastry, vanille=vanilla, streusel=crumbs on a cake, taler=a round sweet, waffel=a wafer, guss=icing, brause=fizz, baiser=a meringue and a kiss, haselnuss=hazelnut, schleck=a lick, kirsche=a cherry, plaetzchen=a small biscuit",
    ],
    es: [
      "chocolat dulce helad pastel caramel galleta azucar miel turron",
      "almendra=an almond, canela=cinnamon, turron=nougat of Alicante, miel=honey, golosina=a treat, dulzura=sweetness, merengue=sugar and air, caramelo=a sweet, barquillo=a rolled wafer, alfajor=a layered biscuit, avellana=hazelnut, mazapan=marzipan, polvoron=a crumbly biscuit, sorbete=ice and fruit, cajeta=goat’s milk caramel, piruleta=a lollipop, bizcocho=a sponge, vainilla=vanilla, nieve=snow and ice cream, cucurucho=a cone, horchata=the drink of tiger nuts, natilla=custard, canutillo=a small roll, regaliz=liquorice, granizado=crushed ice, cereza=a cherry",
    ],
    pt: [
      "chocolat doce gelad bolo sobremes acucar brigadeir sorvete mel",
      "canela=cinnamon, doceria=a sweet shop, amendoa=an almond, mel=honey, merengue=sugar and air, fatia=a slice, cocada=a coconut sweet, pastel=a small tart, suspiro=a meringue and a sigh, avela=hazelnut, queijada=a cheese tart, gelado=ice cream, rebucado=a hard sweet, sonho=a doughnut and a dream, baunilha=vanilla, maracuja=passion fruit, beijinho=a small kiss of coconut, pacoca=a peanut sweet, travesseiro=a pastry like a pillow, cereja=a cherry",
    ],
    it: [
      "cioccolat dolc gelat torta biscott zuccher miele confett",
      "mandorla=an almond, cannella=cinnamon, torrone=nougat, miele=honey, nocciola=a hazelnut, spumone=an airy dessert, zucchero=sugar, granita=crushed ice, cannolo=a roll of Sicily, amaretto=an almond biscuit, zabaione=egg and wine, panforte=the spiced cake of Siena, gianduia=hazelnut and chocolate, biscotto=baked twice, ciambella=a ring cake, vaniglia=vanilla, cornetto=a little horn, pralina=nuts in burnt sugar, frolla=short pastry, sorbetto=ice and fruit, cassata=the cake of Sicily, ciliegia=a cherry, bacio=a kiss, meringa=sugar and air, croccante=brittle",
    ],
  },
];

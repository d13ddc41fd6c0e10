import type { ImageryField } from "./imagery-field";

/** What is baked, brewed, cooked and eaten. */
export const FOOD_FIELDS: readonly ImageryField[] = [
  {
    id: "bread",
    scene: "the bakehouse",
    en: [
      "bake baker bakery baking bread sourdough loaf loaves pastr croissant bagel dough flour pretzel",
      "levain=the starter that raises a loaf, crumb=the soft heart of a loaf, proof=the slow rise before the oven, hearth=the warm floor of an oven, batard=an oval loaf, boule=a round loaf, miche=a big country loaf, banneton=the basket a loaf rises in, ~knead=to work dough by hand, sheaf=a bundle of cut grain, millstone=the wheel that grinds flour, granary=the house where grain is kept, einkorn=the oldest of wheats, emmer=an ancient wheat, barm=the froth that raises dough, poolish=a starter left overnight, brioche=a rich golden loaf, bakestone=the stone under a loaf, oatmeal=the coarse flour of oats, semolina=the golden heart of wheat",
      "loaf oven rye oat crust flour grain salt mill wheat crumb batch",
    ],
    fr: [
      "boulang pain pains levain patiss viennois farine fournil brioche",
      "mie=the soft crumb of bread, fournil=a bakehouse, fougasse=a slashed flat loaf, froment=wheat, meule=a millstone, croustille=a crisp bite, miette=a small crumb, grigne=the ear a baker cuts in a crust",
    ],
    de: [
      "back baeck brot sauerteig konditor brotchen mehl teig",
      "krume=the soft crumb of bread, kruste=crust, laib=a whole loaf, ofen=an oven, korn=grain, roggen=rye, dinkel=spelt, mehl=flour",
    ],
    es: [
      "panader pan panes masa reposter horno harina",
      "miga=a crumb, horno=an oven, trigo=wheat, hogaza=a big round loaf, espiga=an ear of wheat, tahona=an old mill bakery, molino=a mill",
    ],
    pt: [
      "padaria pao paes confeit forno farinha fermenta",
      "forno=an oven, trigo=wheat, migalha=a crumb, espiga=an ear of wheat, broa=a corn loaf, fornada=a batch from the oven, moinho=a mill",
    ],
    it: [
      "panett pane forn lievit pasticc farina",
      "mollica=the soft crumb of bread, forno=an oven, spiga=an ear of wheat, madia=the chest dough rises in, crosta=crust, fragrante=fresh from the oven, macina=a millstone",
    ],
    la: "panis=bread, farina=flour, spica=an ear of grain, furnus=an oven, gr artos=bread, gr sitos=grain",
    far: "da surdej=sourdough, sv limpa=a dark loaf, nl korst=crust, fi leipa=bread, cy bara=bread, eu ogia=bread",
  },
  {
    id: "coffee",
    scene: "the coffee bar",
    en: [
      "coffee cafe cafes espresso barista roast latte cappuccino",
      "crema=the golden foam of an espresso, arabica=the finer coffee plant, doppio=a double espresso, ristretto=a short espresso, demitasse=a small cup, portafilter=the handle of an espresso machine, percolate=to filter slowly, peaberry=a rare round coffee bean, carafe=a glass pourer, aroma=the first thing one notices, elevenses=the late morning break",
      "bean cup roast mug steam crema froth",
    ],
    fr: [
      "cafe torref",
      "tasse=a cup, grain=a bean, moulin=a mill, noisette=a coffee with a drop of milk, comptoir=the bar where one stands, ardoise=the slate with the day’s list",
    ],
    de: [
      "kaffee cafe rost",
      "bohne=a bean, tasse=a cup, plausch=a chat over coffee, mokka=a small strong coffee, pause=the break",
    ],
    es: [
      "cafe cafeter tostad",
      "cortado=coffee cut with milk, grano=a bean, tueste=the roast, sorbo=a sip, tertulia=a circle that talks over coffee, posos=coffee grounds",
    ],
    pt: [
      "cafe cafeter torr",
      "bica=a short coffee in Lisbon, gole=a sip, torra=the roast, pingado=coffee with a drop of milk, moagem=grinding",
    ],
    it: [
      "caff torrefa espresso",
      "tazzina=a small cup, chicco=a bean, sorso=a sip, moka=the pot of every Italian kitchen, banco=the bar, miscela=a blend",
    ],
    la: "calix=a cup, gr kaffa=the land of coffee",
    far: "sv fika=a pause with coffee, tr kahve=coffee, fi kahvi=coffee, id kopi=coffee, am buna=coffee in Ethiopia",
  },
  {
    id: "tea",
    scene: "the tea room",
    en: [
      "tea teas matcha herbal chai oolong infusion kombucha",
      "steep=to give leaves their time, oolong=a half-dark tea, kettle=the pot that sings, samovar=the urn of tea, caddy=the box tea is kept in, infusion=leaves given time in water, camellia=the plant that gives tea, tisane=a tea of herbs, bergamot=the citrus in grey tea, tannin=the grip in a cup of tea, jasmine=the flower that scents tea, whisk=the brush of matcha, sencha=a green leaf tea, rooibos=the red bush, teasel=a tall wild flower, verbena=a herb for evening cups, chamomile=the flower of calm cups",
      "leaf cup pot steep kettle dew brew",
    ],
    fr: [
      "the thes tisane infusion",
      "tisane=a tea of herbs, verveine=verbena, tilleul=linden blossom, theiere=a teapot, feuille=a leaf",
    ],
    de: [
      "tee tees teeh krauter",
      "kanne=a pot, blatt=a leaf, minze=mint, melisse=lemon balm, linde=the linden tree",
    ],
    es: ["te tes infusion", "tetera=a teapot, menta=mint, manzanilla=chamomile, hojas=leaves, sorbo=a sip"],
    pt: ["cha chas infus", "folha=a leaf, erva=a herb, hortela=mint, bule=a teapot, cidreira=lemon balm"],
    it: [
      "te tisan infus",
      "foglia=a leaf, teiera=a teapot, melissa=lemon balm, menta=mint, verbena=a herb for evening cups",
    ],
    la: "folium=a leaf, herba=a herb, calida=a warm drink, gr phyllo=a leaf",
    far: "ja sencha=green leaf tea, ja chabana=flowers of the tea room, tr cayla=with tea, zh cha=tea",
  },
  {
    id: "kitchen",
    scene: "the kitchen",
    en: [
      "restaurant bistro diner kitchen chef dining cook meal lunch dinner recipe supper cater food pizza ramen taco burger noodle dumpling soup plate grocer leftover snack breakfast brunch canteen pasta sushi sauce vegan street-food",
      "larder=the cool room of good things, ladle=the spoon that serves, skillet=a heavy pan, trivet=the stand for a hot pot, umami=the fifth taste, morsel=a small good bite, ramekin=a small dish, saffron=the costliest spice, sorrel=a sour green leaf, cloche=the bell over a plate, tureen=the bowl of soup, potluck=a meal all bring, simmer=the quiet boil, feast=a meal to remember, caper=a salty bud, pinch=a cook’s smallest measure, brine=salted water, supper=the late meal, savory=a herb of summer, tamarind=a sour brown fruit, mirepoix=the base of a broth, garnish=the last touch, mezze=many small plates, picnic=a meal outdoors",
      "salt fork spoon dish bowl pan thyme plate table pepper pinch ladle",
    ],
    fr: [
      "restaurant bistro traiteur cuisin repas recette plat plats gastronom cantine epicer pizz",
      "marmite=a cooking pot, louche=a ladle, tablee=all at one table, assiette=a plate, sarriette=the herb savory, cocotte=a cast iron pot, mitonne=cooked slowly, bouillon=a broth",
    ],
    de: [
      "restaurant gastst lokal koch kuche essen mahlzeit rezept lebensmittel mittag pizz imbiss suppe",
      "kelle=a ladle, prise=a pinch, schmaus=a feast, tafel=the laid table, topf=a pot, salbei=sage, kost=fare",
    ],
    es: [
      "restaurante comida cocin taquer tapa tapas receta almuerzo cena platos menu",
      "fogon=the stove, cazuela=an earthen pot, pizca=a pinch, sobremesa=the talk after a meal, mantel=a tablecloth, cuchara=a spoon, brasa=an ember, antojo=a craving",
    ],
    pt: [
      "restaurante comida cozinha refeic receita almoco jantar petisco",
      "panela=a pot, pitada=a pinch, petisco=a small bite, tacho=a copper pot, colher=a spoon, brasa=an ember, tempero=the seasoning",
    ],
    it: [
      "ristorant trattor osteria cucina cibo pizz pranzo cena ricett pasta",
      "tavolata=a long shared table, mestolo=a ladle, pizzico=a pinch, tegame=a pan, brace=embers, sapore=taste, dispensa=the larder",
    ],
    la: "mensa=a table, sapor=taste, cena=a meal, coquina=a kitchen, sal=salt, gr trapeza=a table, gr mageiros=a cook",
    far: "ja umami=the fifth taste, tr sofra=the laid table, ro masa=the table, sv knaper=crisp, eu sukalde=kitchen, hi thali=the round plate",
  },
  {
    id: "brew",
    scene: "the brewhouse",
    en: [
      "beer brew ale ales lager cider hops malt pub taproom distill whisky whiskey gin rum spirit vodka bar cocktail",
      "barley=the grain of beer, tankard=a drinking mug, growler=a jug to carry home, firkin=a small cask, mashtun=where malt meets water, copperhead=the crown of a still, cooper=a maker of casks, tavern=the old public house, snug=the small room of a pub, alembic=an old still, juniper=the berry of gin, hogshead=a great cask, foam=the crown of a glass, chaser=the second glass, angelshare=what a cask gives the air, wassail=a toast to health, dram=a small measure, flagon=a big jug",
      "hop malt keg cask foam copper dram still tap barley",
    ],
    fr: [
      "bier brass cidre distill gin bar houblon cocktail",
      "houblon=hops, chope=a mug, mousse=the foam, tonneau=a cask, orge=barley, goulot=the neck of a bottle, alambic=a still",
    ],
    de: [
      "bier brau hopfen malz gin schnaps bar kneipe",
      "hopfen=hops, malz=malt, krug=a mug, zapf=the tap, sud=a brew, fass=a cask, schaum=foam",
    ],
    es: [
      "cervec cerveza bar ginebra destil sidra coctel",
      "lupulo=hops, malta=malt, espuma=foam, barril=a cask, cebada=barley, ronda=a round of drinks",
    ],
    pt: [
      "cerveja cervej bar gin destil cidra",
      "lupulo=hops, malte=malt, espuma=foam, barril=a cask, cevada=barley, caneca=a mug, rodada=a round of drinks",
    ],
    it: [
      "birr birra bar gin distill sidro",
      "luppolo=hops, malto=malt, schiuma=foam, botte=a cask, boccale=a mug, orzo=barley, brindisi=a toast",
    ],
    la: "spuma=foam, hordeum=barley, cupa=a cask, gr zythos=beer",
    far: "da skaal=cheers, nl brouw=a brew, ga uisce=water, cs chmel=hops, fi olut=beer",
  },
  {
    id: "wine",
    scene: "the cellar",
    en: [
      "wine wines winery vineyard vintner grape sommelier champagne vine",
      "tendril=the curl of a vine, trellis=what a vine climbs, decant=to pour off with care, vendange=the grape harvest, vintner=one who makes wine, tannin=the grip of a red, cuvee=a chosen blend, claret=a red of the west, terroir=the taste of a place, carboy=a glass vessel, ullage=the air in a bottle, lees=what rests in the cask, magnum=a double bottle, arbor=a roof of vines, cellar=the cool dark room, goblet=a stemmed cup, oak=the wood of casks, corkscrew=the turn before the pour, verjus=the juice of green grapes",
      "vine cork oak cask grape cellar glass stem",
    ],
    fr: [
      "vin vins vign caviste champagne raisin cepage",
      "sarment=a vine shoot, cepage=a grape variety, chai=the hall of casks, treille=a climbing vine, grappe=a bunch of grapes, lie=what rests in the cask, vendange=the grape harvest",
    ],
    de: [
      "wein weine winzer rebe sekt trauben",
      "rebe=a vine, traube=a grape, keller=a cellar, ranke=a tendril, lese=the harvest, kelter=the press",
    ],
    es: [
      "vino vinos vina bodega uva",
      "parra=a climbing vine, racimo=a bunch of grapes, barrica=a small cask, vendimia=the harvest, sarmiento=a vine shoot, copa=a glass, pampano=a vine leaf",
    ],
    pt: [
      "vinho vinh adega uva",
      "videira=a vine, adega=a cellar, cacho=a bunch of grapes, lagar=the stone press, vindima=the harvest, parreira=a climbing vine",
    ],
    it: [
      "vino vini vign cantina uva enotec",
      "tralcio=a vine shoot, grappolo=a bunch of grapes, botte=a cask, calice=a stemmed glass, vendemmia=the harvest, pergola=a roof of vines",
    ],
    la: "vitis=a vine, vinea=a vineyard, uva=a grape, racemus=a bunch of grapes, gr oinos=wine, gr ampelos=a vine",
    far: "ka marani=a cellar, el klima=a vine, hu hordo=a cask, ro vita=a vine",
  },
  {
    id: "sweets",
    scene: "the sweet shop",
    en: [
      "sweet candy chocolate cake dessert ice-cream gelato cookie confection sugar honey jam donut cupcake pudding cocoa truffle nougat",
      "praline=nuts in burnt sugar, caramel=sugar just before it burns, nougat=honey and almonds, macaroon=a small almond cake, marzipan=almond paste, cocoa=the seed of chocolate, ganache=chocolate and cream, fondant=what melts, truffle=a small dark treasure, dollop=a generous spoonful, drizzle=a thin sweet line, meringue=sugar and air, humbug=a striped sweet, bonbon=a small sweet, sundae=ice cream with all on it, toffee=butter and sugar, sprinkle=the last bright touch, marmalade=oranges in a jar, gumdrop=a soft sweet, sherbet=a fizzing powder, syllabub=an old creamy dessert, trifle=a dessert in layers, nibble=a small bite",
      "sugar honey plum swirl almond fig cherry cocoa jam mint",
    ],
    fr: [
      "chocolat bonbon gateau glace dessert sucre biscuit confis miel patisser",
      "praline=nuts in burnt sugar, guimauve=marshmallow, sucrine=a sweet little thing, dragee=a sugared almond, bergamote=a citrus for sweets, berlingot=a striped sweet, amande=an almond, cannelle=cinnamon",
    ],
    de: [
      "schokol kuchen eis torte suss praline keks zucker honig bonbon",
      "mandel=an almond, zimt=cinnamon, krokant=brittle, zucker=sugar, naschwerk=sweets, honig=honey, sahne=cream",
    ],
    es: [
      "chocolat dulce helad pastel caramel galleta azucar miel turron",
      "almendra=an almond, canela=cinnamon, turron=nougat of Alicante, miel=honey, golosina=a treat, dulzura=sweetness, merengue=sugar and air",
    ],
    pt: [
      "chocolat doce gelad bolo sobremes acucar brigadeir sorvete mel",
      "canela=cinnamon, doceria=a sweet shop, amendoa=an almond, mel=honey, merengue=sugar and air, fatia=a slice, cocada=a coconut sweet",
    ],
    it: [
      "cioccolat dolc gelat torta biscott zuccher miele confett",
      "mandorla=an almond, cannella=cinnamon, torrone=nougat, miele=honey, nocciola=a hazelnut, spumone=an airy dessert, zucchero=sugar",
    ],
    la: "dulcis=sweet, mel=honey, saccharum=sugar, mulsum=honeyed wine, gr glyka=sweet things, gr meli=honey",
    far: "da sukker=sugar, tr lokum=a soft sweet, hi mithai=sweets, ja amai=sweet, pl miodek=little honey",
  },
];

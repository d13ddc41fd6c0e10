import type { ImageryField } from "./imagery-field";

/** What is made by hand, mended and driven. */
export const MAKING_FIELDS: readonly ImageryField[] = [
  {
    id: "cloth",
    scene: "the sewing room",
    en: [
      "fashion cloth clothing clothes textile sew sewing tailor knit knitting fabric linen wool yarn dress denim wardrobe shirt garment weav quilt embroider silk cotton apparel",
      "selvedge=the edge that keeps cloth from fraying, bobbin=the spool of a machine, basting=the first loose stitch, thimble=what guards a finger, twill=a weave of slanting lines, gusset=the piece that gives room, hem=the finished edge, warp=the threads that hold, weft=the thread that travels, calico=plain cotton, seersucker=a summer cotton, raglan=a slanted sleeve, distaff=the staff of a spinner, heddle=what lifts the threads of a loom, velour=a soft pile, tweed=a rough wool of the north, gingham=checked cotton, spindle=what twists wool to yarn, chambray=a light work cloth, ticking=a striped linen, damask=a figured silk, placket=the opening of a shirt, toile=the first trial of a dress, haberdash=to deal in small things, worsted=a smooth wool",
      "thread hem seam stitch loom weft linen twill pin yarn cuff thimble",
    ],
    fr: [
      "mode vetement couture tissu laine tricot textile robe lin",
      "ourlet=a hem, fil=a thread, bobine=a spool, toile=the first trial of a dress, navette=a shuttle, faufil=a basting thread, trame=the weft",
    ],
    de: [
      "mode kleid stoff schneider wolle strick textil leinen nah",
      "faden=a thread, saum=a hem, naht=a seam, zwirn=twine, spule=a spool, knopf=a button, webe=a weave",
    ],
    es: [
      "moda ropa costura tejido lana textil vestido lino",
      "hilo=a thread, hilera=a row of thread, puntada=a stitch, dobladillo=a hem, trama=the weft, ovillo=a ball of yarn, dedal=a thimble",
    ],
    pt: [
      "moda roupa costura tecido la lan textil vestido linho",
      "linha=a thread, ponto=a stitch, bainha=a hem, trama=the weft, novelo=a ball of yarn, dedal=a thimble, tear=a loom",
    ],
    it: [
      "moda abbigliament sartor tessut lana maglia vestit lino",
      "filo=a thread, orlo=a hem, trama=the weft, spola=a shuttle, gomitolo=a ball of yarn, ditale=a thimble, telaio=a loom",
    ],
    la: "filum=a thread, lana=wool, textum=a cloth, sericum=silk, tela=a web, gr nema=a thread, gr mitos=a thread of the warp",
    far: "ja ito=a thread, ja kasuri=a woven pattern, fi lanka=yarn, sv trad=a thread, cy edau=a thread, tr dokuma=a weave",
  },
  {
    id: "shoe",
    scene: "the cobbler’s bench",
    en: [
      "shoe shoes sneaker boot boots leather cobbler sandal bag bags belt wallet saddle footwear sock",
      "welt=the strip that binds sole and shoe, brogue=a shoe with punched holes, insole=the inner sole, saunter=to walk without hurry, cordwain=fine leather for shoes, awl=the tool that pierces leather, hobnail=the stud of a boot, oxford=a laced shoe, grommet=the ring of a lace, bootjack=what helps boots off, footfall=the sound of a step, amble=to walk with ease, satchel=a bag with a strap, buckle=what closes a belt, ramble=to walk for the joy of it, tannery=where leather is made, eyelet=the small round hole, bridle=fine strap leather, strider=one with a long step, sole=what meets the ground, suede=the soft side of leather, cobblestone=the old road, patina=the beauty of use, loafer=a shoe without laces",
      "lace sole heel hide strap tread buckle step awl welt",
    ],
    fr: [
      "chaussur cuir botte sac maroquin sandale basket",
      "semelle=a sole, lacet=a lace, trepointe=a welt, foulee=a stride, boucle=a buckle, besace=a satchel",
    ],
    de: [
      "schuh leder stiefel tasche sandale sattler",
      "sohle=a sole, leisten=a shoemaker’s last, riemen=a strap, schnalle=a buckle, ahle=an awl, tritt=a step",
    ],
    es: [
      "zapat cuero bota bolso sandalia calzado marroquin",
      "suela=a sole, horma=a shoemaker’s last, hebilla=a buckle, zancada=a stride, cordon=a lace, alforja=a saddlebag",
    ],
    pt: [
      "sapat couro bota bolsa sandalia calcado",
      "sola=a sole, forma=a shoemaker’s last, fivela=a buckle, passada=a stride, atacador=a lace, alforge=a saddlebag",
    ],
    it: [
      "scarp cuoio pelle stival borsa sandal calzatur",
      "suola=a sole, tomaia=the upper of a shoe, fibbia=a buckle, falcata=a stride, laccio=a lace, bisaccia=a saddlebag",
    ],
    la: "solea=a sandal, corium=leather, caliga=a soldier’s boot, gressus=a step, gr pedilon=a sandal, gr bema=a step",
    far: "ja tabi=a journey and a sock, sv lader=leather, nl zool=a sole, cy lledr=leather",
  },
  {
    id: "jewel",
    scene: "the goldsmith’s bench",
    en: [
      "jewel jewelry jewellery ring rings gold silver gem diamond necklace watch watches earring pearl luxury luxurious bespoke perfume",
      "facet=a cut face of a stone, filigree=lace made of wire, cabochon=a stone cut round, bezel=the rim that holds a stone, carat=the weight of a gem, garnet=the red of a pomegranate, beryl=a sea-green stone, moonstone=the stone with its own light, cameo=a picture cut in a shell, lustre=a soft shine, trinket=a small treasure, citrine=the yellow quartz, solitaire=one stone alone, peridot=the green of evening, assay=the test of gold, signet=the ring that seals, jacinth=a reddish gem, baroque=an odd-shaped pearl, brilliant=the cut that shines most, parure=a set that belongs together, onyx=the black banded stone, aureate=golden, reverie=a waking dream",
      "gem gild pearl ring clasp opal gold facet jet",
    ],
    fr: [
      "bijou joaill bague or argent montre perle luxe parfum",
      "ecrin=a jewel case, parure=a set of jewels, eclat=a flash, orfevre=a goldsmith, sillage=the trail of a scent, chaton=the setting of a stone",
    ],
    de: [
      "schmuck ring gold silber uhr perle luxus parfum",
      "facette=a cut face, glanz=lustre, fassung=a setting, karat=the weight of a gem, schatulle=a jewel case, silber=silver",
    ],
    es: [
      "joya joyer anillo oro plata reloj perla lujo perfume",
      "alhaja=a jewel, quilate=a carat, engaste=a setting, faceta=a cut face, destello=a flash, filigrana=lace made of wire",
    ],
    pt: [
      "joia joalh anel ouro prata relogio perola luxo perfume",
      "quilate=a carat, faceta=a cut face, engaste=a setting, fulgor=a glow, filigrana=lace made of wire, prenda=a treasured gift",
    ],
    it: [
      "gioiell anell oro argent orolog perla lusso profum",
      "castone=a setting, carato=a carat, monile=a necklace, fulgore=a glow, filigrana=lace made of wire, orafo=a goldsmith",
    ],
    la: "gemma=a gem, aurum=gold, argent=silver, anulus=a ring, decus=an ornament, nitor=a sheen, gr chrysos=gold, gr kosmos=an ornament and a world",
    far: "ja tama=a jewel, tr inci=a pearl, fi helmi=a pearl, cy tlws=a jewel, sv guld=gold",
  },
  {
    id: "clay",
    scene: "the potter’s studio",
    en: [
      "ceramic pottery clay mug mugs porcelain tile glass glassblow handmade craft craftsm artisan handcraft pot kiln vase",
      "kiln=the oven of a potter, bisque=clay fired once, slipware=pottery drawn with liquid clay, celadon=a pale green glaze, terracotta=fired earth, sgraffito=a pattern scratched in clay, crackle=the fine lines of a glaze, stoneware=clay fired hard, tessera=a stone of a mosaic, beaker=a cup without a handle, grog=fired clay ground fine, crucible=the pot of great heat, saltglaze=glaze made of salt and fire, kaolin=the white clay, potter=one who works the wheel, jug=what pours, ewer=a tall jug, earthen=made of earth, vessel=what holds, whorl=the turn of a wheel, cullet=glass that becomes glass again",
      "clay kiln mug slip wheel cup glaze jug bowl shard",
    ],
    fr: [
      "ceramiq poterie argile porcelaine verre artisan faience",
      "argile=clay, glaise=potter’s clay, email=a glaze, potier=a potter, tournette=the turning wheel, terrine=an earthen dish",
    ],
    de: [
      "keramik topfer ton porzellan glas handwerk handgemacht",
      "glasur=a glaze, scherbe=a shard, krug=a jug, ton=clay and a tone, becher=a beaker, lehm=loam",
    ],
    es: [
      "ceramic alfarer barro arcilla porcelana vidrio artesan",
      "barro=clay, alfar=a pottery, arcilla=clay, torno=the wheel, vasija=a vessel, botijo=a clay water jug, loza=earthenware",
    ],
    pt: [
      "ceramic olaria barro argila porcelana vidro artesan",
      "barro=clay, olaria=a pottery, roda=the wheel, louca=crockery, moringa=a clay water jug, azulejo=a glazed tile",
    ],
    it: [
      "ceramic terracott argilla porcellan vetro artigian",
      "creta=clay, tornio=the wheel, smalto=a glaze, coccio=earthenware, brocca=a jug, maiolica=painted earthenware",
    ],
    la: "argilla=clay, figulus=a potter, testa=an earthen pot, vitrum=glass, vas=a vessel, gr keramos=potter’s clay, gr pelos=clay",
    far: "ja tsuchi=earth, ja utsuwa=a vessel, fi savi=clay, tr comlek=a clay pot, sv lera=clay",
  },
  {
    id: "wood",
    scene: "the joiner’s shop",
    en: [
      "furniture woodwork carpent joiner cabinet wooden chair table shelf shelves interior skateboard guitar toy-maker oak desk",
      "dovetail=the joint that needs no nail, burr=the knotted wood of a walnut, mortise=the hole of a joint, bevel=a slanted edge, spokeshave=the tool for round work, lathe=what turns wood, settle=a bench with a high back, walnut=the dark fine wood, veneer=a thin leaf of wood, heartwood=the strong core of a tree, tenon=the tongue of a joint, trestle=the legs of a table, plumb=exactly upright, whittle=to carve with a small knife, kerf=the cut of a saw, sawyer=one who saws, turnery=the turner’s art, rabbet=a groove that holds a board, hewn=cut with an axe, chamfer=a softened edge, marquetry=pictures in wood, mallet=the wooden hammer, ladderback=a chair of rungs, joinery=the art of fitting wood",
      "plane oak peg grain bench saw plank joint burr ash",
    ],
    fr: [
      "meuble bois menuis ebenist chaise etager",
      "copeau=a wood shaving, rabot=a plane, tenon=the tongue of a joint, merisier=wild cherry wood, varlope=a long plane, noyer=walnut",
    ],
    de: [
      "mobel holz schreiner tischler stuhl regal",
      "span=a wood shaving, hobel=a plane, zarge=the frame of a table, maser=the figure of wood, zinken=a dovetail, nussbaum=walnut",
    ],
    es: [
      "mueble madera carpint ebanist silla estanter",
      "viruta=a wood shaving, cepillo=a plane, veta=the grain, nogal=walnut, taller=the workshop, escuadra=a set square",
    ],
    pt: [
      "movel moveis madeira carpint marcenar cadeira",
      "apara=a wood shaving, plaina=a plane, veio=the grain, nogueira=walnut, oficina=the workshop, tora=a log",
    ],
    it: [
      "mobil legno falegnam ebanist sedia",
      "truciolo=a wood shaving, pialla=a plane, venatura=the grain, noce=walnut, bottega=the workshop, intarsio=inlay",
    ],
    la: "lignum=wood, faber=a maker, tabula=a board, acer=maple, buxus=boxwood, gr xylon=wood, gr tekton=a carpenter",
    far: "ja kumiki=joined wood, ja hinoki=a fragrant cypress, fi puu=wood, sv snickra=to do joinery, cy pren=wood",
  },
  {
    id: "repair",
    scene: "the repair bench",
    en: [
      "repair fix mend restor refurbish recycl upcycl reuse second-hand secondhand used vintage thrift circular waste refill spare broken zero-waste sustainab compost antique retro heirloom salvage",
      "kintsugi=the art of mending with gold, patina=the beauty of use, heirloom=what is handed on, darn=to mend with a needle, rivet=what holds two plates, tinker=one who mends pots, cobble=to put together again, salvage=what is saved, evergreen=what never goes out of leaf, solder=what joins metal, ~mend=to make whole, magpie=the bird that keeps bright things, patchwork=new from many old pieces, provenance=where a thing has been, encore=once more please, perpetua=the everlasting, afterlife=what comes after first use, keepsake=what one keeps, anew=once more, phoenix=the bird that rises again, vestige=a trace of before, loop=the line that comes back, tinsmith=the mender of tin, rework=to make it new",
      "patch mend rivet tin loop bolt darn thread spare",
    ],
    fr: [
      "repar restaur recycl upcycl occasion seconde vintage vrac retouche friperie brocante ancien compost",
      "rustine=a patch for a tyre, chine=the hunt for old things, patine=the beauty of use, ravaud=a darn, brocante=old things for sale, reprise=a darn and a new start, encore=once more",
    ],
    de: [
      "repar restaur recycl upcycl gebraucht secondhand alt unverpackt flick",
      "flicken=a patch, niete=a rivet, patina=the beauty of use, nadel=a needle, kreislauf=the cycle, trodel=old things for sale",
    ],
    es: [
      "repar restaur recicl segunda usad vintage granel antigu compost",
      "remiendo=a patch, zurcido=a darn, patina=the beauty of use, reestreno=a second first night, rastro=the flea market, apano=a neat fix",
    ],
    pt: [
      "repar restaur recicl segunda usad vintage granel antig conserta",
      "remendo=a patch, conserto=a repair, feira=the market, patina=the beauty of use, retalho=a scrap of cloth, volta=a return",
    ],
    it: [
      "ripar restaur ricicl seconda usat vintage sfuso antic",
      "rammendo=a darn, toppa=a patch, patina=the beauty of use, riuso=using again, rigatt=a dealer in old things, rinascita=a rebirth",
    ],
    la: "renovo=I renew, integro=I make whole, iterum=once more, vetus=old, redux=brought back, gr palin=again, gr neos=new",
    far: "ja kintsugi=mending with gold, ja mottai=too good to waste, nl kringloop=a cycle, da genbrug=use again, sv lappa=to patch",
  },
  {
    id: "machine",
    scene: "the machine hall",
    en: [
      "machine robot manufactur factory industrial hardware tool tools 3d-print engineer engine mechanic metal steel weld forge automation sensor device electronics car cars vehicle automotive garage truck motor motorcycle tire parking ev",
      "camshaft=what times an engine, gasket=what seals a joint, flywheel=the wheel that keeps going, caliper=what measures true, torque=the force that turns, ratchet=what turns one way only, anvil=what a smith works on, piston=what drives an engine, trammel=what draws an ellipse, sprocket=a wheel with teeth, gantry=the frame over a track, lathe=what turns metal, ingot=metal ready to be made, throttle=what sets the pace, chassis=the frame of a car, governor=what keeps an engine steady, drivetrain=all that moves the wheels, jig=what guides a tool, kaizen=always a little better, mandrel=what work is shaped around, ferrous=of iron, coachwork=the body of a car, runabout=a small open car, overdrive=the highest gear, semaphore=the signal arm",
      "gear cog bolt rivet forge axle steel crank anvil piston",
    ],
    fr: [
      "machine robot usine industri outil mecan moteur metal voiture auto garage camion impression",
      "rouage=a wheel in the works, engrenage=gears, piston=what drives an engine, enclume=an anvil, etau=a vice, bielle=a connecting rod",
    ],
    de: [
      "maschin robot fabrik industri werkzeug mechan motor metall auto werkstatt lkw",
      "zahnrad=a cogwheel, amboss=an anvil, kolben=a piston, welle=a shaft and a wave, niete=a rivet, schwung=momentum",
    ],
    es: [
      "maquin robot fabric industri herramient mecan motor metal coche auto taller camion",
      "engranaje=gears, yunque=an anvil, fragua=a forge, biela=a connecting rod, tuerca=a nut, torno=a lathe",
    ],
    pt: [
      "maquin robo fabric industri ferrament mecan motor metal carro auto oficina camiao",
      "engrenagem=gears, bigorna=an anvil, forja=a forge, biela=a connecting rod, porca=a nut, torno=a lathe",
    ],
    it: [
      "macchin robot fabbric industri attrezz meccan motor metall auto officina camion",
      "incudine=an anvil, biella=a connecting rod, fucina=a forge, ghiera=a ring nut, perno=a pivot, tornio=a lathe",
    ],
    la: "faber=a maker, machina=a machine, ferrum=iron, rota=a wheel, fabrica=a workshop, motus=movement, gr ergon=work, gr mechane=a device",
    far: "ja takumi=a master of craft, fi konepaja=a machine shop, sv verk=a work, nl smid=a smith, cz robota=work",
  },
];

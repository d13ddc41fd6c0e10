import type { ImageryField } from "./imagery-field";

/** What is made by hand, mended and driven. */
export const MAKING_FIELDS: readonly ImageryField[] = [
  {
    id: "cloth",
    scene: "the sewing room",
    en: [
      "fashion cloth clothing clothes textile sew sewing tailor knit knitting fabric linen wool yarn dress denim wardrobe shirt garment weav quilt embroider silk cotton apparel",
      "selvedge=the edge that keeps cloth from fraying, bobbin=the spool of a machine, basting=the first loose stitch, thimble=what guards a finger, twill=a weave of slanting lines, gusset=the piece that gives room, hem=the finished edge, warp=the threads that hold, weft=the thread that travels, calico=plain cotton, seersucker=a summer cotton, raglan=a slanted sleeve, distaff=the staff of a spinner, heddle=what lifts the threads of a loom, velour=a soft pile, tweed=a rough wool of the north, gingham=checked cotton, spindle=what twists wool to yarn, chambray=a light work cloth, ticking=a striped linen, damask=a figured silk, placket=the opening of a shirt, toile=the first trial of a dress, haberdash=to deal in small things, worsted=a smooth wool, long+thread, blue+thread, cotton+field, linen+field, silk+moth, wool+gate, pin+cushion, needle+wood, warp+stone, flax+field, indigo+well, hem+line, woven+hill, button+wood, thread+song, loom+light, salt+linen, denim+yard, stitch+wort=a white star of the hedge, patch+pocket, fleece=the coat of a sheep, merino=the finest wool, alpaca=the warm one of the Andes, mohair=the silk of goats, angora=the softest wool, flannel=a soft warm cloth, corduroy=cloth with cords, gabardine=a cloth against rain, poplin=a fine crisp cotton, muslin=thin plain cotton, percale=a fine sheet cotton, organza=a stiff sheer silk, taffeta=silk that whispers, tartan=a pattern of a clan, paisley=the curved drop pattern, houndstooth=the broken check, herringbone=the zigzag weave, madras=a bright check of the south, ikat=cloth dyed before the loom, batik=wax and dye, indigo=the oldest blue, darning=mending with thread, pleat=a fold that stays, smocking=gathers in a pattern, purl=the stitch the other way, skein=a loop of yarn, hank=a coil of yarn, shuttle=what carries the weft, treadle=what the foot works, armoire=the tall wardrobe, cardigan=the jacket of wool, pinafore=the apron dress, jerkin=a sleeveless jacket, kerchief=a square of cloth, bolero=a short jacket, duffel=a thick warm cloth, oilskin=what keeps rain out, lapel=the turned edge of a coat, toggle=a wooden button, afghan=a blanket in squares, shawl=what lies on shoulders, tassel=the end of a cord",
      "thread hem seam stitch loom weft linen twill pin yarn cuff thimble needle button wool cotton silk spool fleece pleat patch skein",
    ],
    fr: [
      "mode vetement couture tissu laine tricot textile robe lin",
      "ourlet=a hem, fil=a thread, toile=the first trial of a dress, navette=a shuttle, faufil=a basting thread, trame=the weft, aiguille=a needle, bouton=a button, tisserand=a weaver, velours=velvet, soie=silk, coton=cotton, laine=wool, dentelle=lace, galon=braid, revers=a lapel, quenouille=a distaff, pelote=a ball of yarn, canevas=canvas, voile=a sheer cloth, flanelle=flannel, percale=a fine cotton, ruban=a ribbon, batiste=fine linen, cousette=a young seamstress, doublure=the lining, plisse=pleated, indienne=printed cotton, surfil=an overcast stitch, passement=braid, froufrou=the rustle of silk, guipure=a heavy lace",
    ],
    de: [
      "mode kleid stoff schneider wolle strick textil leinen nah",
      "faden=a thread, saum=a hem, naht=a seam, zwirn=twine, spule=a spool, knopf=a button, webe=a weave, garn=yarn, masche=a stitch, spindel=a spindle, borte=a braid, leinen=linen, samt=velvet, seide=silk, flachs=flax, schiffchen=the shuttle, knauel=a ball of yarn, fingerhut=a thimble, futter=the lining, stich=a stitch, falte=a pleat, kragen=a collar, troddel=a tassel, loden=the cloth of the Alps, filz=felt, weber=a weaver, rocken=a distaff, tuch=a cloth, zwirnstube=a room for twine",
    ],
    es: [
      "moda ropa costura tejido lana textil vestido lino",
      "hilo=a thread, hilera=a row of thread, puntada=a stitch, dobladillo=a hem, trama=the weft, ovillo=a ball of yarn, dedal=a thimble, aguja=a needle, boton=a button, lana=wool, seda=silk, encaje=lace, telar=a loom, madeja=a skein, bordado=embroidery, pespunte=backstitch, rueca=a spinning wheel, huso=a spindle, algodon=cotton, fieltro=felt, solapa=a lapel, volante=a flounce, percal=a fine cotton, urdimbre=the warp, yute=jute, alamar=a loop of braid, refajo=a skirt of wool, rebozo=a long shawl, poncho=a cloak with one hole, mantilla=a lace veil, organza=a sheer silk, cenefa=a border, ojal=a buttonhole",
    ],
    pt: [
      "moda roupa costura tecido la lan textil vestido linho",
      "linha=a thread, ponto=a stitch, bainha=a hem, trama=the weft, novelo=a ball of yarn, dedal=a thimble, tear=a loom, agulha=a needle, botao=a button, seda=silk, renda=lace, meada=a skein, bordado=embroidery, roca=a distaff, fuso=a spindle, algodao=cotton, feltro=felt, chita=printed cotton, fita=a ribbon, pesponto=backstitch, linho=linen, lencol=a sheet, burel=the wool of the Serra, retalho=a scrap of cloth, tecelagem=weaving, caseado=a buttonhole, urdume=the warp, cerzido=a fine darn, manta=a blanket, anil=indigo, babado=a flounce",
    ],
    it: [
      "moda abbigliament sartor tessut lana maglia vestit lino",
      "filo=a thread, orlo=a hem, trama=the weft, spola=a shuttle, gomitolo=a ball of yarn, ditale=a thimble, telaio=a loom, ago=a needle, bottone=a button, seta=silk, lana=wool, pizzo=lace, matassa=a skein, ricamo=embroidery, rocca=a distaff, fuso=a spindle, cotone=cotton, feltro=felt, ordito=the warp, velluto=velvet, cucito=sewing, fodera=the lining, asola=a buttonhole, nastro=a ribbon, sarta=a dressmaker, lino=linen, cardato=carded wool, risvolto=a lapel, tessuto=a cloth, occhiello=an eyelet, imbastita=basted, panno=a cloth, tulle=a fine net",
    ],
  },
  {
    id: "shoe",
    scene: "the cobbler’s bench",
    en: [
      "shoe shoes sneaker boot boots leather cobbler sandal bag bags belt wallet saddle footwear sock",
      "welt=the strip that binds sole and shoe, brogue=a shoe with punched holes, insole=the inner sole, saunter=to walk without hurry, cordwain=fine leather for shoes, awl=the tool that pierces leather, hobnail=the stud of a boot, oxford=a laced shoe, grommet=the ring of a lace, bootjack=what helps boots off, footfall=the sound of a step, amble=to walk with ease, satchel=a bag with a strap, buckle=what closes a belt, ramble=to walk for the joy of it, tannery=where leather is made, eyelet=the small round hole, bridle=fine strap leather, strider=one with a long step, sole=what meets the ground, suede=the soft side of leather, cobblestone=the old road, patina=the beauty of use, loafer=a shoe without laces, long+stride, high+step, lace+wing, oak+sole, sure+foot, hill+boot, strap+wood, light+foot, sand+shoe, saddle+stitch, bare+foot, brass+buckle, street+step, first+step, chestnut+hide, waxed+thread, moccasin=a soft shoe, espadrille=a shoe with a rope sole, chukka=a short boot, derby=a laced shoe, plimsoll=a light canvas shoe, clog=a wooden shoe, galosh=a shoe against rain, gaiter=what covers an ankle, slipper=the shoe of evenings, cordovan=the finest leather, nubuck=leather brushed soft, crepe=the quiet sole, shoetree=what keeps a shape, shoehorn=the way in, sidestep=a quick step aside, jaunty=light of step, trot=between a walk and a run, pathway=where feet go, valise=a small bag, gladstone=a bag that opens wide, carpetbag=the bag of travellers, haversack=a bag on one shoulder, rucksack=a bag on the back, holdall=a bag for everything, reticule=a small drawn bag, portmanteau=a bag that opens in two",
      "lace sole heel hide strap tread buckle step awl welt boot leather stitch cork path oak street bag",
    ],
    fr: [
      "chaussur cuir botte sac maroquin sandale basket",
      "semelle=a sole, lacet=a lace, trepointe=a welt, foulee=a stride, boucle=a buckle, besace=a satchel, sabot=a clog, talon=a heel, espadrille=a shoe with a rope sole, marche=a walk, cordonnier=a shoemaker, babouche=a soft slipper, escarpin=a fine shoe, mocassin=a soft shoe, alene=an awl, galoche=a sturdy shoe, charentaise=a warm slipper, bottine=an ankle boot, tannerie=where leather is made, bandouliere=a shoulder strap, cabas=a shopping bag, gibeciere=a hunter’s bag, empreinte=a footprint, lanieres=straps, sellier=a saddler",
    ],
    de: [
      "schuh leder stiefel tasche sandale sattler",
      "sohle=a sole, leisten=a shoemaker’s last, riemen=a strap, schnalle=a buckle, ahle=an awl, tritt=a step, absatz=a heel, ferse=the heel, schritt=a step, gang=a walk, pantoffel=a slipper, stiefelette=an ankle boot, leder=leather, zwirn=twine, schuster=a shoemaker, galosche=a shoe against rain, gamasche=a gaiter, spur=a footprint, felleisen=the old travel bag, budapester=a shoe with holes, wanderer=a walker, gerber=a tanner, beutel=a pouch, trab=a trot",
    ],
    es: [
      "zapat cuero bota bolso sandalia calzado marroquin",
      "suela=a sole, horma=a shoemaker’s last, hebilla=a buckle, zancada=a stride, cordon=a lace, alforja=a saddlebag, paso=a step, alpargata=a shoe with a rope sole, tacon=a heel, cuero=leather, huella=a footprint, zapatero=a shoemaker, babucha=a soft slipper, camino=a way, lazada=a bow, andar=to walk, esparto=the grass of soles, yute=jute, zueco=a clog, botin=an ankle boot, lezna=an awl, pisada=a footstep, remache=a rivet, zurron=a leather bag, andante=walking, abarca=a sandal of Menorca, huarache=a woven sandal, cinta=a ribbon",
    ],
    pt: [
      "sapat couro bota bolsa sandalia calcado",
      "sola=a sole, forma=a shoemaker’s last, fivela=a buckle, passada=a stride, atacador=a lace, alforge=a saddlebag, passo=a step, alpargata=a shoe with a rope sole, salto=a heel and a leap, couro=leather, pegada=a footprint, sapateiro=a shoemaker, chinelo=a slipper, tamanco=a clog, botim=an ankle boot, andanca=a wandering, solado=soled, sovela=an awl, juta=jute, curtume=a tannery, caminho=a way, pisada=a footstep, cadarco=a lace, fita=a ribbon, andarilho=who walks far",
    ],
    it: [
      "scarp cuoio pelle stival borsa sandal calzatur",
      "suola=a sole, tomaia=the upper of a shoe, fibbia=a buckle, falcata=a stride, laccio=a lace, bisaccia=a saddlebag, passo=a step, tacco=a heel, cuoio=leather, orma=a footprint, ciabatta=a slipper, zoccolo=a clog, calzolaio=a shoemaker, stringa=a lace, stivale=a boot, mocassino=a soft shoe, lesina=an awl, passeggio=a stroll, conceria=a tannery, cammino=a way, guardolo=a welt, andante=walking, tracolla=a shoulder strap, cerniera=a zip, zaino=a backpack, borsetta=a small bag, corda=a rope",
    ],
  },
  {
    id: "jewel",
    scene: "the goldsmith’s bench",
    en: [
      "jewel jewelry jewellery ring rings gold silver gem diamond necklace watch watches earring pearl luxury luxurious bespoke perfume",
      "facet=a cut face of a stone, filigree=lace made of wire, cabochon=a stone cut round, bezel=the rim that holds a stone, carat=the weight of a gem, garnet=the red of a pomegranate, beryl=a sea-green stone, moonstone=the stone with its own light, cameo=a picture cut in a shell, lustre=a soft shine, trinket=a small treasure, citrine=the yellow quartz, solitaire=one stone alone, peridot=the green of evening, assay=the test of gold, signet=the ring that seals, jacinth=a reddish gem, baroque=an odd-shaped pearl, brilliant=the cut that shines most, parure=a set that belongs together, onyx=the black banded stone, aureate=golden, reverie=a waking dream, gold+smith, moon+gold, star+stone, pearl+diver, rose+gold, silver+wren, salt+pearl, bright+ring, ring+stone, gold+thread, cold+star, fire+opal, sea+pearl, day+star, halo+stone, true+carat, river+gold, white+gold, night+pearl, jade=the green stone of the east, coral=the red of the reef, topaz=the golden stone, zircon=the stone with the fire, spinel=the red of old crowns, agate=the banded stone, jasper=the stone of deserts, lapis=the blue of night, malachite=the green with rings, turquoise=the blue of the desert, tourmaline=the stone of all colours, tanzanite=the blue of one hill, sapphire=the blue of deep water, emerald=the green of first leaves, ruby=the red of a pigeon, briolette=a drop with facets, baguette=a long thin cut, bangle=a ring for the arm, anklet=a ring for the ankle, locket=what keeps a picture, pendant=what hangs at the throat, choker=a close necklace, tiara=a small crown, diadem=a band of light, coronet=a small crown, circlet=a thin crown, torc=the twisted ring of old, brooch=a jewel with a pin, cufflink=the jewel of a sleeve, chatelaine=keys and charms on a chain, repousse=metal shaped from behind, niello=black drawn in silver, cloisonne=colours between wires, guilloche=fine lines in metal, enamel=glass on metal, electrum=gold and silver in one, vermeil=silver under gold, ormolu=gilded bronze, tourbillon=the whirl in a watch, escapement=the beat of a watch, moonphase=the moon on a dial, horologe=an old clock, atomizer=what makes a cloud of scent, ambergris=the treasure of the tide, frankincense=the smoke of temples, myrrh=the resin of kings, sandalwood=the wood with the scent, oud=the dark wood that scents",
      "gem gild pearl ring clasp opal gold facet jet star silver ruby amber coral crown halo chain rose",
    ],
    fr: [
      "bijou joaill bague or argent montre perle luxe parfum",
      "ecrin=a jewel case, parure=a set of jewels, eclat=a flash, orfevre=a goldsmith, sillage=the trail of a scent, chaton=the setting of a stone, joyau=a jewel, diademe=a band of light, rubis=a ruby, saphir=a sapphire, opale=an opal, corail=coral, ambre=amber, camee=a cameo, rivet=a rivet, carat=the weight of a gem, bague=a ring, facette=a cut face, sertisseur=a setter of stones, breloque=a charm, pampille=a hanging drop, nacre=mother of pearl, lustre=a shine, argenterie=silver, pepite=a nugget, orfevrerie=the goldsmith’s art, bouton=a stud, vermeil=silver under gold, chatoyer=to shimmer, aumoniere=a small purse, topaze=a topaz",
    ],
    de: [
      "schmuck ring gold silber uhr perle luxus parfum",
      "facette=a cut face, glanz=lustre, fassung=a setting, karat=the weight of a gem, schatulle=a jewel case, silber=silver, juwel=a jewel, perle=a pearl, opal=an opal, rubin=a ruby, smaragd=an emerald, saphir=a sapphire, bernstein=amber, koralle=coral, reif=a ring, krone=a crown, kleinod=a treasure, brosche=a brooch, goldstaub=gold dust, funkeln=to sparkle, granat=a garnet, schliff=the cut of a stone, spange=a clasp, medaillon=a locket, geschmeide=jewels, feingold=pure gold, lapis=the blue of night, topas=a topaz, zierde=an ornament",
    ],
    es: [
      "joya joyer anillo oro plata reloj perla lujo perfume",
      "alhaja=a jewel, quilate=a carat, engaste=a setting, faceta=a cut face, destello=a flash, filigrana=lace made of wire, perla=a pearl, rubi=a ruby, zafiro=a sapphire, opalo=an opal, coral=coral, ambar=amber, corona=a crown, diadema=a band of light, brillo=a shine, pepita=a nugget, orfebre=a goldsmith, broche=a brooch, camafeo=a cameo, granate=a garnet, topacio=a topaz, azabache=jet, esmeralda=an emerald, dorado=golden, abalorio=a bead, sortija=a ring, cofre=a chest, nacar=mother of pearl, turquesa=turquoise, pulsera=a bracelet, gema=a gem, oropel=tinsel",
    ],
    pt: [
      "joia joalh anel ouro prata relogio perola luxo perfume",
      "quilate=a carat, faceta=a cut face, engaste=a setting, fulgor=a glow, filigrana=lace made of wire, prenda=a treasured gift, perola=a pearl, rubi=a ruby, safira=a sapphire, opala=an opal, coral=coral, ambar=amber, coroa=a crown, diadema=a band of light, brilho=a shine, pepita=a nugget, ourives=a goldsmith, broche=a brooch, camafeu=a cameo, granada=a garnet, topazio=a topaz, azeviche=jet, esmeralda=an emerald, argola=a hoop, conta=a bead, alianca=a wedding ring, cofre=a chest, nacar=mother of pearl, turquesa=turquoise, pulseira=a bracelet, gema=a gem, dourado=golden, lapidar=to cut a stone",
    ],
    it: [
      "gioiell anell oro argent orolog perla lusso profum",
      "castone=a setting, carato=a carat, monile=a necklace, fulgore=a glow, filigrana=lace made of wire, orafo=a goldsmith, perla=a pearl, rubino=a ruby, zaffiro=a sapphire, opale=an opal, corallo=coral, ambra=amber, corona=a crown, diadema=a band of light, brillio=a shine, pepita=a nugget, spilla=a brooch, cammeo=a cameo, granato=a garnet, topazio=a topaz, smeraldo=an emerald, dorato=golden, anello=a ring, bracciale=a bracelet, fermaglio=a clasp, madreperla=mother of pearl, turchese=turquoise, gemma=a gem, perlina=a bead, ciondolo=a pendant, scrigno=a casket, zecchino=the purest gold, bulino=an engraver’s tool",
    ],
  },
  {
    id: "clay",
    scene: "the potter’s studio",
    en: [
      "ceramic pottery clay mug mugs porcelain tile glass glassblow handmade craft craftsm artisan handcraft pot kiln vase",
      "kiln=the oven of a potter, bisque=clay fired once, slipware=pottery drawn with liquid clay, celadon=a pale green glaze, terracotta=fired earth, sgraffito=a pattern scratched in clay, crackle=the fine lines of a glaze, stoneware=clay fired hard, tessera=a stone of a mosaic, beaker=a cup without a handle, grog=fired clay ground fine, saltglaze=glaze made of salt and fire, kaolin=the white clay, potter=one who works the wheel, jug=what pours, ewer=a tall jug, earthen=made of earth, vessel=what holds, whorl=the turn of a wheel, cullet=glass that becomes glass again, fire+clay, river+clay, long+kiln, red+bowl, two+hands, hill+clay, wheel+thrown, salt+kiln, ash+glaze, blue+bowl, stone+cup, earth+ware, clay+stone, hand+thrown, warm+bowl, kiln+song, pinch+pot, raku=pots taken glowing from the fire, tenmoku=a dark glaze, majolica=painted earthenware, faience=tin-glazed ware, delft=blue on white, porcelain=the white that rings, crazing=the fine lines of a glaze, lustreware=glaze that shimmers, creamware=the pale ware of old tables, amphora=the jar of the old sea, pitcher=what pours, crock=an earthen pot, urn=a tall vase, terrine=an earthen dish, throwing=shaping on the wheel, armature=what holds a shape, maquette=a small first model, feldspar=the stone in a glaze, firebrick=the brick of a kiln, annealing=cooling slowly, millefiori=a thousand flowers in glass, murrine=a pattern in glass, paperweight=a world in glass, workaday=for every day",
      "clay kiln mug slip wheel cup glaze jug bowl shard hand stone hearth earth ash vase crock saucer river",
    ],
    fr: [
      "ceramiq poterie argile porcelaine verre artisan faience",
      "argile=clay, glaise=potter’s clay, email=a glaze, potier=a potter, tournette=the turning wheel, terrine=an earthen dish, gres=stoneware, barbotine=liquid clay, faience=tin-glazed ware, biscuit=clay fired once, terre=earth, amphore=the jar of the old sea, pichet=a jug, jatte=a round bowl, tesson=a shard, emaux=enamels, engobe=a coat of clay, cruche=a jug, soliflore=a vase for one flower, coupelle=a small bowl, oxyde=what colours a glaze, faitout=a pot for all, colombin=a coil of clay, verrerie=glassware, ecuelle=a bowl, saladier=a big bowl, vaisselle=the dishes",
    ],
    de: [
      "keramik topfer ton porzellan glas handwerk handgemacht",
      "glasur=a glaze, scherbe=a shard, krug=a jug, ton=clay and a tone, becher=a beaker, lehm=loam, scheibe=the potter’s wheel, brand=the firing, schale=a bowl, vase=a vase, napf=a small bowl, steingut=earthenware, drehung=a turn, engobe=a coat of clay, hafner=an old potter, amphore=the jar of the old sea, kristall=crystal, erde=earth, feuer=fire, tiegel=a crucible, wanne=a tub, schlicker=liquid clay, topfer=a potter",
    ],
    es: [
      "ceramic alfarer barro arcilla porcelana vidrio artesan",
      "barro=clay, alfar=a pottery, arcilla=clay, torno=the wheel, vasija=a vessel, botijo=a clay water jug, loza=earthenware, cuenco=a bowl, horno=a kiln, esmalte=a glaze, jarra=a jug, cantaro=a pitcher, tinaja=a great clay jar, anfora=the jar of the old sea, terracota=fired earth, azulejo=a glazed tile, alfarero=a potter, greda=fine clay, engobe=a coat of clay, cacharro=a pot, florero=a vase, taza=a cup, tiesto=a shard, talavera=painted earthenware, gres=stoneware, plato=a plate, cazuela=an earthen pot, mosaico=a mosaic",
    ],
    pt: [
      "ceramic olaria barro argila porcelana vidro artesan",
      "barro=clay, olaria=a pottery, roda=the wheel, louca=crockery, moringa=a clay water jug, azulejo=a glazed tile, tigela=a bowl, forno=a kiln, esmalte=a glaze, jarra=a jug, cantaro=a pitcher, talha=a great clay jar, anfora=the jar of the old sea, terracota=fired earth, oleiro=a potter, vaso=a vase, caco=a shard, gres=stoneware, bilha=a water jug, pucaro=a small clay cup, alguidar=a wide clay bowl, engobe=a coat of clay, faianca=tin-glazed ware, torno=a wheel, caneca=a mug, lume=fire, mosaico=a mosaic, alcatruz=the cup of a water wheel",
    ],
    it: [
      "ceramic terracott argilla porcellan vetro artigian",
      "creta=clay, tornio=the wheel, smalto=a glaze, coccio=earthenware, brocca=a jug, maiolica=painted earthenware, ciotola=a bowl, fornace=a kiln, anfora=the jar of the old sea, vasaio=a potter, giara=a great clay jar, orcio=an oil jar, mattonella=a tile, ingobbio=a coat of clay, piatto=a plate, terraglia=white earthenware, vetro=glass, murrina=a pattern in glass, scodella=a bowl, boccale=a jug, gres=stoneware, biscotto=clay fired once, argilla=clay, tazza=a cup, fuoco=fire, cocci=shards, mosaico=a mosaic, vaso=a vase",
    ],
  },
  {
    id: "wood",
    scene: "the joiner’s shop",
    en: [
      "furniture woodwork carpent joiner cabinet wooden chair table shelf shelves interior skateboard guitar toy-maker oak desk",
      "dovetail=the joint that needs no nail, burr=the knotted wood of a walnut, mortise=the hole of a joint, bevel=a slanted edge, spokeshave=the tool for round work, lathe=what turns wood, settle=a bench with a high back, walnut=the dark fine wood, veneer=a thin leaf of wood, heartwood=the strong core of a tree, tenon=the tongue of a joint, trestle=the legs of a table, plumb=exactly upright, whittle=to carve with a small knife, kerf=the cut of a saw, sawyer=one who saws, turnery=the turner’s art, rabbet=a groove that holds a board, hewn=cut with an axe, chamfer=a softened edge, marquetry=pictures in wood, mallet=the wooden hammer, ladderback=a chair of rungs, joinery=the art of fitting wood, oak+bench, walnut+row, plane+wood, ash+wood, heart+oak, tree+ring, saw+mill, chisel+wood, cedar+chest, pear+wood, cherry+wood, long+bench, grain+line, wood+shaving, apple+wood, beech+nut, hand+plane, knot+wood, elm+seat, boxwood=the wood of fine tools, maple=the hard bright wood, hickory=the wood of handles, teak=the wood of ships, satinwood=the wood that shines, adze=the tool that hews, chisel=the tool that pares, gouge=the tool that hollows, rasp=the rough file, auger=what bores wood, jackplane=the first plane, finial=the last ornament, cabriole=a curved leg, wingback=a chair with wings, rocker=the chair that sways, windsor=a chair of spindles, bureau=a desk with drawers, lowboy=a low chest, chiffonier=a tall chest, etagere=shelves in the open, whatnot=a stand of shelves, davenport=a small desk, shavings=the curls of a plane, sawdust=the snow of a shop, linseed=the oil of wood, shellac=the old shine, fretwork=a pattern cut through, inlay=wood set in wood, parquet=a floor of patterns, purfling=the line round a violin, luthier=a maker of lutes, fretboard=where fingers go, bookend=what keeps books upright",
      "plane oak peg grain bench saw plank joint burr ash walnut maple chisel cedar elm table chair shelf beech",
    ],
    fr: [
      "meuble bois menuis ebenist chaise etager",
      "copeau=a wood shaving, rabot=a plane, tenon=the tongue of a joint, merisier=wild cherry wood, varlope=a long plane, noyer=walnut, chene=oak, copeaux=shavings, etabli=a workbench, hetre=beech, frene=ash wood, parquet=a floor of patterns, ciseau=a chisel, rondin=a log, placage=veneer, buffet=a sideboard, banc=a bench, erable=maple, luthier=a maker of lutes, bouleau=birch, tabouret=a stool, gouge=the tool that hollows, marqueterie=pictures in wood, cerisier=cherry wood, chevron=a rafter, secretaire=a writing desk",
    ],
    de: [
      "mobel holz schreiner tischler stuhl regal",
      "span=a wood shaving, hobel=a plane, zarge=the frame of a table, maser=the figure of wood, zinken=a dovetail, nussbaum=walnut, werkbank=a workbench, eiche=oak, esche=ash wood, buche=beech, ahorn=maple, kirsche=cherry wood, leiste=a strip of wood, brett=a board, sekretar=a writing desk, stechbeitel=a chisel, drechsel=a lathe, jahrring=a tree ring, schemel=a stool, bohle=a plank, furnier=veneer, dubel=a dowel, kommode=a chest of drawers, feile=a file, ast=a branch and a knot, sagewerk=a sawmill, lindenholz=linden wood",
    ],
    es: [
      "mueble madera carpint ebanist silla estanter",
      "viruta=a wood shaving, cepillo=a plane, veta=the grain, nogal=walnut, taller=the workshop, escuadra=a set square, roble=oak, haya=beech, cedro=cedar, banco=a bench, tabla=a board, gubia=the tool that hollows, formon=a chisel, serrin=sawdust, taburete=a stool, cajon=a drawer, arcon=a chest, fresno=ash wood, astilla=a splinter, taracea=inlay, olmo=elm, cerezo=cherry wood, tablon=a plank, luthier=a maker of lutes, madera=wood, baul=a trunk, ensamble=a joint, tilo=linden, anaquel=a shelf",
    ],
    pt: [
      "movel moveis madeira carpint marcenar cadeira",
      "apara=a wood shaving, plaina=a plane, veio=the grain, nogueira=walnut, oficina=the workshop, tora=a log, carvalho=oak, faia=beech, cedro=cedar, banco=a bench, tabua=a board, goiva=the tool that hollows, formao=a chisel, serradura=sawdust, banqueta=a stool, gaveta=a drawer, arca=a chest, freixo=ash wood, lasca=a splinter, encaixe=a joint, embutido=inlay, cerejeira=cherry wood, jacaranda=rosewood, ripa=a lath, peroba=a wood of Brazil, imbuia=a walnut of Brazil, marceneiro=a cabinet maker, pinho=pine, caixilho=a frame, lixa=sandpaper, estante=a bookcase",
    ],
    it: [
      "mobil legno falegnam ebanist sedia",
      "truciolo=a wood shaving, pialla=a plane, venatura=the grain, noce=walnut, bottega=the workshop, intarsio=inlay, rovere=oak, faggio=beech, cedro=cedar, panca=a bench, sgorbia=the tool that hollows, scalpello=a chisel, segatura=sawdust, sgabello=a stool, cassetto=a drawer, cassapanca=a chest to sit on, frassino=ash wood, scheggia=a splinter, incastro=a joint, ciliegio=cherry wood, acero=maple, liutaio=a maker of lutes, palissandro=rosewood, tarsia=inlay, ebano=ebony, listello=a strip of wood, olmo=elm, tavola=a board, ontano=alder wood, radica=the burr of a root, pino=pine",
    ],
  },
  {
    id: "repair",
    scene: "the repair bench",
    en: [
      "repair fix mend restor refurbish recycl upcycl reuse second-hand secondhand used vintage thrift circular waste refill spare broken zero-waste sustainab compost antique retro heirloom salvage",
      "kintsugi=the art of mending with gold, patina=the beauty of use, heirloom=what is handed on, darn=to mend with a needle, rivet=what holds two plates, tinker=one who mends pots, cobble=to put together again, salvage=what is saved, evergreen=what never goes out of leaf, solder=what joins metal, ~mend=to make whole, magpie=the bird that keeps bright things, patchwork=new from many old pieces, provenance=where a thing has been, encore=once more please, perpetua=the everlasting, afterlife=what comes after first use, keepsake=what one keeps, anew=once more, phoenix=the bird that rises again, vestige=a trace of before, loop=the line that comes back, tinsmith=the mender of tin, rework=to make it new, second+spring, old+gold, gold+seam, first+mend, second+leaf, long+life, patch+wing, solder+song, mended+bell, found+things, round+again, ever+last, loop+stone, wise+patch, silver+seam, fresh+turn, renew=to make new, revive=to bring back to life, cobbler=who mends shoes, tinkerer=who cannot leave it broken, fettle=good repair, toolbox=where help is kept, workbench=where things come back, jumble=a heap of old things, ragpicker=who finds value in rags, antiquary=a friend of old things, bygone=from days before, yesteryear=the time before, verdigris=the green of old copper, tarnish=what time adds, craquelure=the fine lines of age, palimpsest=a page written twice, remnant=the last of the cloth, offcut=what is left of a board, leftover=what is still good, redux=brought back, gramophone=the music box with a horn, wireless=the old word for radio, transistor=the small radio, tuner=what finds a station",
      "patch mend rivet tin loop bolt darn thread spare gold seam ring wire radio clock bench needle wheel brass",
    ],
    fr: [
      "repar restaurer recycl upcycl occasion seconde vintage vrac retouche friperie brocante ancien compost",
      "rustine=a patch for a tyre, chine=the hunt for old things, patine=the beauty of use, ravaud=a darn, brocante=old things for sale, reprise=a darn and a new start, encore=once more, soudure=solder, aubaine=a lucky find, puces=the flea market, relance=a new start, couture=a seam, rivet=a rivet, regain=the second hay, bricole=a small job, remise=a shed and a new start, trouvaille=a find, etabli=a workbench, retouche=a small change, renouveau=a renewal, vieillerie=an old thing, seconde=a second, ressort=a spring, consigne=the deposit on a bottle, rhabillage=the care of a watch",
    ],
    de: [
      "repar restaurier recycl upcycl gebraucht secondhand alt unverpackt flick",
      "flicken=a patch, patina=the beauty of use, nadel=a needle, kreislauf=the cycle, trodel=old things for sale, werkbank=a workbench, zange=pliers, schraube=a screw, stopfei=the egg for darning, fundgrube=a treasure trove, neuanfang=a new start, gelenk=a joint, werkzeug=a tool, altgold=old gold, flohmarkt=the flea market, naht=a seam, zahnrad=a cogwheel, schatz=a treasure, dachboden=an attic, nachglanz=an afterglow, radio=a radio, bastler=who builds for joy, wende=a turn, rundlauf=running true, klinge=a blade",
    ],
    es: [
      "repar restaurac restaurad recicl segunda usad vintage granel antigu compost",
      "remiendo=a patch, zurcido=a darn, patina=the beauty of use, reestreno=a second first night, rastro=the flea market, apano=a neat fix, costura=a seam, soldadura=solder, remache=a rivet, tornillo=a screw, hallazgo=a find, retorno=a return, desvan=an attic, mercadillo=a small market, taller=a workshop, retal=a scrap of cloth, resorte=a spring, hilvan=a basting thread, parche=a patch, renuevo=a new shoot, antano=in days before, vuelta=a turn, gramola=an old record player, bazar=a market of all things, reloj=a clock, oxido=rust, carrete=a reel, rescate=a rescue, almoneda=a sale of old things, aguja=a needle, manitas=who can mend anything",
    ],
    pt: [
      "repar restaurac restaurad recicl segunda usad vintage granel antig conserta",
      "remendo=a patch, conserto=a repair, feira=the market, patina=the beauty of use, retalho=a scrap of cloth, volta=a return, costura=a seam, solda=solder, rebite=a rivet, achado=a find, retorno=a return, oficina=a workshop, mola=a spring, bazar=a market of all things, sotao=an attic, relogio=a clock, gramofone=the music box with a horn, arame=wire, carretel=a reel, resgate=a rescue, antigo=old, velharia=old things, garimpo=the hunt for treasures, brecho=a second-hand shop, alfarrabio=an old book, renovo=a new shoot, ciclo=a cycle, engenho=ingenuity, ferrolho=a bolt, engrenagem=gears, reparo=a repair",
    ],
    it: [
      "ripar restaur ricicl seconda usat vintage sfuso antic",
      "rammendo=a darn, toppa=a patch, patina=the beauty of use, riuso=using again, rigatt=a dealer in old things, rinascita=a rebirth, cucitura=a seam, saldatura=solder, rivetto=a rivet, scoperta=a find, ritorno=a return, molla=a spring, bazar=a market of all things, soffitta=an attic, orologio=a clock, grammofono=the music box with a horn, filo=a wire, ciclo=a cycle, ingegno=ingenuity, robivecchi=the dealer in old things, ruggine=rust, recupero=a recovery, mercatino=a small market, ripresa=a new start, attrezzo=a tool, stagnino=the tinsmith, ricucito=sewn again, usato=used, dischi=records",
    ],
  },
  {
    id: "machine",
    scene: "the machine hall",
    en: [
      "machine robot manufactur factory industrial hardware tool tools 3d-print engineer engine mechanic metal steel weld forge automation sensor device electronics car cars vehicle automotive garage truck motor motorcycle tire parking ev",
      "camshaft=what times an engine, gasket=what seals a joint, flywheel=the wheel that keeps going, caliper=what measures true, torque=the force that turns, ratchet=what turns one way only, anvil=what a smith works on, piston=what drives an engine, trammel=what draws an ellipse, sprocket=a wheel with teeth, gantry=the frame over a track, lathe=what turns metal, ingot=metal ready to be made, throttle=what sets the pace, chassis=the frame of a car, governor=what keeps an engine steady, drivetrain=all that moves the wheels, jig=what guides a tool, kaizen=always a little better, mandrel=what work is shaped around, ferrous=of iron, coachwork=the body of a car, runabout=a small open car, overdrive=the highest gear, semaphore=the signal arm, iron+bridge, steel+song, axle+stone, gear+wood, cold+forge, bright+rivet, red+anvil, spark+gap, main+spring, cog+hill, steam+hill, north+forge, rail+iron, brass+works, hammer+song, bell+metal, wing+nut, clock+wright, spark+stone, gimbal=what keeps level, cog+wheel, bearing=what lets a wheel run, bushing=the sleeve of a shaft, winch=what draws a rope, derrick=what lifts high, jenny=the machine that spun, solenoid=the coil that pulls, manifold=many ways in one, dashboard=what one sees ahead, headlamp=the eye of a car, phaeton=the light open car, landaulet=the half-open car, coupe=the car for two, cabriolet=the car without a roof, jalopy=the old dear car, chrome=the shine of cars, tappet=the tick of an engine, crankshaft=what turns it all, clutch=what joins and lets go, pitstop=four wheels in four seconds, garage+light, turnbuckle=what tightens a line, drawbar=what pulls, coupling=what joins, rotor=what turns inside, gyro=what keeps its direction, servo=the helper motor, automaton=what moves itself, golem=the helper of clay, ironmonger=who sells tools, foundry=where metal is cast, damascus=the steel with waves, gunmetal=the grey of bronze, pewter=the grey of mugs, wrought=shaped by the hammer",
      "gear cog bolt rivet forge axle steel crank anvil piston wheel iron spring hammer torch brass copper rail spark valve",
    ],
    fr: [
      "machine robot usine industri outil mecan moteur metal voiture auto garage camion impression",
      "rouage=a wheel in the works, engrenage=gears, piston=what drives an engine, enclume=an anvil, etau=a vice, bielle=a connecting rod, forge=a forge, marteau=a hammer, turbine=the wheel in a stream, acier=steel, cuivre=copper, volant=a flywheel, ressort=a spring, poulie=a pulley, essieu=an axle, treuil=a winch, atelier=a workshop, boulon=a bolt, cabestan=a capstan, roulement=a bearing, alliage=an alloy, rotor=what turns, laiton=brass, calandre=the grille of a car, cabriolet=the car without a roof, torpedo=an open car, ferronnier=a worker of iron, fonderie=a foundry, palan=a block and tackle, levier=a lever",
    ],
    de: [
      "maschin robot fabrik industri werkzeug mechan motor metall auto werkstatt lkw",
      "zahnrad=a cogwheel, amboss=an anvil, kolben=a piston, welle=a shaft and a wave, schwung=momentum, schmiede=a forge, hammer=a hammer, stahl=steel, kupfer=copper, kurbel=a crank, achse=an axle, ritzel=a pinion, hebel=a lever, winde=a winch, esse=a smith’s hearth, nabe=a hub, gewinde=a thread of a screw, kupplung=a clutch, triebwerk=an engine, eisen=iron, funken=sparks, drehbank=a lathe, messing=brass, getriebe=gears, gesenk=a die, lager=a bearing, unruh=the balance of a watch, dynamo=what turns motion into light, tacho=the dial of speed, zunder=tinder, turbine=the wheel in a stream",
    ],
    es: [
      "maquin robot fabric industri herramient mecan motor metal coche auto taller camion",
      "engranaje=gears, yunque=an anvil, fragua=a forge, biela=a connecting rod, tuerca=a nut, torno=a lathe, forja=a forge, martillo=a hammer, acero=steel, cobre=copper, muelle=a spring and a quay, eje=an axle, palanca=a lever, polea=a pulley, turbina=the wheel in a stream, volante=a steering wheel, tornillo=a screw, pinon=a pinion, rodamiento=a bearing, laton=brass, bujia=a spark plug, garaje=a garage, embrague=a clutch, manivela=a crank, cilindro=a cylinder, dinamo=what turns motion into light, herrero=a smith, motora=a motor boat, resorte=a spring, bronce=bronze, crisol=a crucible, marcha=a gear, rueda=a wheel",
    ],
    pt: [
      "maquin robo fabric industri ferrament mecan motor metal carro auto oficina camiao",
      "engrenagem=gears, bigorna=an anvil, forja=a forge, biela=a connecting rod, porca=a nut, torno=a lathe, ferro=iron, martelo=a hammer, aco=steel, cobre=copper, eixo=an axle, alavanca=a lever, roldana=a pulley, turbina=the wheel in a stream, volante=a steering wheel, rebite=a rivet, parafuso=a screw, pinhao=a pinion, rolamento=a bearing, latao=brass, vela=a spark plug and a sail, embraiagem=a clutch, manivela=a crank, dinamo=what turns motion into light, ferreiro=a smith, bronze=bronze, cadinho=a crucible, carril=a rail, guindaste=a crane, pistao=a piston, farolim=a small lamp",
    ],
    it: [
      "macchin robot fabbric industri attrezz meccan motor metall auto officina camion",
      "incudine=an anvil, biella=a connecting rod, fucina=a forge, ghiera=a ring nut, perno=a pivot, tornio=a lathe, forgia=a forge, martello=a hammer, acciaio=steel, rame=copper, molla=a spring, puleggia=a pulley, turbina=the wheel in a stream, volante=a steering wheel, rivetto=a rivet, bullone=a bolt, pignone=a pinion, ottone=brass, candela=a spark plug and a candle, frizione=a clutch, manovella=a crank, dinamo=what turns motion into light, fabbro=a smith, bronzo=bronze, crogiolo=a crucible, ruota=a wheel, rotaia=a rail, argano=a winch, pistone=a piston, fanale=a headlamp, torchio=a press, ingranaggio=gears, lamiera=sheet metal",
    ],
  },
];

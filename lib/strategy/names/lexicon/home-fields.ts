import type { ImageryField } from "./imagery-field";

/** What is built, lived in and kept clean; what is given and celebrated. */
export const HOME_FIELDS: readonly ImageryField[] = [
  {
    id: "build",
    scene: "the building site",
    en: [
      "build building builder construct architect architecture roof brick mason renovat stone house houses property real-estate apartment mortgage renov contractor prefab scaffold concrete rent tenant landlord",
      "lintel=the stone above a door, gable=the raised end of a roof, keystone=the stone that locks an arch, plinth=what a column stands on, portico=the porch of columns, threshold=the step into a house, mortar=what holds stones together, corbel=a stone that carries, ashlar=stone cut square, girder=the beam that bears, dormer=the window in a roof, quoin=the corner stone, truss=the frame of a roof, cupola=a small dome, trellis=a light frame, doorstep=where home begins, pilaster=half a column, parapet=the wall along a roof, eaves=the roof’s edge, belvedere=a place with a view, plumbline=the line that is always true, cornerstone=the first stone laid, buttress=what holds a wall up, loggia=an open gallery, latchkey=the key in the pocket, groundwork=what all stands on, atrium=the open heart of a house, high+gable, stone+yard, oak+beam, roof+line, brick+lane, front+door, long+house, key+beam, red+brick, slate+roof, timber+frame, hill+house, arch+way, gate+post, true+beam, ridge+stone, door+light, half+timber, cottage=a small house, manor=the house of an estate, terrace=houses in a row, gazebo=a house for a view, spire=what points to the sky, buttery=the store of a house, scullery=the kitchen’s helper, fanlight=the window over a door, transom=the bar over a door, newel=the post of a stair, baluster=the leg of a rail, wainscot=the panels of a wall, rafter=what carries a roof, joist=what carries a floor, capstone=the last stone on top, pantile=a curved roof tile, cornice=the crown of a wall, campanile=a bell tower, solarium=the room of the sun",
      "beam arch stone gable brick door key sill roof latch plumb slate oak hearth lane gate tile spire timber",
    ],
    fr: [
      "construct batiment architect maison toit brique immobil logement renov macon",
      "linteau=a lintel, pignon=a gable, seuil=a threshold, faitage=the ridge of a roof, moellon=a rough stone, mansarde=an attic room, perron=front steps, charpente=the frame of a roof, arche=an arch, pilier=a pillar, tuile=a roof tile, torchis=clay and straw, chaume=thatch, parvis=the square before a church, cour=a courtyard, verriere=a glass roof, lucarne=a dormer, poutre=a beam, ancrage=an anchor in a wall, palier=a landing, corniche=the crown of a wall, balcon=a balcony, tourelle=a turret, pierre=a stone, bastide=a country house, marquise=a glass porch, tenon=the tongue of a joint, chantier=a building site",
    ],
    de: [
      "bau haus architekt dach ziegel immobil wohnung renov maurer",
      "giebel=a gable, sims=a ledge, schwelle=a threshold, erker=a bay window, balken=a beam, richtfest=the feast of a new roof, lot=a plumb line, fachwerk=a timber frame, diele=a floorboard and a hall, first=the ridge of a roof, ziegel=a brick, kelle=a trowel, mortel=mortar, gewolbe=a vault, bogen=an arch, pfeiler=a pillar, schindel=a shingle, gaube=a dormer, sparren=a rafter, grundstein=the first stone, torbogen=an archway, hofhaus=a courtyard house, eckstein=a cornerstone, zinne=a battlement, wendel=a winding stair, kachel=a tile, treppe=stairs",
    ],
    es: [
      "construc edifici arquitect casa tejado ladrillo inmobil vivienda piso reform",
      "dintel=a lintel, umbral=a threshold, zaguan=the entrance hall, solera=the base, alero=the eaves, azotea=a flat roof, sillar=a cut stone, arco=an arch, viga=a beam, teja=a roof tile, ladrillo=a brick, patio=the open court, pilar=a pillar, balcon=a balcony, azulejo=a glazed tile, boveda=a vault, cornisa=the crown of a wall, cimiento=a foundation, piedra=a stone, corrala=a courtyard house, porche=a porch, tapial=rammed earth, torreon=a great tower, plomada=a plumb line, buhardilla=an attic, adobe=sun-dried brick, portal=the house door, tapia=a garden wall",
    ],
    pt: [
      "construc edifici arquitet casa telhado tijolo imobil habitac obra reform",
      "umbral=a threshold, soleira=a doorstep, alpendre=a porch, cumeeira=the ridge of a roof, telha=a roof tile, esteio=a prop, arco=an arch, viga=a beam, tijolo=a brick, patio=the open court, pilar=a pillar, varanda=a balcony, azulejo=a glazed tile, abobada=a vault, cantaria=cut stone, alicerce=a foundation, pedra=a stone, taipa=rammed earth, beiral=the eaves, portal=the house door, mansarda=an attic, claraboia=a skylight, adobe=sun-dried brick, sobrado=a house of two floors, prumo=a plumb line, caiado=whitewashed",
    ],
    it: [
      "costruz edific architet casa tetto matton immobil ristruttur edil",
      "soglia=a threshold, architrave=a lintel, loggia=an open gallery, tegola=a roof tile, colmo=the ridge of a roof, portico=a covered walk, arco=an arch, trave=a beam, mattone=a brick, pilastro=a pillar, balcone=a balcony, volta=a vault, cornice=the crown of a wall, pietra=a stone, altana=a roof terrace, abbaino=a dormer, gronda=the eaves, piombino=a plumb line, cantiere=a building site, torre=a tower, bugnato=rough-cut stone, veranda=a glazed porch, travetto=a joist, chiostro=a cloister, cupola=a dome, bovindo=a bay window, mansarda=an attic",
    ],
  },
  {
    id: "home",
    scene: "the house",
    en: [
      "home household interior decor homeware hotel hostel lodging guesthouse inn bed bedding linen room rooms airbnb vacation-rental decoration furnishing stay retreat glamping homestay living",
      "alcove=a small room in a wall, nook=a corner to sit in, hearthside=beside the fire, parlour=the room for guests, quilt=a warm patchwork cover, eiderdown=the softest cover, windowseat=where one reads, lantern=the light on the porch, mantel=the shelf above a fire, inglenook=the seat inside a hearth, sojourn=a stay of some days, snug=warm and small, tarry=to stay a little longer, hollyhock=the flower by the door, attic=the room of old things, caravel=a small ship that went far, pillowtalk=words before sleep, wicker=woven willow, welcome=what one says first, veranda=the porch with a roof, abode=a place to stay, lodger=one who stays, wayside=beside the road, roost=where birds sleep, cosset=to care for tenderly, porch+swing, home+hearth, long+stay, linen+room, quiet+room, nest+wood, blue+door, night+lamp, fire+side, latch+gate, garden+room, lodge+stone, hollow+oak, stay+well, guest+book, open+door, bolster=the long pillow, valance=the skirt of a bed, coverlet=the top cover of a bed, homespun=made at home, footstool=where feet rest, ottoman=a seat without a back, settee=a seat for two, credenza=a long sideboard, snuggery=a small warm room, hideaway=a place to be alone, bolthole=a place to run to, cabin=a small house of wood, chalet=a house in the mountains, bungalow=all on one floor, hacienda=a country house, riad=a house round a garden, ryokan=an inn with mats, pension=a small hotel, roadhouse=the inn on the way, lantern+inn, weekender=who stays two nights, doormat=what says welcome",
      "nest nook loft latch lamp quilt porch key hearth wick door bed hall lodge inn linen window fire",
    ],
    fr: [
      "maison decor interieur hotel chambre auberge gite foyer literie",
      "alcove=a small room in a wall, foyer=the hearth, logis=a dwelling, edredon=an eiderdown, veranda=a glazed porch, escale=a stopover, perron=front steps, auberge=an inn, oreiller=a pillow, paillasson=a doormat, lampe=a lamp, cheminee=a fireplace, palier=a landing, logette=a small lodge, terrasse=a terrace, mezzanine=a half floor, patio=the open court, gite=a place to stay, couette=a duvet, boudoir=a small private room, pantoufle=a slipper, bercail=the fold one returns to, chaumiere=a thatched cottage, chalet=a house in the mountains, chambree=all in one room, volet=a shutter, rideau=a curtain",
    ],
    de: [
      "wohn zuhause haushalt hotel zimmer pension gast einricht dekor",
      "stube=the warm room, nische=an alcove, daheim=at home, decke=a blanket, laube=a garden house, herberge=an inn, diele=the hall, nest=a nest, kamin=a fireplace, kissen=a pillow, fenster=a window, sessel=an armchair, giebel=a gable, kammer=a chamber, gasthof=an inn, einkehr=a stop at an inn, klinke=a door handle, zuflucht=a refuge, truhe=a chest, quartier=lodging, bleibe=a place to stay, heim=home, daune=down, schwelle=a threshold, veranda=a glazed porch, ruhe=rest, kachelofen=a tiled stove",
    ],
    es: [
      "hogar decor interior hotel habitacion hostal posada casa",
      "hogar=the hearth, rincon=a corner, alcoba=a bedroom, posada=an inn, remanso=a still pool, patio=the open court, morada=a dwelling, fonda=an inn, almohada=a pillow, balcon=a balcony, chimenea=a fireplace, zaguan=the entrance hall, terraza=a terrace, manta=a blanket, cobijo=shelter, lumbre=the fire, sala=the living room, llave=a key, hamaca=a hammock, solana=the sunny porch, posadero=the innkeeper, felpudo=a doormat, desvan=an attic, nido=a nest, colcha=a bedspread, estancia=a stay, acogida=a welcome",
    ],
    pt: [
      "lar decor interior hotel quarto pousada casa hospeda",
      "lar=the hearth, recanto=a quiet corner, pousada=an inn, varanda=a veranda, alcova=an alcove, morada=a dwelling, aconchego=snug comfort, almofada=a pillow, lareira=a fireplace, sala=the living room, solar=a manor house, chave=a key, manta=a blanket, soleira=a doorstep, estalagem=an inn, alpendre=a porch, janela=a window, colcha=a bedspread, sotao=an attic, estadia=a stay, quintal=a back yard, portada=a shutter, abraco=an embrace, telheiro=a shed roof",
    ],
    it: [
      "casa arred intern hotel camera locanda albergo alloggi",
      "focolare=the hearth, nido=a nest, alcova=an alcove, locanda=an inn, dimora=a dwelling, cortile=the courtyard, terrazza=a terrace, cuscino=a pillow, camino=a fireplace, veranda=a glazed porch, soglia=a threshold, chiave=a key, ospite=a guest, salotto=the living room, coperta=a blanket, balcone=a balcony, poltrona=an armchair, persiana=a shutter, lanterna=a lantern, pensione=a small hotel, altana=a roof terrace, soffitta=an attic, cantuccio=a cosy corner, ricovero=a shelter, tenuta=an estate, zerbino=a doormat, piumino=a duvet",
    ],
  },
  {
    id: "clean",
    scene: "wash day",
    en: [
      "clean cleaning laundry wash washing soap detergent dishwash hygiene tidy housekeep declutter dry-clean shampoo toilet bathroom window",
      "lather=the foam of soap, suds=the bubbles of a wash, clothesline=where sheets catch the wind, rinse=the last clear water, savon=soap with a French accent, whisk=a light quick brush, spruce=neat and fresh, gleam=a small steady light, linen=the cloth of clean beds, starch=what makes a collar crisp, mangle=the old press of sheets, squeegee=the blade of a window, castile=the soap of olive oil, swish=the sound of a broom, fresco=fresh on the wall, burnish=to rub till it shines, marigold=the flower and the glove, sparkle=light on clean glass, dapper=neat from head to toe, bristle=the hair of a brush, clear+pane, blue+soap, fresh+line, line+dry, soap+stone, bright+pane, clean+slate, linen+line, morning+line, sun+dried, foam+song, white+sail, rain+water, fresh+fold, squeaky=as clean as it sounds, pristine=as on the first day, spotless=without a mark, bubble=soap and air, froth=a cloud of small bubbles, loofah=a sponge that grew, pumice=a stone that floats, chamois=the softest cloth, dustpan=the broom’s friend, clothespin=what holds a shirt to the wind, airing=letting the wind in, crease=the line of an iron, polish=the last shine, lilac=the scent of fresh sheets, cotton+wood, lemon+wood, whitewash=the fresh coat, brightwork=the metal that shines",
      "suds soap mop tub line broom foam pail shine brush linen pin cotton sheet bucket basin sun bubble",
    ],
    fr: [
      "nettoy laver lessive savon menage propre pressing blanchiss",
      "savon=soap, mousse=foam, lessive=the wash, lavoir=the old wash house, rincage=the rinse, lustre=a shine, bulle=a bubble, eponge=a sponge, blanc=white, plumeau=a feather duster, balai=a broom, fraicheur=freshness, lingerie=the linen room, cristal=clear as crystal, nacre=mother of pearl, lavande=lavender, baquet=a tub, battoir=the washing bat, buee=steam and the old wash, azurant=the blue of white, limpide=clear as water, pince=a peg, ondine=a water spirit",
    ],
    de: [
      "reinig putz wasch seife sauber",
      "seife=soap, schaum=foam, blank=shining clean, besen=a broom, wasche=the wash, glanz=a shine, lauge=suds, blase=a bubble, schwamm=a sponge, leine=the washing line, klammer=a peg, perle=a pearl, politur=polish, spiegel=a mirror, frische=freshness, bottich=a tub, kernseife=plain soap, lavendel=lavender, wringer=what wrings, rein=pure, bleiche=the drying green, laken=a sheet",
    ],
    es: [
      "limpi lavar lavand jabon tintorer",
      "jabon=soap, espuma=foam, lavadero=the old wash house, brillo=a shine, colada=the wash, aseo=neatness, burbuja=a bubble, esponja=a sponge, escoba=a broom, plumero=a feather duster, pinza=a peg, tendal=the washing line, almidon=starch, cristal=clear as crystal, fregona=a mop, lavanda=lavender, nitido=clear, limpio=clean, cubeta=a bucket, pulido=polished, lejia=lye, azulete=the blue of white, reluce=it shines",
    ],
    pt: [
      "limp lavar lavand sabao sabon",
      "sabao=soap, espuma=foam, lavadouro=the old wash house, brilho=a shine, asseio=neatness, estendal=the washing line, bolha=a bubble, esponja=a sponge, vassoura=a broom, mola=a peg, goma=starch, cristal=clear as crystal, alfazema=lavender, limpido=clear, balde=a bucket, lixivia=lye, espanador=a feather duster, anil=the blue of white, brancura=whiteness, reluz=it shines, tanque=the wash basin, varal=the washing line",
    ],
    it: [
      "pulizi lavand sapone bucato pulit",
      "bucato=the wash, schiuma=foam, sapone=soap, lustro=a shine, nitido=clear and clean, bolla=a bubble, spugna=a sponge, piumino=a feather duster, molletta=a peg, amido=starch, cristallo=clear as crystal, lavanda=lavender, limpido=clear, secchio=a bucket, lucido=shining, lisciva=lye, mastello=a tub, stendino=the clothes horse, candido=bright white, turchino=the blue of white, ramazza=a big broom",
    ],
  },
  {
    id: "gift",
    scene: "giving",
    en: [
      "charity donat nonprofit gift gifts giving fundrais foundation refugee homeless aid humanitarian hunger shelter present greeting thank kindness scholarship orphan food-bank rescue",
      "lantern=a light one carries, mite=the small gift that counts, windfall=luck that falls from a tree, kindle=to set alight, boon=a good thing given, largesse=giving with open hands, alms=what one gives the poor, bounty=more than enough, openhand=the hand that gives, keepsake=what one keeps, widowmite=the smallest great gift, ribbon=what ties a gift, goodwill=wishing well, token=a small sign of thanks, samaritan=the one who stopped, ripple=the ring that spreads, manna=bread from the sky, lifeboat=the boat that goes out, cornucopia=the horn of plenty, grace=kindness unasked, trellis=what helps a thing to climb, beacon=a fire on a hill, harbinger=one who comes before, gratis=for nothing but thanks, warm+hand, bread+line, helping+hand, star+gift, good+turn, bridge+light, shared+loaf, kind+word, candle+wood, gift+horse, hope+well, long+bridge, first+bread, harbor+light, almond+branch, goose+feather, harvest+home, endow=to give for good, bequest=what one leaves to others, legacy=what stays, tribute=what honours, hamper=the basket of good things, benison=a blessing, blessing=a good wish, godsend=what comes just in time, mercy=kindness in need, shelter=a roof for the night, refuge=a safe place, almshouse=a house for those in need, kinship=being of one family",
      "gift boon hand ribbon seed bread bridge lamp lantern star loaf dove olive key heart bell",
    ],
    fr: [
      "caritatif don dons associat solidar refugie aide cadeau fondation",
      "obole=a small gift, offrande=an offering, entraide=mutual help, ruban=a ribbon, elan=the urge to help, trefle=clover, cadeau=a gift, partage=sharing, passerelle=a footbridge, phare=a lighthouse, abri=a shelter, main=a hand, bonte=kindness, etrenne=a New Year gift, tremplin=a springboard, colombe=a dove, pont=a bridge, offrir=to give, etincelle=a spark, ensemble=together, appui=a support, largesse=giving with open hands, coeur=heart, refuge=a shelter",
    ],
    de: [
      "spende gemeinnutz geschenk hilfe stiftung fluchtling",
      "gabe=a gift, beistand=standing by, schleife=a ribbon, kleeblatt=a cloverleaf, brucke=a bridge, hand=a hand, bund=a bond, licht=a light, spende=a gift, laterne=a lantern, zuflucht=a refuge, gunst=favour, leuchtturm=a lighthouse, zuspruch=kind words, taube=a dove, stern=a star, mitgift=a dowry, scherflein=the widow’s mite, fursorge=care for others, halt=a hold, tatkraft=energy, samen=seed",
    ],
    es: [
      "caridad dona solidar refugiad regalo ayuda fundacion ong",
      "dadiva=a gift, lazo=a ribbon, mano=a hand, puente=a bridge, obolo=a small gift, aguinaldo=a Christmas gift, abrigo=shelter, abrazo=an embrace, farol=a lantern, obsequio=a gift, apoyo=a support, paloma=a dove, estrella=a star, cobijo=shelter, puerto=a harbour, impulso=a push, reparto=sharing out, gracia=grace, hermandad=brotherhood, olivo=an olive tree, empuje=a push",
    ],
    pt: [
      "caridade doac solidar refugiad presente ajuda fundacao ong",
      "dadiva=a gift, laco=a ribbon, ponte=a bridge, prenda=a gift, partilha=sharing, abraco=an embrace, apoio=a support, pomba=a dove, estrela=a star, porto=a harbour, alento=breath and courage, mimo=a small gift, graca=grace, oferta=an offering, lanterna=a lantern, impulso=a push, entrega=giving oneself, socorro=help, oliveira=an olive tree, regaco=a lap",
    ],
    it: [
      "carita dona solidar rifugiat regalo aiuto fondazion onlus",
      "dono=a gift, fiocco=a ribbon, ponte=a bridge, strenna=a Christmas gift, obolo=a small gift, soccorso=help, mano=a hand, abbraccio=an embrace, colomba=a dove, stella=a star, riparo=shelter, regalo=a gift, passerella=a footbridge, slancio=an eager leap, gesto=a gesture, omaggio=a tribute, appoggio=a support, cesta=a basket, ulivo=an olive tree, abbrivo=the first push, elargire=to give freely",
    ],
  },
  {
    id: "feast",
    scene: "celebrations",
    en: [
      "wedding event party festival celebrat birthday ceremony bride marriage anniversary carnival concert-hall confetti balloon entertain theatre theater circus comedy magician stage venue dj nightclub funeral",
      "garland=flowers on a string, confetti=paper joy, jubilee=a great anniversary, bunting=flags on a string, troth=a promise kept, maypole=the dance of ribbons, posy=a small bunch of flowers, revel=to celebrate loudly, fanfare=the trumpets at the start, gala=a festive night, encore=once more please, hullabaloo=a cheerful uproar, limelight=the old light of the stage, fandango=a lively dance, serenade=music under a window, pavilion=the tent of a feast, toast=the glass raised, bandstand=music in the park, lanternlight=a feast after dark, masque=a play with masks, jamboree=a noisy gathering, betroth=to promise marriage, carousel=the wheel of painted horses, hurrah=the shout of joy, ovation=standing applause, star+tent, lantern+lane, drum+line, rose+tent, gold+ribbon, bell+tent, village+green, band+wagon, night+fair, paper+moon, summer+fair, may+queen, star+burst, high+day, silver+bell, late+dance, first+dance, long+night, white+tent, feast+song, hay+ride, moon+dance, half+moon, big+top, street+band, merry+tent, show+boat, revelry=a merry night, carnival=the feast of masks, fiesta=a feast in the street, gaiety=joy out loud, ceilidh=a dance evening, hootenanny=a party with songs, shindig=a noisy party, barndance=the dance among hay, fairground=where lights turn, sparkler=a star in the hand, firework=flowers of fire, pompom=a ball of wool, tinsel=thin bright strips, spangle=a small shining thing, marquee=the great tent, ballroom=where one dances, quadrille=a dance of four, polka=a dance from Bohemia, mazurka=a dance from Poland, waltz=the turning dance, tarantella=the quick dance, gavotte=an old light dance, cabaret=songs at small tables, vaudeville=many acts on one stage, pantomime=a play without words, curtain+call, applause=the sound of thanks, laurel=the wreath of a winner, wreath=leaves in a ring, corsage=flowers on a dress, sweetpea=the flower of weddings, evermore=for all time",
      "vow bell ribbon toast lantern veil rose gala drum tent star bunting fire moon band dance flag plume candle",
    ],
    fr: [
      "mariage evenement fete festival anniversaire ceremonie theatre cirque spectacle",
      "guirlande=a garland, kermesse=a village fete, lampion=a paper lantern, farandole=a dance in a line, voile=a veil, cotillon=a party trinket, bal=a dance, bouquet=flowers tied, fanfare=a brass band, confetti=paper joy, fete=a feast, chapiteau=the circus tent, manege=a merry-go-round, ronde=a round dance, serpentin=a streamer, tombola=a raffle of joy, gala=a festive night, parade=a march with music, feerie=a fairy show, petard=a firecracker, ritournelle=a tune that returns, valse=a waltz, bamboche=a merry spree, liesse=joy of a crowd, noce=a wedding, cortege=a procession, rigaudon=an old dance, tapage=merry noise, bravo=well done, coulisse=behind the stage, entracte=the pause of a play",
    ],
    de: [
      "hochzeit event fest feier geburtstag theater zirkus buhne",
      "girlande=a garland, jubel=rejoicing, reigen=a round dance, schleier=a veil, taumel=a whirl, lampion=a paper lantern, fackel=a torch, kranz=a wreath, walzer=a waltz, kirmes=a fair, rummel=a fairground, tusch=a flourish of brass, wirbel=a whirl, strauss=a bouquet, umzug=a parade, zelt=a tent, karussell=a carousel, konfetti=paper joy, festtag=a feast day, budenzauber=a lively party, tanzbar=fit for dancing, rosengarten=a rose garden, applaus=applause, salut=a salute, vorhang=the curtain",
    ],
    es: [
      "boda evento fiesta festival cumple ceremonia teatro circo",
      "verbena=a summer fair, guirnalda=a garland, farol=a lantern, jolgorio=merriment, velo=a veil, charanga=a street band, feria=a fair, confeti=paper joy, ramo=a bouquet, romeria=a walk to a feast, carpa=the tent, parranda=a night out, jarana=a merry night, bengala=a sparkler, comparsa=a group in costume, fandango=a lively dance, bolero=a slow dance, vals=a waltz, cortejo=a procession, castanuela=a castanet, cascabel=a jingle bell, tarima=the stage boards, telon=the curtain, festejo=a celebration, bullicio=merry noise, trovador=a wandering singer, pasacalle=a street march, cohete=a rocket",
    ],
    pt: [
      "casamento evento festa festival aniversario cerimon teatro circo",
      "arraial=a summer fair, grinalda=a garland, lanterna=a lantern, folia=revelry, veu=a veil, bailarico=a country dance, confete=paper joy, ramo=a bouquet, romaria=a walk to a feast, tenda=the tent, desfile=a parade, marcha=the march of June, forro=a dance of the north east, valsa=a waltz, cortejo=a procession, guizo=a jingle bell, palco=the stage, festanca=a big feast, alegria=joy, foguete=a rocket, balao=a paper balloon, fogueira=a bonfire, batucada=drums in the street, coreto=the bandstand, palmas=clapping hands, frevo=a dance with umbrellas",
    ],
    it: [
      "matrimon nozze evento festa festival compleann cerimon teatro circo",
      "ghirlanda=a garland, sagra=a village feast, lampara=a fishing lamp, baldoria=merriment, velo=a veil, giostra=a carousel, coriandoli=paper joy, bouquet=flowers tied, tendone=the big tent, fiaccola=a torch, valzer=a waltz, corteo=a procession, lampione=a street lamp, tarantella=the quick dance, carnevale=carnival, sipario=the curtain, palco=the stage, fanfara=a brass band, applauso=applause, allegria=joy, fuochi=fireworks, luminaria=streets of lights, palio=the race of a town, serenata=music under a window, brindisi=a toast, sonaglio=a jingle bell, mascherata=a play of masks, festone=a garland, marcetta=a small march",
    ],
  },
];

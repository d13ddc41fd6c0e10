import type { ImageryField } from "./imagery-field";

/** What is built, lived in and kept clean; what is given and celebrated. */
export const HOME_FIELDS: readonly ImageryField[] = [
  {
    id: "build",
    scene: "the building site",
    en: [
      "build building builder construct architect architecture roof brick mason renovat stone house houses property real-estate apartment mortgage renov contractor prefab scaffold concrete rent tenant landlord",
      "lintel=the stone above a door, gable=the raised end of a roof, keystone=the stone that locks an arch, plinth=what a column stands on, portico=the porch of columns, threshold=the step into a house, mortar=what holds stones together, corbel=a stone that carries, ashlar=stone cut square, girder=the beam that bears, dormer=the window in a roof, quoin=the corner stone, truss=the frame of a roof, cupola=a small dome, trellis=a light frame, doorstep=where home begins, pilaster=half a column, parapet=the wall along a roof, eaves=the roof’s edge, belvedere=a place with a view, plumbline=the line that is always true, cornerstone=the first stone laid, buttress=what holds a wall up, loggia=an open gallery, latchkey=the key in the pocket, groundwork=what all stands on, atrium=the open heart of a house",
      "beam arch stone gable brick door key sill roof latch plumb",
    ],
    fr: [
      "construct batiment architect maison toit brique immobil logement renov macon",
      "linteau=a lintel, pignon=a gable, seuil=a threshold, faitage=the ridge of a roof, moellon=a rough stone, mansarde=an attic room, perron=front steps",
    ],
    de: [
      "bau haus architekt dach ziegel immobil wohnung renov maurer",
      "giebel=a gable, sims=a ledge, schwelle=a threshold, erker=a bay window, balken=a beam, richtfest=the feast of a new roof, lot=a plumb line",
    ],
    es: [
      "construc edifici arquitect casa tejado ladrillo inmobil vivienda piso reform",
      "dintel=a lintel, umbral=a threshold, zaguan=the entrance hall, solera=the base, alero=the eaves, azotea=a flat roof, sillar=a cut stone",
    ],
    pt: [
      "construc edifici arquitet casa telhado tijolo imobil habitac obra reform",
      "umbral=a threshold, soleira=a doorstep, alpendre=a porch, cumeeira=the ridge of a roof, telha=a roof tile, esteio=a prop",
    ],
    it: [
      "costruz edific architet casa tetto matton immobil ristruttur edil",
      "soglia=a threshold, architrave=a lintel, loggia=an open gallery, tegola=a roof tile, colmo=the ridge of a roof, portico=a covered walk",
    ],
    la: "domus=a house, arcus=an arch, limen=a threshold, tectum=a roof, lapis=a stone, atrium=the heart of a house, gr oikos=a house, gr stoa=a covered walk",
    far: "no stav=a post, ja mado=a window, fi talo=a house, cy ty=a house, sv tak=a roof, tr kemer=an arch, eu etxe=a house",
  },
  {
    id: "home",
    scene: "the house",
    en: [
      "home household interior decor homeware hotel hostel lodging guesthouse inn bed bedding linen room rooms airbnb vacation-rental decoration furnishing stay retreat glamping homestay living",
      "alcove=a small room in a wall, nook=a corner to sit in, hearthside=beside the fire, parlour=the room for guests, quilt=a warm patchwork cover, eiderdown=the softest cover, windowseat=where one reads, lantern=the light on the porch, mantel=the shelf above a fire, inglenook=the seat inside a hearth, sojourn=a stay of some days, snug=warm and small, tarry=to stay a little longer, hollyhock=the flower by the door, attic=the room of old things, caravel=a small ship that went far, pillowtalk=words before sleep, wicker=woven willow, welcome=what one says first, veranda=the porch with a roof, abode=a place to stay, lodger=one who stays, wayside=beside the road, roost=where birds sleep, cosset=to care for tenderly",
      "nest nook loft latch lamp quilt porch key hearth wick",
    ],
    fr: [
      "maison decor interieur hotel chambre auberge gite foyer literie",
      "alcove=a small room in a wall, foyer=the hearth, logis=a dwelling, edredon=an eiderdown, veranda=a glazed porch, escale=a stopover, perron=front steps",
    ],
    de: [
      "wohn zuhause haushalt hotel zimmer pension gast einricht dekor",
      "stube=the warm room, nische=an alcove, daheim=at home, decke=a blanket, laube=a garden house, herberge=an inn, diele=the hall",
    ],
    es: [
      "hogar decor interior hotel habitacion hostal posada casa",
      "hogar=the hearth, rincon=a corner, alcoba=a bedroom, posada=an inn, remanso=a still pool, patio=the open court, morada=a dwelling",
    ],
    pt: [
      "lar decor interior hotel quarto pousada casa hospeda",
      "lar=the hearth, recanto=a quiet corner, pousada=an inn, varanda=a veranda, alcova=an alcove, morada=a dwelling, aconchego=snug comfort",
    ],
    it: [
      "casa arred intern hotel camera locanda albergo alloggi",
      "focolare=the hearth, nido=a nest, alcova=an alcove, locanda=an inn, dimora=a dwelling, cortile=the courtyard, terrazza=a terrace",
    ],
    la: "lares=the spirits of a house, hospes=a guest, nidus=a nest, mansio=a place to stay, gr hestia=the goddess of the hearth, gr xenia=kindness to guests",
    far: "da hygge=snug comfort, nl gezel=a companion, sv stuga=a cottage, cy cwtch=a snug hug, fi koti=a home, ja ie=a house, tr yuva=a nest",
  },
  {
    id: "clean",
    scene: "wash day",
    en: [
      "clean cleaning laundry wash washing soap detergent dishwash hygiene tidy housekeep declutter dry-clean shampoo toilet bathroom window",
      "lather=the foam of soap, suds=the bubbles of a wash, clothesline=where sheets catch the wind, rinse=the last clear water, savon=soap with a French accent, whisk=a light quick brush, spruce=neat and fresh, gleam=a small steady light, linen=the cloth of clean beds, starch=what makes a collar crisp, mangle=the old press of sheets, squeegee=the blade of a window, castile=the soap of olive oil, bluing=what keeps white white, swish=the sound of a broom, fresco=fresh on the wall, burnish=to rub till it shines, marigold=the flower and the glove, feather=the lightest duster, sparkle=light on clean glass, dapper=neat from head to toe, bristle=the hair of a brush",
      "suds soap mop tub line broom foam pail shine brush",
    ],
    fr: [
      "nettoy laver lessive savon menage propre pressing blanchiss",
      "savon=soap, mousse=foam, lessive=the wash, lavoir=the old wash house, rincage=the rinse, lustre=a shine",
    ],
    de: [
      "reinig putz wasch seife sauber",
      "seife=soap, schaum=foam, blank=shining clean, besen=a broom, wasche=the wash, glanz=a shine",
    ],
    es: [
      "limpi lavar lavand jabon tintorer",
      "jabon=soap, espuma=foam, lavadero=the old wash house, brillo=a shine, colada=the wash, aseo=neatness",
    ],
    pt: [
      "limp lavar lavand sabao sabon",
      "sabao=soap, espuma=foam, lavadouro=the old wash house, brilho=a shine, asseio=neatness, estendal=the washing line",
    ],
    it: [
      "pulizi lavand sapone bucato pulit",
      "bucato=the wash, schiuma=foam, sapone=soap, lustro=a shine, scopa=a broom, nitido=clear and clean",
    ],
    la: "mundus=clean and the world, purus=pure, nitor=a sheen, lautus=washed, gr katharos=clean",
    far: "da ren=clean, ja sento=a bath house, fi saippua=soap, tr hamam=a bath, sv tvatt=the wash",
  },
  {
    id: "gift",
    scene: "giving",
    en: [
      "charity donat nonprofit gift gifts giving fundrais foundation refugee homeless aid humanitarian hunger shelter present greeting thank kindness scholarship orphan food-bank rescue",
      "lantern=a light one carries, mite=the small gift that counts, windfall=luck that falls from a tree, kindle=to set alight, boon=a good thing given, largesse=giving with open hands, alms=what one gives the poor, bounty=more than enough, openhand=the hand that gives, keepsake=what one keeps, widowmite=the smallest great gift, ribbon=what ties a gift, goodwill=wishing well, token=a small sign of thanks, samaritan=the one who stopped, ripple=the ring that spreads, manna=bread from the sky, lifeboat=the boat that goes out, cornucopia=the horn of plenty, grace=kindness unasked, trellis=what helps a thing to climb, beacon=a fire on a hill, harbinger=one who comes before, gratis=for nothing but thanks",
      "gift boon hand ribbon seed bread bridge lamp",
    ],
    fr: [
      "caritatif don dons associat solidar refugie aide cadeau fondation",
      "obole=a small gift, offrande=an offering, entraide=mutual help, ruban=a ribbon, elan=the urge to help, trefle=clover",
    ],
    de: [
      "spende gemeinnutz geschenk hilfe stiftung fluchtling",
      "gabe=a gift, obolus=a small gift, beistand=standing by, schleife=a ribbon, kleeblatt=a cloverleaf, brucke=a bridge",
    ],
    es: [
      "caridad dona solidar refugiad regalo ayuda fundacion ong",
      "dadiva=a gift, lazo=a ribbon, mano=a hand, puente=a bridge, obolo=a small gift, aguinaldo=a Christmas gift",
    ],
    pt: [
      "caridade doac solidar refugiad presente ajuda fundacao ong",
      "dadiva=a gift, laco=a ribbon, ponte=a bridge, prenda=a gift, partilha=sharing",
    ],
    it: [
      "carita dona solidar rifugiat regalo aiuto fondazion onlus",
      "dono=a gift, fiocco=a ribbon, ponte=a bridge, strenna=a Christmas gift, obolo=a small gift, soccorso=help",
    ],
    la: "donum=a gift, caritas=care for others, gratia=thanks, largus=generous, manus=a hand, gr doron=a gift, gr charis=grace",
    far: "haw aloha=love and welcome, ja kizuna=the bond between people, cy rhodd=a gift, fi lahja=a gift, ar hadiya=a gift",
  },
  {
    id: "feast",
    scene: "celebrations",
    en: [
      "wedding event party festival celebrat birthday ceremony bride marriage anniversary carnival concert-hall confetti balloon entertain theatre theater circus comedy magician stage venue dj nightclub funeral",
      "garland=flowers on a string, confetti=paper joy, jubilee=a great anniversary, bunting=flags on a string, troth=a promise kept, maypole=the dance of ribbons, posy=a small bunch of flowers, revel=to celebrate loudly, fanfare=the trumpets at the start, gala=a festive night, encore=once more please, hullabaloo=a cheerful uproar, limelight=the old light of the stage, fandango=a lively dance, serenade=music under a window, pavilion=the tent of a feast, toast=the glass raised, bandstand=music in the park, lanternlight=a feast after dark, masque=a play with masks, jamboree=a noisy gathering, betroth=to promise marriage, carousel=the wheel of painted horses, hurrah=the shout of joy, ovation=standing applause",
      "vow bell ribbon toast lantern veil rose gala drum",
    ],
    fr: [
      "mariage evenement fete festival anniversaire ceremonie theatre cirque spectacle",
      "guirlande=a garland, kermesse=a village fete, lampion=a paper lantern, farandole=a dance in a line, voile=a veil, cotillon=a party trinket, bal=a dance",
    ],
    de: [
      "hochzeit event fest feier geburtstag theater zirkus buhne",
      "girlande=a garland, jubel=rejoicing, reigen=a round dance, schleier=a veil, taumel=a whirl, lampion=a paper lantern",
    ],
    es: [
      "boda evento fiesta festival cumple ceremonia teatro circo",
      "verbena=a summer fair, guirnalda=a garland, farol=a lantern, jolgorio=merriment, velo=a veil, charanga=a street band",
    ],
    pt: [
      "casamento evento festa festival aniversario cerimon teatro circo",
      "arraial=a summer fair, grinalda=a garland, lanterna=a lantern, folia=revelry, veu=a veil, bailarico=a country dance",
    ],
    it: [
      "matrimon nozze evento festa festival compleann cerimon teatro circo",
      "ghirlanda=a garland, sagra=a village feast, lampara=a fishing lamp, baldoria=merriment, velo=a veil, giostra=a carousel",
    ],
    la: "gaudium=joy, festum=a feast, vota=vows, laetus=glad, plausus=applause, gr choros=a dance, gr heorte=a feast",
    far: "ga ceili=a dance evening, ja matsuri=a festival, fi juhla=a feast, sv kalas=a party, tr bayram=a holiday, haw luau=a feast",
  },
];

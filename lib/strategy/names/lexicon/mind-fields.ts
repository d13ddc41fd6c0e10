import type { ImageryField } from "./imagery-field";

/** Learning and the arts. */
export const MIND_FIELDS: readonly ImageryField[] = [
  {
    id: "book",
    scene: "the bookshop",
    en: [
      "book books bookshop publish read reader reading library novel story stories magazine newspaper poet poetry comic print printing zine stationery paper notebook journal write writer writing author translat archive letter memoir news",
      "folio=a sheet folded once, quire=a gathering of sheets, colophon=the last words of a book, vellum=the finest page, inkwell=where words wait, dogear=the corner that marks a place, marginalia=notes in the margin, broadside=a sheet printed on one side, foolscap=an old size of paper, ampersand=the sign that joins, serif=the foot of a letter, flyleaf=the empty first page, epistle=a long letter, quill=the feather that writes, foreword=what comes first, bibelot=a small treasured thing, almanac=the book of the year, verso=the other side of a page, typeset=made ready for print, chapbook=a little book sold on the road, octavo=the size of a book in the hand, scribe=one who writes for others, gazette=an old newspaper, penknife=the knife that sharpens a quill",
      "ink quill page leaf quire press spine shelf folio fable",
    ],
    fr: [
      "livre librair edit lecture biblioth roman histoire magazine presse poesi papeter papier ecrit ecriv tradu",
      "folio=a sheet folded once, plume=a quill, encrier=an inkwell, marge=a margin, grimoire=a book of spells, feuillet=a leaf of a book, virgule=a comma",
    ],
    de: [
      "buch bucher verlag les bibliothek roman geschichte magazin presse poesie papier schreib ubersetz",
      "feder=a quill, tinte=ink, blatt=a leaf, kladde=a rough notebook, eselsohr=a dog-ear, zeile=a line",
    ],
    es: [
      "libro librer editor lectura bibliot novela historia revista prensa poesia papel escrib tradu",
      "tinta=ink, pliego=a folded sheet, renglon=a line of text, tintero=an inkwell, legajo=a bundle of papers, cuartilla=a sheet, fabula=a fable",
    ],
    pt: [
      "livro livrar edito leitura bibliot romance historia revista impren poesia papel escrev tradu",
      "tinta=ink, folheto=a chapbook, tinteiro=an inkwell, cordel=a ballad on a string, margem=a margin, fabula=a fable",
    ],
    it: [
      "libro libri librer editor lettura bibliot romanz storia rivista stampa poesia carta scriv tradu",
      "inchiostro=ink, foglio=a sheet, calamaio=an inkwell, segnalibro=a bookmark, riga=a line, fiaba=a fairy tale, carta=paper",
    ],
    la: "liber=a book, verbum=a word, pagina=a page, littera=a letter, fabula=a story, stilus=a pen, gr biblos=a book, gr mythos=a story, gr graphe=writing",
    far: "ja fude=a brush, is saga=a story, fi tarina=a story, cy llyfr=a book, tr kalem=a pen, sv bok=a book",
  },
  {
    id: "learn",
    scene: "the schoolroom",
    en: [
      "learn learning school teach teacher tutor course student university education lesson language exam training class classroom academy homework math maths stem mentor study skill kids-coding",
      "primer=the first book of any subject, abacus=the frame of beads, slate=the board one starts on, satchel=the bag of schooldays, inkling=the first hint of an idea, eureka=I have found it, apprentice=one who learns by doing, protege=one who is taught well, chalkline=the line that is true, lyceum=the school of Aristotle, curlew=a bird with a question in its call, tutelage=the care of a teacher, fledge=to grow wings, scholar=one who keeps asking, glossary=the list of new words, idiom=what only natives say, polyglot=one of many tongues, syllable=the smallest song of speech, lexicon=the book of words, quizzical=with a question in the face, gradus=step by step",
      "slate chalk quill owl step desk spark bell page",
    ],
    fr: [
      "appren ecole enseign prof cours etudiant universit educat lecon langue examen formation classe scolaire",
      "ardoise=a slate, cartable=a school bag, craie=chalk, declic=the moment it makes sense, abaque=an abacus, marelle=hopscotch",
    ],
    de: [
      "lern schul lehr kurs student universit bildung sprach prufung ausbild klasse nachhilfe",
      "tafel=a blackboard, kreide=chalk, fibel=a first reader, ranzen=a school bag, funke=a spark, eule=an owl",
    ],
    es: [
      "aprend escuela ensen curso estudiant universi educa leccion idioma examen formacion clase",
      "pizarra=a slate, tiza=chalk, pupitre=a school desk, abaco=an abacus, mochuelo=a little owl, chispa=a spark",
    ],
    pt: [
      "aprend escola ensin curso estudant universi educa licao idioma lingua exame formacao aula",
      "lousa=a slate, giz=chalk, cartilha=a first reader, recreio=the break, coruja=an owl, faisca=a spark",
    ],
    it: [
      "impar apprend scuola insegn corso student universi educa lezion lingua esame formaz classe",
      "lavagna=a blackboard, gesso=chalk, abaco=an abacus, cartella=a school bag, civetta=an owl, scintilla=a spark",
    ],
    la: "ludus=play and school, lingua=a tongue, sapio=I am wise, tabula=a writing board, gr schole=free time and school, gr paideia=education",
    far: "ja manabi=learning, fi oppi=learning, sv lara=to learn, cy dysgu=to learn, is nam=study",
  },
  {
    id: "music",
    scene: "music",
    en: [
      "music song sound audio record vinyl band concert guitar piano violin drum sing singer choir podcast radio instrument dj opera jazz playlist studio headphone listening speaker synth orchestra",
      "refrain=the part all sing, backbeat=the beat that swings, timbre=the colour of a tone, cadenza=the solo at the end, busker=a street musician, overture=what opens the evening, liner=the notes on a sleeve, sidewinder=the tune of a trumpet, reverb=the room in a sound, fermata=the note that is held, rosin=what makes a bow sing, syncopa=a beat out of place, octave=eight notes up, turntable=what a record lives on, mellotron=tape that plays, dulcimer=the sweet-sounding strings, crescendo=growing louder, segue=one song into the next, hum=a tune without words, arpeggio=a chord one note at a time, cantata=a thing to be sung, foxtrot=an old dance, ostinato=the phrase that stays, pizzicato=plucked strings, counterpoint=two tunes that agree",
      "chord reed riff reel drum groove tune bow lyre wax hum",
    ],
    fr: [
      "musiq chanson son audio disque vinyle concert guitar piano violon chant choeur podcast radio",
      "refrain=the part all sing, sillon=the groove of a record, archet=a violin bow, ritournelle=a tune that returns, bemol=a flat note, timbre=the colour of a tone",
    ],
    de: [
      "musik lied klang audio platte vinyl konzert gitarr klavier geige sing chor podcast radio",
      "klang=sound, rille=the groove of a record, takt=the beat, nadel=the needle, saite=a string, leier=a lyre",
    ],
    es: [
      "music cancion sonido audio disco vinilo concierto guitarr piano violin canto coro podcast radio",
      "surco=the groove of a record, compas=the beat, copla=a verse, murmullo=a murmur, cuerda=a string, estribillo=the refrain",
    ],
    pt: [
      "music cancao som audio disco vinil concerto guitarr violao piano canto coro podcast radio",
      "sulco=the groove of a record, compasso=the beat, toada=a tune, corda=a string, batuque=drumming, refrao=the refrain",
    ],
    it: [
      "music canzon suono audio disco vinile concert chitarr piano violin canto coro podcast radio",
      "solco=the groove of a record, ritornello=the refrain, corda=a string, archetto=a bow, battito=the beat, cantilena=a slow song",
    ],
    la: "cantus=a song, sonus=sound, carmen=a song, lyra=a lyre, vox=a voice, gr melos=a tune, gr ode=a song, gr phone=a voice",
    far: "ja hibiki=an echo, fi savel=a tune, sv ton=a tone, cy alaw=a melody, ga ceol=music, tr ezgi=a melody",
  },
  {
    id: "image",
    scene: "the studio",
    en: [
      "photo camera film video cinema movie picture image portrait visual vr art artist gallery paint painting draw illustrat design designer color colour creative museum exhibit sculpt mural graphic animation craft-kit print poster",
      "aperture=what lets the light in, vignette=a small picture that fades, gesso=the white ground of a painting, ochre=the oldest paint, umber=a brown earth, easel=what holds a canvas, chiaroscuro=light against dark, gouache=paint that covers, tableau=a living picture, fresco=paint on wet plaster, silhouette=the outline of things, cobalt=a deep blue, vermilion=a bright red, madder=the root that dyes red, parallax=what moves when you move, celluloid=what films were made of, matinee=the afternoon show, sepia=the brown of old pictures, atelier=where work is made, impasto=paint laid on thick, viewfinder=the frame at the eye, darkroom=where pictures appear, cyanotype=a blueprint by sunlight, palette=all the colours at hand, tincture=a slight colour, motif=what returns",
      "hue frame ochre easel lens brush ink reel umber gesso",
    ],
    fr: [
      "photo camera film video cinema image portrait art artiste galerie peint dessin design couleur creati musee sculpt affiche",
      "esquisse=a sketch, chevalet=an easel, pigment=colour, cadre=a frame, croquis=a quick sketch, estampe=a print, pinceau=a brush",
    ],
    de: [
      "foto kamera film video kino bild kunst galerie mal malerei zeichn design farb kreativ museum plakat",
      "blende=the aperture, farbe=colour, pinsel=a brush, skizze=a sketch, leinwand=a canvas, ocker=ochre, rahmen=a frame",
    ],
    es: [
      "foto camara pelicula video cine imagen retrato arte galeria pint dibuj diseno color creativ museo",
      "boceto=a sketch, pincel=a brush, lienzo=a canvas, trazo=a stroke, encuadre=a frame, tinte=a tint, caballete=an easel",
    ],
    pt: [
      "foto camera filme video cinema imagem retrato arte galeria pint desenh design cor cores criativ museu",
      "esboco=a sketch, pincel=a brush, tela=a canvas, traco=a stroke, moldura=a frame, matiz=a shade, cavalete=an easel",
    ],
    it: [
      "foto camera film video cinema immagin ritratt arte galleria dipin disegn design colore creativ museo",
      "bozzetto=a sketch, pennello=a brush, tela=a canvas, tratto=a stroke, cornice=a frame, ocra=ochre, cavalletto=an easel",
    ],
    la: "imago=an image, pictor=a painter, ars=art, forma=form, gr eikon=an image, gr chroma=colour, gr techne=art and skill",
    far: "ja iro=colour, ja kage=shadow and light, fi kuva=a picture, sv farg=colour, cy lliw=colour, tr renk=colour",
  },
  {
    id: "game",
    scene: "the games table",
    en: [
      "game games gaming board-game puzzle chess esport arcade quiz play lego dungeon casino toy-library escape-room card-game dragon wizard magic ghost haunted monster fantasy vampire witch unicorn zombie pirate time-travel superhero goblin troll fairy",
      "gambit=a bold first move, rook=the castle of chess, hopscotch=the game on the pavement, jackstraw=the game of steady hands, wildcard=what may be anything, checkmate=the last move, dice=chance in the hand, riddle=a question with a trick, conjure=to call from nothing, lodestone=the stone that draws, grimoire=a book of spells, poltergeist=the noisy ghost, gryphon=half eagle and half lion, wyvern=the two-legged dragon, abracadabra=the first magic word, banshee=the one who wails, quest=the long search, hobgoblin=a household spirit, familiar=a witch’s companion, talisman=what brings luck, tarot=the cards that tell, jester=the one who may say it, underhill=where small folk live, knave=the jack of cards, cauldron=the pot of a witch, backgammon=the oldest race",
      "rook dice pawn ace jest rune wand imp token",
    ],
    fr: [
      "jeu jeux puzzle echecs quiz magie fantome dragon sorcier monstre",
      "gambit=a bold first move, atout=a trump card, lutin=a goblin, joute=a joust, grimoire=a book of spells, farfadet=a sprite, manche=a round",
    ],
    de: [
      "spiel puzzle schach quiz magie gespenst drache hexe monster",
      "kobold=a goblin, trumpf=a trump card, wurfel=dice, turm=the rook, wichtel=a house elf, partie=a round, zauber=magic",
    ],
    es: [
      "juego puzle ajedrez quiz magia fantasma dragon bruja monstruo",
      "duende=a goblin and a spirit, comodin=the joker, envite=a stake, gambito=a bold first move, dado=a die, hechizo=a spell",
    ],
    pt: [
      "jogo puzzle xadrez quiz magia fantasma dragao bruxa monstro",
      "duende=a goblin, curinga=the joker, dado=a die, trunfo=a trump card, feitico=a spell, lance=a move",
    ],
    it: [
      "gioco giochi puzzle scacchi quiz magia fantasma drago strega mostro",
      "folletto=a goblin, dado=a die, briscola=a card game, gambetto=a bold first move, fiaba=a fairy tale",
    ],
    la: "alea=dice, ludus=play, fortuna=luck, magus=a wizard, umbra=a shade, draco=a dragon",
    far: "fi peli=a game, ja maho=magic, sv troll=a troll, cy hud=magic, is galdr=a spell",
  },
];

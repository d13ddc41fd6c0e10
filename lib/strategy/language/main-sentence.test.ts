import { expect, test } from "vitest";
import { mainSentence } from "./main-sentence";

test.each([
  ["I left my bank and I want to open a place where children cook", "A place where children cook"],
  ["Ever since I fell ill I read a lot, so now I build lamps for readers", "I build lamps for readers"],
  ["Not a moving company but a service that packs up a home", "A service that packs up a home"],
  ["Because halls stand empty, we rent rooms by the hour", "We rent rooms by the hour"],
  ["Not another gym. Twelve rowing machines, one coach", "Twelve rowing machines, one coach"],
  ["What if renters could ask first?", "Renters can ask first"],
  ["Why do flowers end in a bin? We collect them", "Why do flowers end in a bin? We collect them"],
  [
    "Sick of seeing lenses in skips because nobody cares. We collect them, clean them",
    "Sick of seeing lenses in skips because nobody cares. We collect them, clean them",
  ],
  [
    "When they took the net down I asked for it. Everyone laughed. I wash it, cut it and sew bags",
    "I wash it, cut it and sew bags",
  ],
  ["Two of us, both retired drivers, build model trams", "We build model trams"],
  ["Two of us, blankets on everything, no extras", "Two of us, blankets on everything, no extras"],
  [
    "It started with my mum’s bike. A wheel broke. We do wheels, brakes and chains",
    "We do wheels, brakes and chains",
  ],
  ["Tout a commencé par une averse. On recoud des chapiteaux", "On recoud des chapiteaux"],
  ["Niemand repariert mehr Radios. Alle sagen neu kaufen. Ich baue Röhren ein", "Ich baue Röhren ein"],
  ["On en a assez des selles qui blessent. Nous mesurons le cheval", "Nous mesurons le cheval"],
  ["Puppet repairs", "Puppet repairs"],
  ["Retired stoker. I make pokers from old rails", "I make pokers from old rails"],
  ["Ward sister here. Aprons with proper pockets", "Aprons with proper pockets"],
  ["We are three divers, and we grow kelp on ropes", "We grow kelp on ropes"],
  [
    "My uncle died and it took a year. I want to offer a service that closes accounts",
    "A service that closes accounts",
  ],
  ["I drove milk for ten years. So the product is a lamp for the dock", "A lamp for the dock"],
  ["Uber for hens. Hens for hire by the month", "Hens for hire by the month"],
  ["We are two sisters from Kyiv, we do pickles in jars", "We do pickles in jars"],
  ["Beekeeper by weekend, electrician by week. Hive scales that text you", "Hive scales that text you"],
  ["There are five of us, and we do it for other families: old tapes, written out", "Old tapes, written out"],
  ["Nous sommes trois frères et nous reprenons le moulin", "Nous reprenons le moulin"],
  ["Somos dos profesoras y queremos abrir una escuela de relojería", "Una escuela de relojería"],
  ["My sister and I took over the mill. We grind rye by hand", "We grind rye by hand"],
  ["My wife and I run a small farm on the moor. We would like to sell the yarn by post", "The yarn by post"],
  ["We run a small farm on the moor. Eggs on Fridays", "We run a small farm on the moor"],
  [
    "My gran taught me. Now I want to do it properly: four kinds of kimchi, refillable jars",
    "Four kinds of kimchi, refillable jars",
  ],
  ["Ich war Lehrer. Führungen durch Moore", "Führungen durch Moore"],
  ["Wir sind drei Schwestern und machen Nachtwachen zuhause", "Wir machen Nachtwachen zuhause"],
  ["We are two sisters and make hats for rabbits", "We make hats for rabbits"],
  ["We are makers of brass bells", "Brass bells"],
  ["After my second loss I started knitting hats and writing cards", "I knit hats and write cards"],
  ["Me and my cousin mend nets", "We mend nets"],
  ["My brother and I dive for lost rings", "We dive for lost rings"],
  ["My nephew and I built a page for dock slots", "We built a page for dock slots"],
  ["My sister and I lost our mother. We sew shrouds", "We sew shrouds"],
  ["We are four hygienists with a van who clean drivers’ teeth", "We clean drivers’ teeth"],
  ["We are a small team in Leeds, we clean gutters", "We clean gutters"],
  ["Problem is the gate. We bring hot food to crews", "We bring hot food to crews"],
  ["In Kisumu the fishermen are short of nets. We mend nets", "We mend nets"],
  ["Sou dona de um barco e conserto motores", "Conserto motores"],
  ["Je suis menuisier et je répare des volets", "Je répare des volets"],
  ["I need a name that people trust. We mend kites", "We mend kites"],
  ["My aunt says you do names. We mend kites", "We mend kites"],
  ["You’ll laugh. I count fish", "I count fish"],
  ["I hate gyms. Strength training in a barn", "Strength training in a barn"],
  ["The thing with our valley is, it has no bus. We drive the school run", "We drive the school run"],
  ["Quand mon père a perdu la vue, il a tout arrêté. Une balance qui parle", "Une balance qui parle"],
  ["Per quindici anni ho fatto la fonica. Insonorizzo asili", "Insonorizzo asili"],
  ["Fui bibliotecária durante anos. Monto bibliotecas em condomínios", "Monto bibliotecas em condomínios"],
  [
    "I retired from the docks and I want to teach boat owners to moor. I bring patience",
    "Teach boat owners to moor",
  ],
  [
    "Mia mamma ha la demenza. Ho creato un quaderno di ricette illustrate",
    "Un quaderno di ricette illustrate",
  ],
  ["O município quer lançar um transporte a pedido", "Um transporte a pedido"],
  ["Todo síndico sabe: quando a bomba queima, é domingo. Instalamos um sensor", "Instalamos um sensor"],
  ["Ich weiß, wie es ist, wenn keiner was sagt. Ich leite eine Gruppe", "Ich leite eine Gruppe"],
  ["Wir sind ein Schärfdienst für Scheren und kommen alle sechs Wochen", "Ein Schärfdienst für Scheren"],
  ["Tell me why boots get binned. Boots to swap", "Boots to swap"],
  ["Opening a barbershop that hires guys who just got out", "A barbershop that hires guys who just got out"],
  ["Schluss mit öden Festen! Wir bauen Murmelbahnen im Büro", "Wir bauen Murmelbahnen im Büro"],
  [
    "In vielen Dörfern steht die Uhr still. Wir bringen Turmuhren zum Laufen",
    "Wir bringen Turmuhren zum Laufen",
  ],
  ["J’étais infirmière vingt ans. Je couds des pyjamas d’hôpital", "Je couds des pyjamas d’hôpital"],
  ["Somos un obrador de turrón. Hacemos helado", "Un obrador de turrón"],
  ["Soy afinadora de marimbas en Chiapas. También enseño a tallar", "Afinadora de marimbas en Chiapas"],
  ["Three winters on a trawler taught me what fresh means. I fillet on the quay", "I fillet on the quay"],
  ["I was a rigger once. Now it’s my job: restoring sash windows", "Restoring sash windows"],
  [
    "My brother was shot. Police gave us a list. We are a small team in Hull, we clean homes",
    "We clean homes",
  ],
  ["Das würde ich gern für andere Familien machen: Liste, Wert, Abbau", "Liste, Wert, Abbau"],
])("%s: the offer is %s", (text, main) => {
  expect(mainSentence(text, "en").main).toBe(main);
});

test.each([
  [
    "Als unsere Tochter starb, hatten wir nichts für sie. Heute sind wir vierzig Näherinnen. Wir nähen aus Kleidern winzige Hemden",
    "de",
    "Wir nähen aus Kleidern winzige Hemden",
  ],
  [
    "Als unser Sohn starb, kam keiner. Wir haben deshalb einen Verein gegründet: Wir gehen in die Klassen",
    "de",
    "Wir gehen in die Klassen",
  ],
  [
    "Mein Vater war Glasbläser. Seitdem rufen ihn alle an. Zusammen reparieren wir jetzt Laborglas",
    "de",
    "Wir reparieren Laborglas",
  ],
  [
    "J’ai été comptable. Puis l’atelier a failli fermer. Aujourd’hui, avec deux ouvriers, nous faisons des moules",
    "fr",
    "Nous faisons des moules",
  ],
  [
    "When he died he left a barn. Afterwards the neighbours began asking. So we clear farms with the heirs",
    "en",
    "So we clear farms with the heirs",
  ],
  [
    "When he died nobody wanted them. I started photographing pages. Now I do it properly: I take in scoresheets",
    "en",
    "I take in scoresheets",
  ],
  ["Memory bears were not for us. We record the voice of a parent", "en", "We record the voice of a parent"],
  [
    "Hab 12 Jahre Aufzüge gewartet und mach jetzt Schluss mit den teuren Verträgen: ich prüfe die Rechnungen. Bezahlt wird aus der Ersparnis",
    "de",
    "Ich prüfe die Rechnungen",
  ],
  [
    "My dad left us debts nobody knew about. It took me a year. Now I sit at kitchen tables with families and sort the envelopes",
    "en",
    "I sit at kitchen tables with families and sort the envelopes",
  ],
  [
    "O patrão mandou embora e não pagou. A gente senta com a pessoa e lê os papéis",
    "pt",
    "A gente senta com a pessoa e lê os papéis",
  ],
  [
    "I failed my test five times. Twenty years on I am an instructor myself and I only take adults who are scared of it. Lessons are ninety minutes",
    "en",
    "I only take adults who are scared of it",
  ],
  ["In paese il prete non c’è più. Siamo in tre e andiamo noi nelle case", "it", "Andiamo noi nelle case"],
  ["Ho fatto il vigile per trent’anni, adesso insegno ai ragazzi", "it", "Insegno ai ragazzi"],
  ["We are two sisters who mend nets and bags", "en", "We mend nets and bags"],
  [
    "We press shells to oil for brake linings. Looking for serious buyer in Europe",
    "en",
    "We press shells to oil for brake linings",
  ],
  [
    "We run a trout farm and it does fine. The skins went in the bin. We make watch straps of them",
    "en",
    "We make watch straps of them",
  ],
  [
    "Nobody tells you how loud it is. I was there for weeks. We make wall panels",
    "en",
    "We make wall panels",
  ],
  [
    "There is a moment after it all. I sat there. My company does the next weeks: closing accounts, telling the bank",
    "en",
    "Closing accounts, telling the bank",
  ],
  ["Letters opened for you. We read them together over tea. Then a plan.", "en", "Letters opened for you"],
  ["I was a stage manager. Schools ask me. I come in for two days", "en", "I come in for two days"],
  [
    "My dad drove a lorry. I bought the cab. Now I have nine orders. I turn retired cabs into garden rooms",
    "en",
    "I turn retired cabs into garden rooms",
  ],
  [
    "My father died and left three sheds. Now other families phone me. I clear the workshop slowly",
    "en",
    "I clear the workshop slowly",
  ],
  [
    "My dad kept receipts. It took us a year. So now the two of us come to your table and write the letters",
    "en",
    "We come to your table and write the letters",
  ],
  [
    "Après vingt ans j’ai été licenciée. Les voisines m’ont apporté leurs draps. Je blanchis le linge ancien",
    "fr",
    "Je blanchis le linge ancien",
  ],
  [
    "Cuando cerró la fábrica, mi tía guardó las cajas. Quiero abrir un servicio por correo",
    "es",
    "Un servicio por correo",
  ],
  [
    "Im Krankenhaus lag ich neben einem Mann. Ich habe ihm vorgelesen. Heute sind wir neun Leute und machen Besuche",
    "de",
    "Wir machen Besuche",
  ],
  [
    "Cuando cerró la mina, quedó una galería. Un amigo bajó unas botellas. Así que alquilamos la galería por metros",
    "es",
    "Alquilamos la galería por metros",
  ],
  ["Abito a Trieste. Il bar ricomprava gli ombrelloni. Adesso produco tende", "it", "Produco tende"],
  [
    "Après vingt ans j’ai été licenciée. On s’est retrouvées dans une cuisine. Nous coupons des robes",
    "fr",
    "Nous coupons des robes",
  ],
])("a story turns to what is done today: %s", (text, language, main) => {
  expect(mainSentence(text, language).main).toBe(main);
});

test.each([
  ["fr", "Les photos sont parties dans une inondation. On sauve les papiers", "On sauve les papiers"],
  [
    "es",
    "¿Por qué tirar la fruta fea? La compramos al agricultor",
    "¿Por qué tirar la fruta fea? La compramos al agricultor",
  ],
  [
    "de",
    "Labore werfen Gips weg. Wir holen ihn ab und machen Kreide",
    "Labore werfen Gips weg. Wir holen ihn ab und machen Kreide",
  ],
  [
    "en",
    "My horse wouldn’t load. I cried in the rain. Now I teach horses to walk in",
    "I teach horses to walk in",
  ],
  [
    "fr",
    "À l’enterrement de mon oncle, ma sœur n’a rien compris. Maintenant nous venons avec un écran",
    "Nous venons avec un écran",
  ],
  ["es", "Soy afinadora de arpas. Viajo con mi taller", "Afinadora de arpas"],
  ["es", "Relojería de barrio. Primero escuchamos, luego abrimos la tapa", "Relojería de barrio"],
  ["it", "Io e mia sorella abbiamo 40 capre. Formaggio fresco per le mense", "Formaggio fresco per le mense"],
  [
    "pt",
    "Sou oleiro em Nisa, o meu pai também era. Já só somos três. Quero abrir uma oficina onde se aprende em 10 sábados",
    "Uma oficina onde se aprende em 10 sábados",
  ],
  [
    "it",
    "Mia zia ha 140 ulivi abbandonati. Nessuno pota. Vorrei prendere in cura gli alberi di chi non c’è",
    "Vorrei prendere in cura gli alberi di chi non c’è",
  ],
  [
    "it",
    "Con mio fratello raccogliamo ghiande. Ne facciamo farina. Vorremmo farla conoscere ai fornai",
    "Con mio fratello raccogliamo ghiande",
  ],
  [
    "fr",
    "Je suis greffière, et je vois des gens arriver perdus. Mon idée: une permanence le mercredi",
    "Une permanence le mercredi",
  ],
  [
    "en",
    "I was a midwife for nineteen years and now take plaster casts of small hands. I come to the hospital",
    "I take plaster casts of small hands",
  ],
  [
    "fr",
    "Beaucoup de femmes ne partent pas parce qu’aucun foyer n’accepte leur chien. Notre association garde l’animal",
    "Notre association garde l’animal",
  ],
  ["es", "Prepárate para la revolución del toldo. Cosemos toldos en 24 horas", "Cosemos toldos en 24 horas"],
  ["it", "Così ho aperto una palestra per arbitri giovani", "Una palestra per arbitri giovani"],
])("%s, %s: what is done about a scene", (language, text, main) => {
  expect(mainSentence(text, language).main).toBe(main);
});

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

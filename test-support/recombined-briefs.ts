import { STYLES, type Style } from "@/lib/model/brief.schema";
import type { Random } from "@/lib/model/random";

/** Parts of sentences in one language: offer, object and manner make an idea, in this order. */
interface Grammar {
  readonly script: string;
  readonly offers: readonly string[];
  readonly objects: readonly string[];
  readonly manners: readonly string[];
  readonly audiences: readonly string[];
}

const LATIN: readonly Grammar[] = [
  {
    script: "Latin",
    offers: [
      "A subscription library of",
      "A workshop that mends",
      "We rent out",
      "An archive of scanned",
      "A small factory for",
      "An app that finds",
      "A school that teaches the making of",
      "Insurance for",
      "A night market for",
      "Door-to-door delivery of",
    ],
    objects: [
      "historical door handles",
      "church bells",
      "hearing aids",
      "sourdough starters",
      "electric cargo bikes",
      "spiral staircases",
      "orchid seeds",
      "marine charts",
      "funeral flowers",
      "children's telescopes",
      "fire-proof archives",
      "prosthetic hands",
    ],
    manners: [
      "cast in bronze on demand",
      "by bicycle before sunrise",
      "with no paperwork at all",
      "for towns without a railway",
      "priced by weight",
      "run by retired engineers",
      "that never sends an invoice twice",
      "open only when it rains",
    ],
    audiences: ["Architects", "Night nurses", "Museums & archives", "Parents of twins", "Small cities"],
  },
  {
    script: "Latin",
    offers: [
      "Eine Werkstatt für",
      "Wir verleihen",
      "Ein Verlag für",
      "Die Genossenschaft baut",
      "Wir restaurieren",
      "Ein Laden für",
      "Wir prüfen",
    ],
    objects: [
      "Türklinken",
      "Kirchenglocken",
      "Lastenräder",
      "Hörgeräte",
      "Größenwahn & Söhne",
      "Moorkarten",
      "Holzboote",
      "Akkordeons",
    ],
    manners: ["aus Bronze", "ohne Papierkram", "für Städte ohne Bahnhof", "nach Gewicht bezahlt"],
    audiences: ["Nachbarn", "Pflegekräfte", "Museen"],
  },
  {
    script: "Latin",
    offers: [
      "Un atelier qui répare",
      "Nous louons",
      "Une école pour fabriquer",
      "La livraison de",
      "Nous fabriquons",
      "On prête",
      "Nous contrôlons",
    ],
    objects: [
      "des poignées de porte",
      "du pain au levain",
      "des cartes marines",
      "des télescopes d’enfant",
      "des accordéons",
      "des ruches vitrées",
      "des barques en bois",
    ],
    manners: ["à vélo avant l’aube", "sans paperasse", "pour les villes sans gare", "vendu au poids"],
    audiences: ["Architectes", "Infirmières de nuit", "Musées"],
  },
  {
    script: "Latin",
    offers: [
      "Un taller que repara",
      "Alquilamos",
      "Una escuela para fabricar",
      "Reparto de",
      "Fabricamos",
      "Restauramos",
      "Revisamos",
    ],
    objects: [
      "relojes antiguos",
      "pan de masa madre",
      "cartas marinas",
      "telescopios infantiles",
      "acordeones",
      "barcas de madera",
      "colmenas",
    ],
    manners: ["en bicicleta antes del alba", "sin papeleo", "para pueblos sin tren", "al peso"],
    audiences: ["Arquitectos", "Enfermeras de noche", "Museos"],
  },
  {
    script: "Latin",
    offers: [
      "Uma oficina que conserta",
      "Alugamos",
      "Uma escola para fazer",
      "Entrega de",
      "Fabricamos",
      "Restauramos",
      "Testamos",
    ],
    objects: [
      "relógios antigos",
      "pão de fermentação natural",
      "cartas náuticas",
      "telescópios infantis",
      "acordeões",
      "barcos de madeira",
      "colmeias",
    ],
    manners: ["de bicicleta antes do amanhecer", "sem papelada", "para cidades pequenas", "a peso"],
    audiences: ["Arquitetos", "Vizinhos", "Museus"],
  },
  {
    script: "Latin",
    offers: [
      "Una bottega che ripara",
      "Noleggiamo",
      "Una scuola per fare",
      "Consegna di",
      "Costruiamo",
      "Restauriamo",
      "Controlliamo",
    ],
    objects: [
      "orologi antichi",
      "pane a lievitazione naturale",
      "carte nautiche",
      "telescopi per bambini",
      "fisarmoniche",
      "barche di legno",
      "arnie",
    ],
    manners: ["in bicicletta prima dell’alba", "senza scartoffie", "per paesi senza stazione", "a peso"],
    audiences: ["Architetti", "Vicini", "Musei"],
  },
];

/** Eight scripts beside Latin's own, Han and kana together as Japanese mixes them. */
const GRAMMARS: readonly (readonly Grammar[])[] = [
  LATIN,
  [
    {
      script: "Cyrillic",
      offers: ["Мастерская чинит", "Мы сдаём напрокат", "Онлайн-школа про", "Доставка"],
      objects: ["старинные часы", "детские телескопы", "ржаной хлеб", "морские карты", "слуховые аппараты"],
      manners: ["на велосипеде до рассвета", "без бумажной волокиты", "для маленьких городов", "по весу"],
      audiences: ["Соседи", "Музеи", "Молодые родители"],
    },
  ],
  [
    {
      script: "Greek",
      offers: ["Εργαστήριο που επισκευάζει", "Νοικιάζουμε", "Σχολείο για", "Παράδοση για"],
      objects: ["παλιά ρολόγια", "ψωμί με προζύμι", "ναυτικούς χάρτες", "παιδικά τηλεσκόπια", "καμπάνες"],
      manners: ["με ποδήλατο πριν την αυγή", "χωρίς χαρτιά", "για μικρά νησιά", "με το κιλό"],
      audiences: ["Γείτονες", "Μουσεία", "Νέοι γονείς"],
    },
  ],
  [
    {
      script: "Arabic",
      offers: ["ورشة تصلح", "نؤجر", "مدرسة تعلم صناعة", "توصيل"],
      objects: ["الساعات القديمة", "الخبز الطازج", "الخرائط البحرية", "أجراس المدارس", "الزهور"],
      manners: ["بالدراجة قبل الفجر", "من دون أوراق", "للمدن الصغيرة", "بالوزن"],
      audiences: ["الجيران", "المتاحف", "العائلات الشابة"],
    },
  ],
  [
    {
      script: "Hebrew",
      offers: ["סדנה שמתקנת", "אנחנו משכירים", "בית ספר לייצור", "משלוחים של"],
      objects: ["שעונים ישנים", "לחם מחמצת", "מפות ים", "טלסקופים לילדים", "פרחים"],
      manners: ["באופניים לפני הזריחה", "בלי ניירת", "לערים קטנות", "לפי משקל"],
      audiences: ["שכנים", "מוזיאונים", "הורים צעירים"],
    },
  ],
  [
    {
      script: "Devanagari",
      offers: ["एक कार्यशाला जो सुधारती है", "हम किराये पर देते हैं", "सिखाने वाला विद्यालय", "घर तक पहुँचाते हैं"],
      objects: ["पुरानी घड़ियाँ", "ताज़ी रोटी", "समुद्री नक्शे", "बच्चों की दूरबीनें", "फूल"],
      manners: ["साइकिल से सुबह से पहले", "बिना कागज़ात के", "छोटे शहरों के लिए", "वज़न के हिसाब से"],
      audiences: ["पड़ोसी", "संग्रहालय", "युवा माता-पिता"],
    },
  ],
  [
    {
      script: "Han and kana",
      offers: ["古い町で", "夜だけ開く店で", "山の工房で", "インターネットで"],
      objects: ["真鍮の取っ手を", "天然酵母のパンを", "海図を", "子ども用の望遠鏡を", "お茶を"],
      manners: ["自転車で届けます", "月ごとに貸し出します", "一つずつ直します", "量り売りします"],
      audiences: ["建築家", "ご近所の人たち", "博物館"],
    },
  ],
  [
    {
      script: "Hangul",
      offers: ["골목 작업실에서", "새벽마다", "작은 도시를 위해", "인터넷으로"],
      objects: ["오래된 시계를", "천연 발효 빵을", "바다 지도를", "어린이 망원경을", "꽃을"],
      manners: ["자전거로 배달합니다", "다달이 빌려줍니다", "하나씩 고칩니다", "무게로 팝니다"],
      audiences: ["건축가", "이웃", "박물관"],
    },
  ],
  [
    {
      script: "Thai",
      offers: ["โรงงานเล็กที่ซ่อม", "เราให้เช่า", "โรงเรียนสอนทำ", "บริการส่ง"],
      objects: ["นาฬิกาเก่า", "ขนมปังหมักธรรมชาติ", "แผนที่ทะเล", "กล้องดูดาวสำหรับเด็ก", "ดอกไม้"],
      manners: ["ด้วยจักรยานก่อนฟ้าสาง", "โดยไม่ต้องใช้เอกสาร", "สำหรับเมืองเล็ก", "คิดตามน้ำหนัก"],
      audiences: ["เพื่อนบ้าน", "พิพิธภัณฑ์", "พ่อแม่มือใหม่"],
    },
  ],
];

/** In the order in which briefs take them. */
export const SCRIPTS: readonly string[] = GRAMMARS.map(([grammar]) => grammar!.script);

export interface RecombinedBrief {
  readonly script: string;
  readonly businessIdea: string;
  readonly targetAudience: string;
  readonly style: Style;
  readonly techStack: "react" | "vue" | "html";
  readonly features: readonly string[];
  /** Unsigned, below 2³². */
  readonly seed: number;
}

/** A brief that nobody wrote, from parts of sentences. Scripts and styles come in turn, each style with each script. */
export function recombinedBrief(random: Random, index: number): RecombinedBrief {
  const scripts = SCRIPTS.length;
  const grammar = random.pick(GRAMMARS[index % scripts]!);
  const { script, offers, objects, manners, audiences } = grammar;
  const parts = [random.pick(offers), random.pick(objects)];
  // An idea with a second object, a manner or neither is as good.
  if (random.next() < 0.3) parts.push(random.pick([" / ", " + ", " & "]).trim(), random.pick(objects));
  // Three characters of Han say as much as ten letters, but a brief asks for ten.
  if (random.next() < 0.8 || parts.join(" ").length < 12) parts.push(random.pick(manners));
  return {
    script,
    businessIdea: parts.join(" "),
    targetAudience: random.pick(audiences),
    style: STYLES[Math.floor(index / scripts) % STYLES.length]!,
    techStack: random.pick(["react", "vue", "html"] as const),
    features: random.next() < 0.3 ? [random.pick(manners).slice(0, 30).trim()] : [],
    seed: Math.floor(random.next() * 2 ** 32),
  };
}

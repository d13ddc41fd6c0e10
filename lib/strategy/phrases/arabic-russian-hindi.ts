import { type ScriptFrames, scriptPhrasebook } from "./script-phrasebook";

const arabicFrames: ScriptFrames = {
  is: (name, phrase) => `${name}: ${phrase}.`,
  taglines: [
    (topic) => `${topic}، بلا مبالغة`,
    (topic) => `${topic} كما ينبغي`,
    (topic) => `${topic} كل يوم`,
    (topic) => `${topic}، من القلب`,
    (topic) => `${topic} على مهل`,
    (topic) => `هنا ${topic}`,
  ],
  missions: [
    ({ topic, audience }) => `أن يكون «${topic}» الاختيار البديهي${audience ? ` لدى: ${audience}` : ""}.`,
    ({ topic }) => `أن نتقن «${topic}» حتى في ما لا يراه أحد.`,
    ({ topic }) => `أن نكون أول اسم يخطر على البال عند ذكر «${topic}».`,
  ],
  positionings: [
    ({ name, topic, audience }) =>
      `${audience ? `${audience}: ` : ""}${name} يعني «${topic}»، والعمل قبل الصفات.`,
    ({ name, topic, audience }) =>
      `${audience ? `${audience}: ` : ""}عند ذكر «${topic}» يأتي ${name} أولا، بكلام أقل والتزام أكثر.`,
  ],
  promises: [
    ({ topic }) => `نقول مسبقا ما نستطيعه وما لا نستطيعه في «${topic}».`,
    ({ topic }) => `إن حدث خطأ في «${topic}» فنحن أول من يخبرك.`,
  ],
  audiencePictures: [
    ({ topic, audience }) =>
      `${audience ? `${audience}: ` : ""}من يختار «${topic}» هنا ينظر إلى الجودة قبل السعر، ويخبر غيره إن أعجبه ما وجد.`,
    ({ topic, audience }) =>
      `${audience ? `${audience}: ` : ""}كلام كثير قيل عن «${topic}»، والمطلوب مكان يفي بما يقول.`,
  ],
  boilerplates: [
    ({ name, topic }) => `أهم ما في ${name} هو تفاصيل «${topic}».`,
    ({ name, topic }) => `يبدأ العمل في ${name} من أصغر تفاصيل «${topic}».`,
  ],
  values: {
    sincerity: ({ topic }) => ({
      title: `${topic} بصراحة`,
      text: `في «${topic}» نقول ما نفعله وما لا نفعله وكم يكلف.`,
    }),
    excitement: ({ topic }) => ({
      title: `${topic}: نجرب أولا`,
      text: `كل فكرة جديدة نجربها في «${topic}» قبل أن نسميها.`,
    }),
    competence: ({ topic }) => ({
      title: `${topic}: نتحقق ثم نعد`,
      text: `في «${topic}» نتحقق أولا ثم نتكلم، حتى عما أخطأنا فيه.`,
    }),
    sophistication: ({ topic }) => ({
      title: `${topic} بلا زيادة`,
      text: `في «${topic}» نفضل حذف تفصيل على إضافة تفصيل لا لزوم له.`,
    }),
    ruggedness: ({ topic }) => ({
      title: `${topic} في أصعب الأيام`,
      text: `نستعد في «${topic}» لأصعب يوم في السنة فتسهل بقية الأيام.`,
    }),
  },
  audienceValue: ({ topic, audience }) => ({
    title: `${topic}: إلى جانب الناس`,
    text: `بين خطتين في «${topic}» نختار ما ينفع الناس أكثر${audience ? `: ${audience}` : ""}.`,
  }),
  voice: [
    ({ tagline, topic }) => ({
      do: `سم الشيء باسمه: «${tagline}».`,
      dont: `أن تسمي «${topic}» تجربة لا تنسى.`,
    }),
    ({ topic }) => ({
      do: `اذكر رقما أو مكانا أو وقتا حين تتكلم عن «${topic}».`,
      dont: `أن تعد بالأفضل في العالم في «${topic}».`,
    }),
    ({ topic }) => ({
      do: `اكتب عن «${topic}» كما تكلم شخصا أمامك: جمل قصيرة.`,
      dont: `أن تشرح «${topic}» بكلمات تحتاج إلى قاموس.`,
    }),
  ],
};

const russianFrames: ScriptFrames = {
  is: (name, phrase) => `${name} — ${lower(phrase)}.`,
  taglines: [
    (topic) => `${topic} — без лишних слов`,
    (topic) => `${topic} — каждый день`,
    (topic) => `${topic} — не спеша`,
    (topic) => `${topic} — до последней мелочи`,
    (topic) => `${topic} — как для себя`,
    (topic) => `${topic} — и ничего лишнего`,
  ],
  missions: [
    ({ topic, audience }) =>
      `«${topic}»: выбор, о котором не жалеют${audience ? `; для кого: ${lower(audience)}` : ""}.`,
    ({ topic }) => `«${topic}»: хорошо даже там, где никто не видит.`,
    ({ topic }) => `Быть первым именем, которое вспоминают при словах «${topic}».`,
  ],
  positionings: [
    ({ name, topic, audience }) =>
      `${name} — это «${topic}», где сначала дело, а потом прилагательные${audience ? `; для кого: ${lower(audience)}` : ""}.`,
    ({ name, topic, audience }) =>
      `При словах «${topic}» первым вспоминают имя ${name}${audience ? `; для кого: ${lower(audience)}` : ""}.`,
  ],
  promises: [
    ({ topic }) => `«${topic}»: что можем и чего не можем, мы говорим заранее.`,
    ({ topic }) => `«${topic}»: если что-то пошло не так, вы узнаете об этом от нас первыми.`,
  ],
  audiencePictures: [
    ({ topic, audience }) =>
      `${audience ? `${upper(audience)}: п` : "П"}од вывеской «${topic}» смотрят на суть раньше, чем на цену, и рассказывают о хорошем другим.`,
    ({ topic, audience }) =>
      `${audience ? `${upper(audience)}: г` : "Г"}ромких слов под вывеской «${topic}» сказано много, и нужен тот, кто держит слово.`,
  ],
  boilerplates: [
    ({ name, topic }) => `${name}: «${topic}» до последней мелочи.`,
    ({ topic }) => `Каждый день здесь начинается с мелочей, из которых состоит «${topic}».`,
  ],
  values: {
    sincerity: ({ topic }) => ({
      title: `${topic}: говорить прямо`,
      text: `«${topic}»: мы говорим, что делаем, чего не делаем и сколько это стоит.`,
    }),
    excitement: ({ topic }) => ({
      title: `${topic}: сначала попробовать`,
      text: `«${topic}»: новая идея получает имя только после проверки делом.`,
    }),
    competence: ({ topic }) => ({
      title: `${topic}: проверить, потом обещать`,
      text: `«${topic}»: сначала проверяем, потом говорим, в том числе об ошибках.`,
    }),
    sophistication: ({ topic }) => ({
      title: `${topic}: ничего лишнего`,
      text: `«${topic}»: мы скорее уберём деталь, чем добавим ненужную.`,
    }),
    ruggedness: ({ topic }) => ({
      title: `${topic}: и в трудный день`,
      text: `«${topic}»: мы готовимся к самому трудному дню в году, чтобы остальные были лёгкими.`,
    }),
  },
  audienceValue: ({ topic, audience }) => ({
    title: `${topic}: на стороне людей`,
    text: `«${topic}»: из двух решений побеждает то, которое лучше для людей${audience ? `: ${lower(audience)}` : ""}.`,
  }),
  voice: [
    ({ tagline, topic }) => ({
      do: `Называть вещи своими именами: «${tagline}».`,
      dont: `Писать «уникальный» рядом со словами «${topic}».`,
    }),
    ({ topic }) => ({
      do: `«${topic}»: назвать число, место или время.`,
      dont: `«${topic}»: обещать лучшее в мире.`,
    }),
    ({ topic }) => ({
      do: `«${topic}»: писать, как говорят с человеком, на «вы» и короткими фразами.`,
      dont: `«${topic}»: объяснять словами, которые нужно искать в словаре.`,
    }),
  ],
};

const hindiFrames: ScriptFrames = {
  is: (name, phrase) => `${name}: ${phrase}।`,
  taglines: [
    (topic) => `${topic}, हर दिन`,
    (topic) => `${topic}, दिल से`,
    (topic) => `${topic}, बिना दिखावे के`,
    (topic) => `${topic}, आराम से`,
    (topic) => `सीधी बात, ${topic}`,
    (topic) => `${topic}, आपके पास`,
  ],
  missions: [
    ({ topic, audience }) => `“${topic}” को भरोसे की पसंद बनाना${audience ? `: ${audience}` : ""}।`,
    ({ topic }) => `“${topic}” में वह हिस्सा भी ठीक रखना जो किसी को नहीं दिखता।`,
    ({ topic }) => `“${topic}” सुनते ही सबसे पहले याद आने वाला नाम बनना।`,
  ],
  positionings: [
    ({ name, topic, audience }) =>
      `${audience ? `${audience}: ` : ""}${name} यानी “${topic}”, जहाँ पहले काम और बाद में विशेषण।`,
    ({ name, topic, audience }) =>
      `${audience ? `${audience}: ` : ""}“${topic}” सुनते ही सबसे पहले ${name} का नाम, कम शब्द और पूरा काम।`,
  ],
  promises: [
    ({ topic }) => `“${topic}” के बारे में क्या हो सकता है और क्या नहीं, हम पहले ही बताते हैं।`,
    ({ topic }) => `“${topic}” में कोई गलती हो तो सबसे पहले हम ख़ुद बताते हैं।`,
  ],
  audiencePictures: [
    ({ topic, audience }) =>
      `${audience ? `${audience}: ` : ""}“${topic}” चुनते समय दाम से पहले गुण देखे जाते हैं, और अच्छी चीज़ औरों को बताई जाती है।`,
    ({ topic, audience }) =>
      `${audience ? `${audience}: ` : ""}“${topic}” के बारे में बड़ी बातें बहुत सुनी हैं, अब तलाश भरोसे की है।`,
  ],
  boilerplates: [
    ({ name, topic }) => `${name} में सबसे ज़रूरी बात है “${topic}” की हर बारीकी।`,
    ({ name, topic }) => `${name} का हर दिन “${topic}” की छोटी बातों से शुरू होता है।`,
  ],
  values: {
    sincerity: ({ topic }) => ({
      title: `${topic}: साफ़ बात`,
      text: `“${topic}” के बारे में हम क्या करते हैं, क्या नहीं और कितने में, यह साफ़ बताते हैं।`,
    }),
    excitement: ({ topic }) => ({
      title: `${topic}: पहले आज़माना`,
      text: `नया विचार पहले “${topic}” में आज़माया जाता है, फिर उसे नाम मिलता है।`,
    }),
    competence: ({ topic }) => ({
      title: `${topic}: पहले जाँच, फिर वादा`,
      text: `“${topic}” में हम पहले जाँचते हैं और बाद में बोलते हैं।`,
    }),
    sophistication: ({ topic }) => ({
      title: `${topic}: कुछ भी फ़ालतू नहीं`,
      text: `“${topic}” में हम बेकार की चीज़ जोड़ने के बजाय एक चीज़ हटाना चुनते हैं।`,
    }),
    ruggedness: ({ topic }) => ({
      title: `${topic}: मुश्किल दिन में भी`,
      text: `“${topic}” की तैयारी हम साल के सबसे कठिन दिन को सोचकर करते हैं।`,
    }),
  },
  audienceValue: ({ topic, audience }) => ({
    title: `${topic}: लोगों के साथ`,
    text: `“${topic}” में दो रास्ते हों तो वही चुनते हैं जो लोगों के लिए बेहतर हो${audience ? `: ${audience}` : ""}।`,
  }),
  voice: [
    ({ tagline, topic }) => ({
      do: `सीधे नाम लेकर कहें: “${tagline}”।`,
      dont: `“${topic}” को “अनोखा अनुभव” कहना।`,
    }),
    ({ topic }) => ({
      do: `“${topic}” की बात करते समय कोई संख्या, जगह या समय बताएँ।`,
      dont: `“${topic}” में दुनिया का सबसे अच्छा होने का वादा करना।`,
    }),
    ({ topic }) => ({
      do: `“${topic}” के बारे में वैसे लिखें जैसे सामने बैठे व्यक्ति से बात हो: छोटे वाक्य।`,
      dont: `“${topic}” को ऐसे शब्दों में समझाना जिन्हें खोजना पड़े।`,
    }),
  ],
};

export const arabic = scriptPhrasebook(arabicFrames);
export const russian = scriptPhrasebook(russianFrames);
export const hindi = scriptPhrasebook(hindiFrames);

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** In the middle of a sentence; names and acronyms keep their capitals. */
function lower(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
}

import { type ScriptFrames, scriptPhrasebook } from "./script-phrasebook";

const japaneseFrames: ScriptFrames = {
  is: (name, phrase) =>
    /(?:です|ます|る|た|い|たい)$/u.test(phrase) ? `${name}：${phrase}。` : `${name}は、${phrase}です。`,
  taglines: [
    (topic) => `${topic}を、今日も。`,
    (topic) => `${topic}のある一日を。`,
    (topic) => `まっすぐな${topic}。`,
    (topic) => `${topic}から始まる。`,
    (topic) => `いつもの道に、${topic}。`,
    (topic) => `${topic}に、手間を惜しまない。`,
  ],
  missions: [
    ({ topic, audience }) => `「${topic}」を、${audience || "訪れる人"}にとって当たり前の選択にすること。`,
    ({ topic }) => `「${topic}」の見えない部分まで、手を抜かないこと。`,
    ({ topic }) => `「${topic}」と聞いて、最初に思い出してもらえる名前になること。`,
  ],
  positionings: [
    ({ name, topic, audience }) =>
      `${audience ? `${audience}にとって、` : ""}${name}は「${topic}」と聞いて最初に浮かび、飾る言葉より、中身で選ばれます。`,
    ({ name, topic, audience }) =>
      `${audience ? `${audience}のための` : ""}「${topic}」なら${name}、約束は少なく、中身は確かに。`,
  ],
  promises: [
    ({ topic }) => `「${topic}」について、できることとできないことを先にお伝えします。`,
    ({ topic }) => `「${topic}」で間違いがあれば、私たちから先にお知らせします。`,
  ],
  audiencePictures: [
    ({ topic, audience }) =>
      `${audience ? `${audience}。` : ""}「${topic}」を値段よりも中身で選び、気に入れば人に話してくれる人たちです。`,
    ({ topic, audience }) =>
      `${audience ? `${audience}。` : ""}「${topic}」について大げさな言葉はもう聞き飽きていて、確かなものを探しています。`,
  ],
  boilerplates: [
    ({ name, topic }) => `${name}が大切にしているのは、「${topic}」の中身です。`,
    ({ name, topic }) => `${name}の仕事は、「${topic}」の細かなところから始まります。`,
  ],
  values: {
    sincerity: ({ topic }) => ({
      title: `${topic}を正直に`,
      text: `「${topic}」について、すること、しないこと、値段を隠しません。`,
    }),
    excitement: ({ topic }) => ({
      title: `まず試す、${topic}`,
      text: `新しい考えは、「${topic}」で試してから名前をつけます。`,
    }),
    competence: ({ topic }) => ({
      title: `${topic}は確かめてから`,
      text: `「${topic}」のことは、先に確かめ、それから約束します。`,
    }),
    sophistication: ({ topic }) => ({
      title: `${topic}に余計なものを足さない`,
      text: `「${topic}」には、足すことより引くことを選びます。`,
    }),
    ruggedness: ({ topic }) => ({
      title: `忙しい日の${topic}`,
      text: `「${topic}」は、一年でいちばん大変な日に合わせて備えます。`,
    }),
  },
  audienceValue: ({ topic, audience }) => ({
    title: `${topic}を使う人の側に`,
    text: `「${topic}」で迷ったら、${audience || "使う人"}のためになる方を選びます。`,
  }),
  voice: [
    ({ tagline, topic }) => ({
      do: `そのままの言葉で言う：「${tagline.replace(/。$/u, "")}」。`,
      dont: `「${topic}」を「最高の体験」と呼ぶ。`,
    }),
    ({ topic }) => ({
      do: `「${topic}」を語るときは、数字か場所か時間を添える。`,
      dont: `「${topic}」で世界一を約束する。`,
    }),
    ({ topic, audience }) => ({
      do: `${audience || "目の前の人"}に話しかけるように、「${topic}」を短い文で書く。`,
      dont: `「${topic}」を調べないと分からない言葉で説明する。`,
    }),
  ],
};

const chineseFrames: ScriptFrames = {
  is: (name, phrase) =>
    /^(?:一|为.+的\P{Script=Latin}+$)/u.test(phrase) ? `${name}是${phrase}。` : `${name}：${phrase}。`,
  taglines: [
    (topic) => `${topic}，每一天都认真`,
    (topic) => `好好做${topic}`,
    (topic) => `${topic}，就在身边`,
    (topic) => `${topic}，不说大话`,
    (topic) => `从${topic}开始`,
    (topic) => `${topic}，值得等一等`,
  ],
  missions: [
    ({ topic, audience }) => `让“${topic}”成为${audience || "身边的人"}放心的选择。`,
    ({ topic }) => `把“${topic}”做好，包括没有人看见的地方。`,
    ({ topic }) => `提到“${topic}”，让人第一个想到我们。`,
  ],
  positionings: [
    ({ name, topic, audience }) =>
      `${audience ? `对${audience}来说，` : ""}${name}就是“${topic}”：先看东西，再听形容词。`,
    ({ name, topic, audience }) =>
      `${audience ? `对${audience}来说，` : ""}提到“${topic}”，首先想到${name}：说得少，做得到。`,
  ],
  promises: [
    ({ topic }) => `关于“${topic}”，能做什么、不能做什么，我们先说清楚。`,
    ({ topic }) => `如果“${topic}”出了错，我们先开口，不等您来问。`,
  ],
  audiencePictures: [
    ({ topic, audience }) =>
      `${audience ? `${audience}：` : ""}选择“${topic}”时先看实在，再看价钱，满意了会告诉朋友。`,
    ({ topic, audience }) =>
      `${audience ? `${audience}：` : ""}关于“${topic}”的大话听得太多，要找的是做得到的那一家。`,
  ],
  boilerplates: [
    ({ name, topic }) => `${name}看重的，是“${topic}”里的每个细节。`,
    ({ name, topic }) => `${name}每天的工作，都从“${topic}”的小处开始。`,
  ],
  values: {
    sincerity: ({ topic }) => ({
      title: `${topic}，有话直说`,
      text: `关于“${topic}”，做什么、不做什么、多少钱，我们都讲明白。`,
    }),
    excitement: ({ topic }) => ({
      title: `${topic}，先试再说`,
      text: `新想法要先在“${topic}”里试过，才配有名字。`,
    }),
    competence: ({ topic }) => ({
      title: `${topic}，先验证再承诺`,
      text: `关于“${topic}”，我们先检验，后开口，也说出做错的地方。`,
    }),
    sophistication: ({ topic }) => ({
      title: `${topic}，不多一分`,
      text: `在“${topic}”上，我们宁可去掉一个细节，也不添一个多余的。`,
    }),
    ruggedness: ({ topic }) => ({
      title: `${topic}，经得起忙`,
      text: `“${topic}”按一年里最难的那一天来准备，其他日子就轻松了。`,
    }),
  },
  audienceValue: ({ topic, audience }) => ({
    title: `${topic}，站在用的人一边`,
    text: `“${topic}”有两个方案时，选对${audience || "客人"}更好的那一个。`,
  }),
  voice: [
    ({ tagline, topic }) => ({
      do: `直接说出来：“${tagline}”。`,
      dont: `把“${topic}”叫作“极致体验”。`,
    }),
    ({ topic }) => ({
      do: `说到“${topic}”，给出一个数字、一个地点或一个时间。`,
      dont: `说“${topic}”是世界第一。`,
    }),
    ({ topic, audience }) => ({
      do: `像当面说话一样，用短句向${audience || "客人"}介绍“${topic}”。`,
      dont: `用要查字典的词解释“${topic}”。`,
    }),
  ],
};

const koreanFrames: ScriptFrames = {
  is: (name, phrase) =>
    /(?:다|요|까)$/u.test(phrase) ? `${name}: ${phrase}.` : `${name} — ${phrase}입니다.`,
  taglines: [
    (topic) => `오늘도, ${topic}`,
    (topic) => `${topic}에서 시작하는 하루`,
    (topic) => `과장 없는 ${topic}`,
    (topic) => `가까이에 ${topic}`,
    (topic) => `${topic}, 있는 그대로`,
    (topic) => `천천히, ${topic}`,
  ],
  missions: [
    ({ topic, audience }) => `${audience || "찾아오는 분들"}에게 ‘${topic}’ 하면 당연한 선택이 되는 것.`,
    ({ topic }) => `‘${topic}’에서 보이지 않는 부분까지 소홀히 하지 않는 것.`,
    ({ topic }) => `‘${topic}’ 하면 가장 먼저 떠오르는 이름이 되는 것.`,
  ],
  positionings: [
    ({ name, topic, audience }) =>
      `${audience ? `${audience}에게 ` : ""}‘${topic}’ 하면 먼저 떠오르는 이름, ${name}, 꾸미는 말보다 내용이 먼저입니다.`,
    ({ name, topic, audience }) =>
      `${audience ? `${audience}에게 ` : ""}${name} — ‘${topic}’에 대해 적게 말하고 제대로 지키는 이름입니다.`,
  ],
  promises: [
    ({ topic }) => `‘${topic}’에 대해 할 수 있는 일과 할 수 없는 일을 먼저 말씀드립니다.`,
    ({ topic }) => `‘${topic}’에서 잘못이 있으면 저희가 먼저 알려 드립니다.`,
  ],
  audiencePictures: [
    ({ topic, audience }) =>
      `${audience ? `${audience}. ` : ""}‘${topic}’ 앞에서 값보다 내용을 먼저 보고, 마음에 들면 주위에 알립니다.`,
    ({ topic, audience }) =>
      `${audience ? `${audience}. ` : ""}‘${topic}’에 대한 과장된 말은 이미 많이 들었고, 믿을 만한 곳을 찾습니다.`,
  ],
  boilerplates: [
    ({ name, topic }) => `${name}에서 가장 중요하게 여기는 것: ‘${topic}’의 내용입니다.`,
    ({ name, topic }) => `${name}의 일은 ‘${topic}’의 작은 부분에서 시작됩니다.`,
  ],
  values: {
    sincerity: ({ topic }) => ({
      title: `${topic}, 솔직하게`,
      text: `‘${topic}’에 대해 하는 일, 하지 않는 일, 가격을 숨기지 않습니다.`,
    }),
    excitement: ({ topic }) => ({
      title: `${topic}, 먼저 해 보기`,
      text: `새로운 생각은 ‘${topic}’에서 먼저 해 보고 이름을 붙입니다.`,
    }),
    competence: ({ topic }) => ({
      title: `${topic}, 확인한 뒤 약속`,
      text: `‘${topic}’에 대해서는 먼저 확인하고 나중에 말합니다.`,
    }),
    sophistication: ({ topic }) => ({
      title: `${topic}, 덜어 내기`,
      text: `‘${topic}’에는 더하기보다 덜어 내기를 택합니다.`,
    }),
    ruggedness: ({ topic }) => ({
      title: `${topic}, 힘든 날에도`,
      text: `‘${topic}’만큼은 일 년 중 가장 힘든 날에 맞추어 준비합니다.`,
    }),
  },
  audienceValue: ({ topic, audience }) => ({
    title: `${topic}, 쓰는 사람의 편에서`,
    text: `‘${topic}’에 두 가지 길이 있으면 ${audience || "손님"}에게 더 나은 길을 택합니다.`,
  }),
  voice: [
    ({ tagline, topic }) => ({
      do: `있는 그대로 말하기: “${tagline}”.`,
      dont: `‘${topic}’에 ‘최고의 경험’이라는 말 붙이기.`,
    }),
    ({ topic }) => ({
      do: `‘${topic}’에 대해 말할 때 숫자나 장소나 시간을 함께 말하기.`,
      dont: `‘${topic}’에 대해 세계 최고를 약속하기.`,
    }),
    ({ topic, audience }) => ({
      do: `${audience || "앞에 있는 사람"}에게 말하듯 ‘${topic}’에 대해 짧게 쓰기.`,
      dont: `‘${topic}’에 대해 찾아봐야 아는 말로 설명하기.`,
    }),
  ],
};

export const japanese = scriptPhrasebook(japaneseFrames);
export const chinese = scriptPhrasebook(chineseFrames);
export const korean = scriptPhrasebook(koreanFrames);

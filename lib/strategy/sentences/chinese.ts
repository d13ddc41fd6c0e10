import { oneCharacter, type Sentences } from "./sentences";

export const chinese: Sentences = {
  lines: {
    trust: ["把事情做好", "需要时，我们在"],
    energy: ["说走就走", "现在就开始"],
    growth: ["从小做起，慢慢长大", "一步一步来"],
    luxury: ["少一点，用心一点", "恰到好处"],
    play: ["轻松一点", "天生好奇"],
    calm: ["慢慢来", "留一点空白"],
  },
  quietLines: ["用心，也给足时间", "一直在您身边", "一步一步来"],
  quietMission: "在需要的时候陪在身边，用心做好每一件事。",
  quietPromise: "我们会留出时间，如实相告。",
  missions: ["把一件事做好，每一次都做好。", "少做几件事，做到精致。"],
  characters: oneCharacter({
    promises: ["约定了什么，就在约定的日子交付什么。", "需要多少时间，就花多少时间。"],
    values: [
      ["说到做到", "少许诺，许下的一定做到。"],
      ["细节用心", "没人注意的地方，也同样做好。"],
      ["先检验，再承诺", "我们先测试，后开口。"],
    ],
    habits: [
      ["先说结果，再说理由。", "用口号掩盖事实。"],
      ["说一句真话，然后停下。", "使用“奢华”“尊享”之类的词。"],
    ],
  }),
  value: ["以人为先", "两种方案相争时，选择对人更有帮助的那一个。"],
  habits: [
    ["第一句话就说清楚是什么。", "用谜语开头。"],
    ["用读者自己的说法。", "用需要查词典的术语。"],
  ],
  keepShort: (tagline) => [`就这么短：“${tagline}”`, "怕没听见，再说一遍。"],
  introduce: (name, { text }) => `${name}：${text}。`,
  position: (audience, { text }) => `面向${audience}：${text}。`,
  describe: (name, audience) => `${name}为${audience}而做。`,
};

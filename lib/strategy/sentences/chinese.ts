import type { Sentences } from "./sentences";

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
  characters: {
    sincerity: {
      missions: ["踏实做事，让人愿意再来。"],
      promises: ["决定之前，您会清楚得到什么、花费多少。"],
      values: [
        ["有话直说", "是什么、多少钱、做不到什么，我们都说清楚。"],
        ["说到做到", "少许诺，许下的一定做到。"],
      ],
      habits: [["像对熟人说话一样写：简短、朴实、友善。", "奉承，或为一个错误道歉三次。"]],
    },
    excitement: {
      missions: ["做让人期待的事。"],
      promises: ["下次再来，总有新的发现。"],
      values: [
        ["先试一试", "与其谈论宏大的计划，不如今天先做一个小的。"],
        ["保持好奇", "我们会问：为什么这样做，是否必须这样。"],
      ],
      habits: [["从最有意思的地方说起。", "用一连串感叹号。"]],
    },
    competence: {
      missions: ["把一件事做好，每一次都做好。"],
      promises: ["约定了什么，就在约定的日子交付什么。"],
      values: [
        ["先检验，再承诺", "我们先测试，后开口。"],
        ["过程透明", "每个说法都有人人可查的依据。"],
      ],
      habits: [["先说结果，再说理由。", "用口号掩盖事实。"]],
    },
    sophistication: {
      missions: ["少做几件事，做到精致。"],
      promises: ["需要多少时间，就花多少时间。"],
      values: [
        ["少而精", "我们不断删减，只留下对的。"],
        ["细节用心", "没人注意的地方，也同样做好。"],
      ],
      habits: [["说一句真话，然后停下。", "使用“奢华”“尊享”之类的词。"]],
    },
    ruggedness: {
      missions: ["做经得起考验的事。"],
      promises: ["经得起用；若有问题，我们负责修好。"],
      values: [
        ["经久耐用", "能修的，就不换。"],
        ["亲自动手", "做决定的人，自己先做过。"],
      ],
      habits: [["用短词和有力的动词。", "用术语装点简单的事。"]],
    },
  },
  value: ["以人为先", "两种方案相争时，选择对人更有帮助的那一个。"],
  habits: [
    ["第一句话就说清楚是什么。", "用谜语开头。"],
    ["用读者自己的说法。", "用需要查词典的术语。"],
  ],
  keepShort: (tagline) => [`就这么短：“${tagline}”`, "怕没听见，再说一遍。"],
  introduce: (name, phrase) => `${name}：${phrase}。`,
  position: (audience, phrase) => `面向${audience}：${phrase}。`,
  describe: (name, audience) => [`${name}为${audience}而做。`, "开始要简单，再来要值得。"],
};

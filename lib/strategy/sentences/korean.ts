import { oneCharacter, type Sentences } from "./sentences";

export const korean: Sentences = {
  lines: {
    trust: ["기본을 제대로", "필요할 때 곁에"],
    energy: ["지금, 시작해요", "언제든 준비된"],
    growth: ["작게 시작해 천천히 자라기", "한 걸음씩 꾸준히"],
    luxury: ["적게, 그러나 정성껏", "꼭 필요한 만큼만"],
    play: ["가볍고 즐겁게", "호기심 그대로"],
    calm: ["천천히, 편안하게", "숨 고를 자리"],
  },
  quietLines: ["정성과 시간을 들여", "곁에 있겠습니다", "한 걸음씩"],
  quietMission: "필요할 때 곁에서 정성껏 함께합니다.",
  quietPromise: "시간을 들여 함께하고, 있는 그대로 말씀드립니다.",
  missions: ["한 가지를 매번 제대로 합니다.", "적은 일을 정성껏 합니다."],
  characters: oneCharacter({
    promises: ["약속한 것을 약속한 날에 드립니다.", "필요한 만큼 시간을 들입니다."],
    values: [
      ["약속 지키기", "적게 약속하고, 약속한 것은 지킵니다."],
      ["세심함", "아무도 알아차리지 못할 곳도 잘 만듭니다."],
      ["확인하고 약속하기", "먼저 시험하고 나중에 말합니다."],
    ],
    habits: [
      ["결과를 먼저, 이유는 그다음에.", "구호 뒤에 사실을 숨기지 않습니다."],
      ["참된 한마디를 하고 멈춥니다.", "‘명품’, ‘프리미엄’이라고 쓰지 않습니다."],
    ],
  }),
  value: ["사람이 먼저", "두 계획이 맞설 때는 사람을 돕는 쪽을 고릅니다."],
  habits: [
    ["첫 문장에서 무엇인지 말합니다.", "수수께끼로 시작하지 않습니다."],
    ["읽는 사람의 말을 씁니다.", "찾아봐야 아는 말을 쓰지 않습니다."],
  ],
  keepShort: (tagline) => [`이만큼 짧게: “${tagline}”`, "혹시 몰라 두 번 말하지 않습니다."],
  introduce: (name, { text }) => `${name}: ${text}.`,
  position: (audience, { text }) => `대상: ${audience}. ${text}.`,
  describe: (_name, audience) => `함께하는 분들: ${audience}.`,
};

import type { DesignBrief, Style } from "@/lib/model/brief.schema";

interface TokenBrand {
  readonly label: string;
  readonly brief: DesignBrief;
}

function brand(
  businessIdea: string,
  style: Style,
  more: Partial<Pick<DesignBrief, "name" | "seedColor">> = {},
): TokenBrand {
  return {
    label: more.name ?? businessIdea,
    brief: {
      businessIdea,
      targetAudience: "Everyone nearby",
      style,
      techStack: "react",
      features: [],
      ...more,
    },
  };
}

/** Brands that have little in common: scripts, styles, tempers, and customers' colors that no text can be set in. */
export const TOKEN_BRANDS: readonly TokenBrand[] = [
  brand("A bakery that delivers sourdough bread by bicycle", "modern"),
  brand("مخبز يوصل الخبز الطازج بالدراجة كل صباح", "classic", { name: "رغيف الصباح" }),
  brand("京都の路地にある、手挽きの抹茶と和菓子の小さな店", "minimal", { name: "朝露堂" }),
  brand("An agency for extreme sports on frozen waterfalls, loud and fast", "bold", { seedColor: "#ffff00" }),
  brand("Trauerbegleitung und stille Abschiede im Wald", "minimal", { seedColor: "#000000" }),
  brand("A notary for shipping contracts since three generations", "classic", { seedColor: "#ffffff" }),
  brand("காலையில் சுடச்சுட இட்லி தரும் சிறிய உணவகம்", "bold", { name: "காலை" }),
  brand("חנות ספרים ישנים עם קפה ומוזיקה", "classic", { name: "דף ישן" }),
  brand("Synthesizers and drum machines for children who like noise", "bold", { seedColor: "#ff00ff" }),
  brand("Une boulangerie </style> qui livre {color.brand.primary} du pain", "modern", {
    name: '"; } * { color: red',
    seedColor: "#7f7f7f",
  }),
  brand("서울 골목에서 직접 볶은 커피를 파는 가게", "modern", { name: "새벽 커피" }),
  brand("Software that plans the shifts of small care homes", "modern", { seedColor: "#0a7f5a" }),
];

import type { DesignBrief } from "./brief.schema";

/** A brand of the gallery: what decides every byte of it. */
export interface GalleryEntry {
  /** `[a-z-]+`; part of an address and of a file's name. */
  readonly slug: string;
  readonly brief: DesignBrief;
  readonly seed: number;
}

/** Twelve businesses as unlike each other as customers are. */
export const GALLERY: readonly GalleryEntry[] = [
  entry(
    "bakery",
    7,
    "classic",
    "A bakery that delivers sourdough bread by bicycle before seven in the morning",
    "Neighbours who have breakfast at home",
  ),
  entry(
    "earthquake",
    12,
    "modern",
    "Low-cost seismic sensors for apartment buildings that warn residents seconds before the shaking arrives",
    "Housing co-operatives in earthquake regions",
  ),
  entry(
    "tea",
    1,
    "minimal",
    "静岡の一つの谷で摘んだお茶を、摘んだ週のうちに全国へ届ける小さなお茶屋さんです",
    "お茶が好きで、産地を大切にする人たち",
  ),
  entry(
    "cargo-bikes",
    21,
    "bold",
    "Eine Werkstatt, die Lastenräder noch am selben Tag repariert und für die Zeit ein Ersatzrad verleiht",
    "Familien und Lieferdienste in der Großstadt",
  ),
  entry(
    "perfume",
    1,
    "classic",
    "دار عطور صغيرة تصنع عطورًا من الورد والعود المزروع في مزارع العائلة",
    "محبو العطور الطبيعية في المدن العربية",
  ),
  entry(
    "coding-club",
    12,
    "bold",
    "After-school clubs where children build robots from recycled electronics and write their own games",
    "Parents and primary schools",
  ),
  entry(
    "ceramics",
    6,
    "minimal",
    "Un atelier de céramique qui tourne à la main des services de table en grès pour les restaurants",
    "Chefs et restaurateurs attachés à leur région",
  ),
  entry(
    "surf-school",
    39,
    "bold",
    "Una escuela de surf para principiantes mayores de cincuenta años, con clases al amanecer en grupos pequeños",
    "Personas activas que quieren empezar algo nuevo",
  ),
  entry(
    "tenants",
    24,
    "classic",
    "Legal advice by phone for tenants who are threatened with eviction, answered within the hour",
    "Tenants in large cities and the charities that help them",
  ),
  entry(
    "backups",
    4,
    "modern",
    "Open-source database backups that restore themselves every night to prove that they work",
    "Engineering teams that run Postgres",
  ),
  entry(
    "night-trains",
    22,
    "modern",
    "Comboios noturnos com cabines privadas que ligam Lisboa, Madrid e Paris sem aeroportos",
    "Viajantes que preferem dormir a esperar",
  ),
  entry(
    "bees",
    12,
    "classic",
    "Alveari sui tetti degli uffici: ci prendiamo cura delle api e consegniamo il miele a chi lavora sotto",
    "Aziende che vogliono una città più verde",
  ),
];

function entry(
  slug: string,
  seed: number,
  style: DesignBrief["style"],
  businessIdea: string,
  targetAudience: string,
): GalleryEntry {
  return { slug, seed, brief: { businessIdea, targetAudience, style, techStack: "react", features: [] } };
}

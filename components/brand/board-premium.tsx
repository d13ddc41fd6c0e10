import { PREMIUM_FEATURES, PREMIUM_TITLES, type PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { BoardSection } from "./board-section";

interface BoardPremiumProps {
  brandId: string;
  /** Whether an account has the brand: what is bought belongs to an account's brand. */
  isManaged: boolean;
}

const WORDS: Readonly<Record<PremiumFeature, { path: string; text: string }>> = {
  deck: {
    path: "deck",
    text: "Ten slides for investors in the brand's colors and type, as PowerPoint and PDF. What nobody has told us stays marked.",
  },
  variants: {
    path: "variants",
    text: "Three designs that differ on one thing each, side by side, with the code that tests them on your site.",
  },
  domain: {
    path: "domain",
    text: "The brand's documentation on a name of your own, with its certificate, for good.",
  },
};

/** What the owner can have made of the brand beyond its package. */
export function BoardPremium({ brandId, isManaged }: BoardPremiumProps) {
  return (
    <BoardSection
      id="further"
      title="Go further"
      lead={
        isManaged
          ? "Each is bought once for this brand, and stays bought when the brand is made again."
          : "Each is bought once for this brand. Sign in first: the brand becomes your account's."
      }
    >
      <ul className="grid border-t border-l border-rule sm:grid-cols-3">
        {PREMIUM_FEATURES.map((feature) => (
          <li key={feature} className="grid content-start gap-2 border-r border-b border-rule p-5">
            <a
              href={`/dashboard/brands/${brandId}/${WORDS[feature].path}`}
              className="text-link justify-self-start font-display text-xl font-bold"
            >
              {PREMIUM_TITLES[feature]}
            </a>
            <p className="text-pretty text-ink-soft">{WORDS[feature].text}</p>
          </li>
        ))}
      </ul>
    </BoardSection>
  );
}

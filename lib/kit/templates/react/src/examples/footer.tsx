import { brand } from "../brand";
import { Footer } from "../components/footer";
import { BrandMark } from "./brand-mark";

const columns = [
  {
    title: "Pages",
    links: [
      { href: "#overview", label: "Overview" },
      { href: "#about", label: "About" },
      { href: "#questions", label: "Questions" },
    ],
  },
  {
    title: "Help",
    links: [
      { href: "#contact", label: "Contact" },
      { href: "#accessibility", label: "Accessibility" },
      { href: "#languages", label: "Languages" },
    ],
  },
] as const;

/** A site's footer */
export function Site() {
  return (
    <Footer
      name={<>{brand.name}</>}
      logo={<BrandMark />}
      tagline={<>{brand.tagline}</>}
      columns={columns}
      legal={
        <>
          <span>
            {"© "}
            {brand.name}
          </span>
          <a href="#imprint">Imprint</a>
          <a href="#privacy">Privacy</a>
        </>
      }
    />
  );
}

/** Without groups */
export function Small() {
  return (
    <Footer
      name={<>{brand.name}</>}
      legal={
        <>
          <span>All rights reserved</span>
          <a href="#terms">Terms</a>
        </>
      }
    />
  );
}

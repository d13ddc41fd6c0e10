import { useEffect, useState } from "react";
import icon from "../assets/icon.svg";
import iconReversed from "../assets/icon-reversed.svg";
import { brand } from "../brand";
import { Button } from "../components/button";
import { Footer } from "../components/footer";
import { Header } from "../components/header";
import { ContentSections } from "./content-sections";
import { ControlSections } from "./control-sections";
import { MoonIcon, SunIcon } from "./icons";
import { OverlaySections } from "./overlay-sections";
import { Showcase } from "./showcase";

const LINKS = [
  { href: "#button", label: "Actions" },
  { href: "#input", label: "Forms" },
  { href: "#card", label: "Content" },
  { href: "#tabs", label: "Navigation" },
  { href: "#modal", label: "Feedback" },
];

/** Every component in use, in the brand's look. Start here, then take what you need from src/components. */
export function Gallery() {
  const [theme, setTheme] = useState<"light" | "dark">();
  useEffect(() => {
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    setTheme(isDark ? "dark" : "light");
  }, []);
  const other = theme === "dark" ? "light" : "dark";
  const changeTheme = () => {
    document.documentElement.dataset.theme = other;
    setTheme(other);
  };

  const name = <BrandText text={brand.name} />;
  const logo = <img src={theme === "dark" ? iconReversed : icon} alt="" width="32" height="32" />;
  return (
    <>
      <Header
        className="gallery-header"
        name={name}
        logo={logo}
        homeHref="#top"
        links={LINKS}
        actions={
          <Button
            variant="quiet"
            size="small"
            icon={theme === "dark" ? <SunIcon /> : <MoonIcon />}
            onClick={changeTheme}
          >
            {theme === "dark" ? "Light" : "Dark"} theme
          </Button>
        }
      />
      <main className="gallery" id="top">
        <div className="gallery-hero">
          <div className="gallery-hero-text">
            <p className="gallery-eyebrow">Component kit</p>
            <h1>{brand.tagline ? <BrandText text={brand.tagline} /> : name}</h1>
            <p className="gallery-lead">
              Twelve components for {name}: typed, accessible, light and dark, and styled by design tokens
              alone.
            </p>
            <div className="gallery-row">
              <Button size="large" href="#button">
                See the components
              </Button>
              <Button size="large" variant="quiet" href="#data-table">
                Jump to the table
              </Button>
            </div>
          </div>
          <Showcase />
        </div>
        <ControlSections />
        <ContentSections />
        <OverlaySections />
      </main>
      <Footer
        name={name}
        tagline={brand.tagline ? <BrandText text={brand.tagline} /> : undefined}
        logo={logo}
        columns={[
          { title: "Actions and forms", links: LINKS.slice(0, 2) },
          { title: "Content and more", links: LINKS.slice(2) },
        ]}
        legal={<span>© {name}</span>}
      />
    </>
  );
}

/** The brand's words keep their own language and direction among the gallery's English. */
function BrandText({ text }: { text: string }) {
  return (
    <span lang={brand.language} dir={brand.direction}>
      {text}
    </span>
  );
}

import { brand } from "../brand";
import { Button } from "../components/button";
import { Header } from "../components/header";
import { BrandMark } from "./brand-mark";

const links = [
  { href: "#overview", label: "Overview", current: true },
  { href: "#about", label: "About" },
  { href: "#contact", label: "Contact" },
] as const;
const manyLinks = [
  { href: "#overview", label: "Overview" },
  { href: "#work", label: "What we do" },
  { href: "#people", label: "People and places" },
  { href: "#reports", label: "Reports", current: true },
  { href: "#questions", label: "Questions" },
  { href: "#contact", label: "Contact" },
] as const;

/** A site's header */
export function Site() {
  return (
    <Header
      name={<>{brand.name}</>}
      logo={<BrandMark />}
      homeHref="#home"
      links={links}
      actions={
        <>
          <Button size="small" href="#write">
            Write to us
          </Button>
        </>
      }
    />
  );
}

/** Six links, no action, sticky */
export function Many() {
  return <Header name={<>{brand.name}</>} homeHref="#home" label="Sections" sticky links={manyLinks} />;
}

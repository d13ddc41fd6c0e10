import icon from "../assets/icon.svg";
import iconReversed from "../assets/icon-reversed.svg";

/** The brand's mark; each theme shows its own version. */
export function BrandMark() {
  return (
    <>
      <img className="kit-on-light" src={icon} alt="" />
      <img className="kit-on-dark" src={iconReversed} alt="" />
    </>
  );
}

import { Avatar } from "../components/avatar";
import { BrandMark } from "./brand-mark";

/** Initials in three sizes, and a picture */
export function Sizes() {
  return (
    <>
      <Avatar name="Night Shift" size="small" />
      <Avatar name="Day Shift" />
      <Avatar name="Reception" size="large" />
      <Avatar
        name="Account with a picture"
        src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3Ccircle cx='4' cy='3' r='1.6' fill='white'/%3E%3Ccircle cx='4' cy='8' r='3' fill='white'/%3E%3C/svg%3E"
        size="large"
      />
    </>
  );
}

/** A team, a mark, an icon, a picture that is missing */
export function Shapes() {
  return (
    <>
      <Avatar name="Support Team" shape="square" />
      <Avatar name="Our brand" shape="square" size="large">
        <BrandMark />
      </Avatar>
      <Avatar name="Nobody yet">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM4 17a6 6 0 0 1 12 0" />
        </svg>
      </Avatar>
      <Avatar name="Missing Picture" src="data:image/png;base64,AA==" />
    </>
  );
}

/** Beside the name */
export function Beside() {
  return (
    <>
      <Avatar name="Reading Room" decorative />
      <span>Reading Room</span>
    </>
  );
}

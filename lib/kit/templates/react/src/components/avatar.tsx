import { type ComponentProps, useEffect, useRef } from "react";
import { enhanceAvatar, initials } from "../behaviours/avatar";
import type { AvatarOwnProps } from "./props/avatar";

export interface AvatarProps
  extends AvatarOwnProps,
    Omit<ComponentProps<"span">, keyof AvatarOwnProps | "ref"> {}

/** A person, a team or an account in one small picture; initials until it is there and where there is none. */
export function Avatar({
  name,
  src,
  size = "medium",
  shape = "circle",
  decorative = false,
  className,
  children,
  ...rest
}: AvatarProps) {
  const avatar = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another picture
  useEffect(() => (avatar.current ? enhanceAvatar(avatar.current) : undefined), [src]);
  const naming = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <span
      {...naming}
      {...rest}
      ref={avatar}
      className={className ? `kit-avatar ${className}` : "kit-avatar"}
      data-size={size}
      data-shape={shape}
    >
      <span className="kit-avatar-initials" aria-hidden="true">
        {children ?? initials(name)}
      </span>
      {src && <img className="kit-avatar-image" src={src} alt="" />}
    </span>
  );
}

import type { ComponentProps, MouseEvent } from "react";
import type { ButtonOwnProps } from "./props/button";

export interface ButtonProps extends ButtonOwnProps, Omit<ComponentProps<"button">, keyof ButtonOwnProps> {}

/** An action, or, with `href`, a link that looks like one. */
export function Button({
  variant = "primary",
  size = "medium",
  href,
  loading = false,
  block = false,
  type = "button",
  icon,
  iconEnd,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled` while loading: that would drop the focus of the one who has just pressed it.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const look = {
    className: className ? `kit-button ${className}` : "kit-button",
    "data-variant": variant,
    "data-size": size,
    "data-block": block ? "" : undefined,
  };
  const content = (
    <>
      {icon && <Icon>{icon}</Icon>}
      {children && <span className="kit-button-label">{children}</span>}
      {iconEnd && <Icon>{iconEnd}</Icon>}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...(rest as ComponentProps<"a">)} {...look} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...rest}
      {...look}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest["aria-disabled"] || undefined}
      data-loading={loading ? "" : undefined}
      onClick={press}
    >
      {content}
      {loading && <span className="kit-button-spinner" aria-hidden="true" />}
    </button>
  );
}

function Icon({ children }: { children: ComponentProps<"span">["children"] }) {
  return (
    <span className="kit-button-icon" aria-hidden="true">
      {children}
    </span>
  );
}

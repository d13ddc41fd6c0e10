import type { ComponentProps, MouseEvent, ReactNode } from "react";

export type ButtonVariant = "primary" | "secondary" | "accent" | "danger" | "quiet";
export type ButtonSize = "small" | "medium" | "large";

interface ButtonLook {
  /** What the action is for: one primary button a view; danger for what cannot be undone. Default "primary". */
  variant?: ButtonVariant;
  /** Default "medium". */
  size?: ButtonSize;
  /** Drawn before the label; hidden from assistive technology, because the label says it all. */
  icon?: ReactNode;
  /** Drawn after the label; hidden from assistive technology. */
  iconEnd?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  /** The label. A button that shows only an icon has none, but an `aria-label`. */
  children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "children"> {
  href?: never;
  /** Shows a spinner and ignores presses. The button keeps its width and the focus. */
  loading?: boolean;
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<"a">, "children"> {
  /** With an address the button is a link: it may be opened in a new tab and is announced as a link. */
  href: string;
  loading?: never;
}

/** An action, or, with `href`, a link that looks like one. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  return props.href === undefined ? <PlainButton {...props} /> : <ButtonLink {...props} />;
}

function PlainButton({ loading = false, type = "button", onClick, ...props }: ButtonProps) {
  const { attributes, content } = looksOf(props);
  // Not `disabled` while loading: that would drop the focus of the one who has just pressed it.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || props["aria-disabled"] || undefined}
      data-loading={loading ? "" : undefined}
      onClick={press}
    >
      {content}
      {loading && <span className="kit-button-spinner" aria-hidden="true" />}
    </button>
  );
}

function ButtonLink(props: ButtonLinkProps) {
  const { attributes, content } = looksOf(props);
  return <a {...attributes}>{content}</a>;
}

function looksOf<Props extends ButtonLook & { className?: string }>({
  variant = "primary",
  size = "medium",
  icon,
  iconEnd,
  block = false,
  className,
  children,
  ...rest
}: Props) {
  const attributes = {
    ...rest,
    className: className ? `kit-button ${className}` : "kit-button",
    "data-variant": variant,
    "data-size": size,
    "data-block": block ? "" : undefined,
  };
  const content = (
    <>
      {icon && (
        <span className="kit-button-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {children && <span className="kit-button-label">{children}</span>}
      {iconEnd && (
        <span className="kit-button-icon" aria-hidden="true">
          {iconEnd}
        </span>
      )}
    </>
  );
  return { attributes, content };
}

import type { ComponentProps } from "react";
import { ALERT_ICONS, ALERT_KINDS } from "../behaviours/alert";
import type { AlertOwnProps } from "./props/alert";
import { useControllable } from "./use-controllable";

export interface AlertProps extends AlertOwnProps, Omit<ComponentProps<"div">, keyof AlertOwnProps> {}

/** A sentence that people need to know in this place, for as long as it is true. */
export function Alert({
  variant = "info",
  title,
  kind = ALERT_KINDS[variant],
  live = false,
  dismissLabel,
  open,
  defaultOpen = true,
  onOpenChange,
  actions,
  className,
  children,
  ...rest
}: AlertProps) {
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const hiddenKind = <span className="kit-visually-hidden">{`${kind}: `}</span>;
  return (
    <div
      role={live ? (variant === "danger" ? "alert" : "status") : undefined}
      {...rest}
      className={className ? `kit-alert ${className}` : "kit-alert"}
      data-variant={variant}
      hidden={!isOpen}
    >
      <svg className="kit-alert-icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={ALERT_ICONS[variant]} />
      </svg>
      <div className="kit-alert-content">
        {title ? (
          <p className="kit-alert-title">
            {hiddenKind}
            {title}
          </p>
        ) : (
          hiddenKind
        )}
        {children && <div className="kit-alert-text">{children}</div>}
        {actions && <div className="kit-alert-actions">{actions}</div>}
      </div>
      {dismissLabel && (
        // Hidden and not removed: so Tab goes on from where it stood.
        <button
          type="button"
          className="kit-alert-close"
          aria-label={dismissLabel}
          onClick={() => setOpen(false)}
        />
      )}
    </div>
  );
}

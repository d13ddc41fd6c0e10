"use client";

import { Moment } from "@/components/ui/moment";
import type { KeySummary } from "@/lib/keys/key.schema";
import { useOpener } from "../use-opener";

interface KeyRowProps {
  apiKey: KeySummary;
  isEditing: boolean;
  onEdit: () => void;
  onRotate: () => void;
  onRevoke: () => void;
  /** The form, while the key is changed. */
  children?: React.ReactNode;
}

/** A key in the list: what it is called, may do and did, never the key itself. */
export function KeyRow({ apiKey, isEditing, onEdit, onRotate, onRevoke, children }: KeyRowProps) {
  const { id, name, prefix, last4, status, beta, cidrs, createdAt, lastUsedAt, expiresAt, rotatedTo } =
    apiKey;
  const isActive = status === "active";
  const { opener, panel } = useOpener(isEditing);
  return (
    <li className="border-b border-rule py-4" data-key={id} data-status={status}>
      <div className="grid items-start gap-x-8 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-3 font-text text-lg font-semibold">
            <span dir="auto" className={`break-words ${isActive ? "" : "text-ink-soft line-through"}`}>
              {name}
            </span>
            <code className="font-mono text-sm font-normal text-ink-soft">
              {prefix}…{last4}
            </code>
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft">
            <span>
              {lastUsedAt ? (
                <>
                  Last used <Moment iso={lastUsedAt} />
                </>
              ) : (
                "Never used"
              )}
            </span>
            <span>
              Made <Moment iso={createdAt} precision="date" />
            </span>
            {status === "revoked" && <span className="font-semibold text-accent-strong">Revoked</span>}
            {status === "expired" && <span className="font-semibold text-accent-strong">Expired</span>}
            {isActive && expiresAt && (
              <span className={rotatedTo ? "font-semibold text-ink" : ""}>
                {rotatedTo ? "Replaced, works until" : "Expires"} <Moment iso={expiresAt} />
              </span>
            )}
            {beta && isActive && <span className="font-semibold text-ink">v2</span>}
          </p>
          {cidrs.length > 0 && (
            <p className="mt-1 text-sm">
              Only from <span className="font-mono break-all">{cidrs.join(", ")}</span>
            </p>
          )}
        </div>
        {isActive && (
          <div className="flex flex-wrap gap-x-5">
            <Action ref={opener} label="Change" of={name} isExpanded={isEditing} onClick={onEdit} />
            {!rotatedTo && <Action label="Rotate" of={name} onClick={onRotate} />}
            <Action label="Revoke" of={name} onClick={onRevoke} />
          </div>
        )}
      </div>
      {children && (
        <div ref={panel} className="mt-4 border border-ink bg-sheet p-4 sm:p-5">
          {children}
        </div>
      )}
    </li>
  );
}

function Action({
  ref,
  label,
  of,
  isExpanded,
  onClick,
}: {
  ref?: React.Ref<HTMLButtonElement>;
  label: string;
  of: string;
  isExpanded?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className="text-link min-h-11 font-semibold"
      aria-label={`${label} ${of}`}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      {label}
    </button>
  );
}

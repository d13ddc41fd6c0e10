"use client";

import { THEME_KEY } from "./theme-script";

/** Switches between light and dark and remembers it. Without a choice the system's setting holds. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      onClick={switchTheme}
      className="icon-button"
      aria-label="Switch between light and dark"
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
      </svg>
    </button>
  );
}

function switchTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : window.matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = isDark ? "light" : "dark";
  root.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is forbidden here: the choice holds for this page.
  }
}

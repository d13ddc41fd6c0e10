/** Where the chosen theme is kept; absent means: as the system says. */
export const THEME_KEY = "marque.theme";

/** Runs inline before the first paint. Storage may be forbidden, then the system's theme stays. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

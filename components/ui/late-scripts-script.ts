/** A page in the background is never painted; its scripts start after this. */
const UNPAINTED_MS = 1_500;

/**
 * Runs inline. Starts the scripts that the server made wait (`lib/http/late-scripts.ts`) when the page is there and its
 * first text has been painted.
 */
export const LATE_SCRIPTS_SCRIPT = `{const s=()=>document.querySelectorAll("script[data-late-src]").forEach(e=>{e.src=e.dataset.lateSrc;delete e.dataset.lateSrc});const painted=new Promise(r=>{setTimeout(r,${UNPAINTED_MS});try{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint").length&&r()).observe({type:"paint",buffered:true})}catch{r()}});addEventListener("DOMContentLoaded",()=>painted.then(s))}`;

/** The cookie that says, to scripts, that somebody is signed in. It proves nothing. */
export const SIGNED_IN_COOKIE = "marque_signed_in";

/** Runs inline before the first paint, so that the header shows the right link at once and nothing moves. */
export const SIGNED_IN_SCRIPT = `if(document.cookie.includes("${SIGNED_IN_COOKIE}=1"))document.documentElement.dataset.signedIn=""`;

/** For a page that knows better: nobody is signed in. */
export function forgetSignedIn(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore is not in every browser
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0; Path=/`;
  delete document.documentElement.dataset.signedIn;
}

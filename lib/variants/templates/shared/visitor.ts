const NAME = "marque_visitor";
const DAYS = 400;

let made: string | undefined;

/**
 * The visitor's id. Where the page names one, `<html data-marque-visitor="…">`, it is that, and nothing is kept. Else it is
 * random, this site's own, the same for all of its experiments and pages. It stands in a first-party cookie, so that a server
 * may read or write it, and beside it in the browser's storage. Where both are closed it holds as long as the page.
 */
export function visitorId(): string {
  const named = document.documentElement.dataset.marqueVisitor;
  if (named) return named;
  made ??= fromCookie() ?? fromStorage() ?? randomId();
  keep(made);
  return made;
}

function fromCookie(): string | undefined {
  const entry = document.cookie.split("; ").find((one) => one.startsWith(`${NAME}=`));
  const id = entry?.slice(NAME.length + 1);
  return id && isId(id) ? id : undefined;
}

function fromStorage(): string | undefined {
  try {
    const id = localStorage.getItem(NAME);
    return id && isId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** A cookie that is there already stays: browsers forget sooner what scripts have written than what a server has. */
function keep(id: string): void {
  try {
    if (fromCookie() === id) return;
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${NAME}=${id}; Path=/; Max-Age=${DAYS * 86_400}; SameSite=Lax${secure}`;
    localStorage.setItem(NAME, id);
  } catch {
    // Closed to this page: the id holds until it is left.
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isId = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

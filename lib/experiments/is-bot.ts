/**
 * Programs that say so themselves: crawlers, link previews, monitors, browsers without a window, HTTP libraries. What lies about
 * itself is not told by its name; the limits on a network are for that. Whoever reads inside Telegram, or on a telephone of the
 * make Cubot, is a person.
 */
const NAMES =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|prerender|monitor|uptime|pingdom|scan|fetch|curl|wget|python|java\/|okhttp|go-http|axios|node|undici|libwww|httpclient|phantom|selenium|playwright|puppeteer|facebookexternalhit|embedly|^whatsapp|slack-/i;

/** Whether the sender of a request is no person, by its `User-Agent`; without one it is none. */
export function isBot(userAgent: string | null): boolean {
  return !userAgent || NAMES.test(userAgent);
}

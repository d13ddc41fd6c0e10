import http from "node:http";
import https from "node:https";

/**
 * The status code with which an address answers, once its whole answer has arrived. Through no proxy, whatever the
 * environment says: `fetch` and Node's own agents use one under NODE_USE_ENV_PROXY, and a proxy elsewhere would ask
 * itself about 127.0.0.1. No redirect is followed.
 * @param host the name to ask under, when it is not the address's own
 */
export function askDirectly(url: string, timeoutMs: number, host = new URL(url).host): Promise<number> {
  const { Agent, get } = url.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false });
    const request = get(
      url,
      { agent, signal: AbortSignal.timeout(timeoutMs), headers: { host } },
      (response) => {
        response.once("error", reject);
        response.once("end", () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    request.once("error", reject);
  });
}

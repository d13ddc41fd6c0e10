import http from "node:http";
import https from "node:https";
import tls from "node:tls";

export interface EdgeAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Serial number of the certificate that the answer came by. */
  serial: string;
  issuer: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Asks the edge on the loopback address for a host by https, as a browser does that trusts `ca` and nobody else. */
export function askHttps(
  port: number,
  host: string,
  path: string,
  ca: string,
  { method = "GET", headers = {}, body }: Asked = {},
): Promise<EdgeAnswer> {
  const options = { host: "127.0.0.1", port, path, method, ca, servername: host, agent: false as const };
  const text = body === undefined ? "" : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        ...options,
        headers: {
          Host: `${host}:${port}`,
          ...(text ? { "Content-Type": "application/json", "Content-Length": String(text.length) } : {}),
          ...headers,
        },
        timeout: 30_000,
      },
      (response) => {
        const certificate = (response.socket as tls.TLSSocket).getPeerCertificate();
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
            serial: certificate.serialNumber,
            issuer: String(certificate.issuer?.CN ?? ""),
          }),
        );
      },
    );
    request.once("timeout", () => request.destroy(new Error("no answer within 30 s")));
    request.once("error", reject);
    request.end(text);
  });
}

/** Where http sends a reader on to. */
export function askHttp(port: number, host: string, path: string): Promise<{ status: number; to: string }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: "127.0.0.1", port, path, headers: { Host: host }, agent: false }, (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, to: response.headers.location ?? "" });
      })
      .once("error", reject);
  });
}

/** Shakes hands with the edge under a server name. True when the edge had a certificate to show, whosever. */
export function shakesHands(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = tls.connect({ host: "127.0.0.1", port, servername, rejectUnauthorized: false });
    const end = (shook: boolean) => {
      socket.destroy();
      resolve(shook);
    };
    socket.setTimeout(30_000, () => end(false));
    socket.once("secureConnect", () => end(true));
    socket.once("error", () => end(false));
  });
}

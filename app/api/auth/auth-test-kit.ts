import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, vi } from "vitest";
import { mailFolder } from "@/lib/mail/send-mail";
import { GET, POST } from "./[...nextauth]/route";

type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string[]> | undefined> },
) => Promise<Response>;

let clients = 0;

/** A browser: keeps its cookies, and has an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly address = `198.51.100.${++clients % 250}`;

  post(
    handler: Handler,
    address: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.send(handler, address, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  }

  /** Asks next-auth, as the sign-in page does: with the form's token. */
  async signIn(provider: string, credentials: object): Promise<Response> {
    return this.form(`callback/${provider}`, credentials);
  }

  async form(action: string, fields: object): Promise<Response> {
    const { csrfToken } = await (await this.send(GET as Handler, "/api/auth/csrf")).json();
    return this.post(POST as Handler, `/api/auth/${action}`, { ...fields, csrfToken, json: "true" });
  }

  async send(handler: Handler, address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("x-marque-client-address", this.address);
    headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const request = new Request(new URL(address, "http://localhost:3000"), { ...init, headers });
    const nextauth = address.split("?")[0]!.split("/").slice(3);
    const response = await handler(request, { params: Promise.resolve({ nextauth }) });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      const at = pair.indexOf("=");
      const value = pair.slice(at + 1);
      if (value && !/max-age=0/i.test(cookie)) this.cookies.set(pair.slice(0, at), value);
      else this.cookies.delete(pair.slice(0, at));
    }
    return response;
  }
}

/** The newest mail to this address, once it is there. */
export async function mailTo(email: string, subject: string): Promise<string> {
  return vi.waitFor(
    async () => {
      const names = await readdir(mailFolder());
      const mails = await Promise.all(
        names.sort().map((name) => readFile(path.join(mailFolder(), name), "utf8")),
      );
      const mail = mails.findLast(
        (text) => text.includes(`\nTo: ${email}\n`) && text.includes(`Subject: ${subject}`),
      );
      expect(mail).toBeDefined();
      return mail!;
    },
    { timeout: 30_000 },
  );
}

/** The token of the link in a mail. */
export function tokenIn(mail: string): string {
  return /token=([0-9a-f]{64})/.exec(mail)?.[1] ?? "";
}

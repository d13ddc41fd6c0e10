import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";

/** Where the server under test keeps its mail. */
const MAIL_FOLDER = path.resolve(".data", "e2e", "mail");
export const PASSWORD = "a few good words";

let accounts = 0;
/** An address that no earlier run has used. */
export const newEmail = () => `e2e-${Date.now()}-${++accounts}@example.com`;

/** The path that the newest mail to this address with this subject leads to, once it is there. */
export async function mailedLink(email: string, subject: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      const mail = mailsTo(email).findLast((text) => text.includes(`\nSubject: ${subject}\n`));
      link = /https?:\/\/[^/\s]+(\/\S+token=\S+)/.exec(mail ?? "")?.[1];
      return link;
    })
    .toBeTruthy();
  return link ?? "";
}

function mailsTo(email: string): string[] {
  try {
    const texts = readdirSync(MAIL_FOLDER)
      .sort()
      .map((name) => readFileSync(path.join(MAIL_FOLDER, name), "utf8"));
    return texts.filter((text) => text.includes(`\nTo: ${email}\n`));
  } catch {
    return [];
  }
}

export function entryPages(page: Page) {
  return {
    email: page.getByLabel("E-mail"),
    password: page.getByLabel("Password", { exact: true }),
    signIn: page.getByRole("form", { name: "Sign in" }).getByRole("button", { name: "Sign in" }),
    problem: page.getByRole("alert").filter({ hasText: /./ }),
    mailSent: page.getByRole("heading", { name: "Look into your mailbox" }),
    accountMenu: page.getByRole("button", { name: "Account" }),

    async askForAccount(email: string) {
      await page.goto("/sign-up");
      await this.email.fill(email);
      await page.getByRole("button", { name: "Open an account" }).click();
      await this.mailSent.waitFor();
    },
    /** Opens an account, as its owner does: by the link of the mail. */
    async openAccount(email: string) {
      await this.askForAccount(email);
      await page.goto(await mailedLink(email, "Open your Marque account"));
      await this.password.fill(PASSWORD);
      await page.getByRole("button", { name: "Open the account" }).click();
      await page.waitForURL("**/dashboard");
    },
    async signInWith(email: string, password: string) {
      await page.goto("/sign-in");
      await this.email.fill(email);
      await this.password.fill(password);
      await this.signIn.click();
    },
    async signOut() {
      await page.goto("/sign-out");
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL((url) => url.pathname === "/");
    },
  };
}

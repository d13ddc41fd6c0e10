import type { Locator, Page } from "@playwright/test";

/** A file as it is handed to the page; its name or its content. */
export interface HandedIn {
  name: string;
  bytes: Uint8Array;
}

/** The page that checks packages. */
export interface VerifyPage {
  /** Opens it and waits until the worker and the keys are there. */
  open(): Promise<void>;
  /** Checks these files together and waits for what comes of it. */
  check(...files: HandedIn[]): Promise<void>;
  /** All that is said of what was checked. */
  outcome: Locator;
  headline: Locator;
  /** "Whole in itself", "Signed by this server", "On a chain". */
  claim(title: string): Locator;
  /** What is not as it was delivered. */
  failures: Locator;
  again: Locator;
}

export function verifyPage(page: Page): VerifyPage {
  const again = page.getByRole("button", { name: "Check something else" });
  const outcome = page.getByRole("region", { name: "Check", exact: true });
  const headline = outcome.getByRole("heading", { level: 2 });
  return {
    outcome,
    headline,
    again,
    async open() {
      const keys = page.waitForResponse("**/.well-known/marque-keys.json");
      await page.goto("/verify");
      await (await keys).finished();
    },
    async check(...files) {
      await page.getByLabel("Choose files").setInputFiles(
        files.map(({ name, bytes }) => ({
          name,
          mimeType: "application/octet-stream",
          buffer: Buffer.from(bytes),
        })),
      );
      await again.or(page.getByRole("heading", { name: "Not checked" })).waitFor();
    },
    claim: (title) =>
      outcome
        .locator("dl > div")
        .filter({ has: page.locator("dt", { hasText: title }) })
        .locator("dd"),
    failures: page.getByRole("region", { name: "Not as it was delivered" }),
  };
}

import { expect, type Page } from "@playwright/test";

/** What a test types into the form; what is absent stays as it is. */
export interface TypedBrief {
  idea: string;
  audience: string;
  style: "Modern" | "Classic" | "Bold" | "Minimal";
  stack?: "React" | "Vue" | "HTML";
  features?: string[];
  name?: string;
  seedColor?: string;
}

/** The page with the brief form. */
export function landingPage(page: Page) {
  const form = page.getByRole("form", { name: "Your brief" });
  const parts = {
    form,
    idea: form.getByLabel("What is the business?"),
    audience: form.getByLabel("Who is it for?"),
    features: form.getByLabel("What will the site need?"),
    name: form.getByLabel(/^Name/),
    seedColor: form.getByRole("textbox", { name: /^A color to keep/ }),
    submitButton: form.getByRole("button", { name: "Make the brand" }),
    recent: page.getByRole("region", { name: "Your brands" }),
    radio: (name: string) => form.getByRole("radio", { name }),
  };
  return {
    ...parts,

    async open(origin = ""): Promise<void> {
      await page.goto(`${origin}/`);
    },

    /** Fills the form with the pointer and the keyboard, as most people do. */
    async fill(brief: TypedBrief): Promise<void> {
      await parts.idea.fill(brief.idea);
      await parts.audience.fill(brief.audience);
      await form.getByText(brief.style, { exact: true }).click();
      if (brief.stack) await form.getByText(brief.stack, { exact: true }).click();
      for (const feature of brief.features ?? []) {
        // Before the page's scripts have come the key does nothing.
        await expect(async () => {
          await parts.features.fill(feature);
          await parts.features.press("Enter");
          await form.getByRole("button", { name: `Remove ${feature}` }).waitFor({ timeout: 1_000 });
        }).toPass();
      }
      if (brief.name !== undefined) await parts.name.fill(brief.name);
      if (brief.seedColor) await parts.seedColor.fill(brief.seedColor);
    },

    /** Hands the brief in and waits for its progress page. Resolves to the job's id. */
    async submit(): Promise<string> {
      await parts.submitButton.click();
      return jobOfAddress(page);
    },
  };
}

/** Waits until the address names a job, and returns the job's id. */
export async function jobOfAddress(page: Page): Promise<string> {
  await page.waitForURL(/\/(?:jobs|brands)\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

import type { BrowserContext } from "@playwright/test";

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>';

/** Spares a new server the drawing of the landing page's boards, which specs of the shared server look at. */
export async function withoutGallery(context: BrowserContext): Promise<void> {
  await context.route("**/api/gallery/*", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PICTURE }),
  );
}

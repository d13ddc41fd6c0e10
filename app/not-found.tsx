import type { Metadata } from "next";
import { PlainPage } from "@/components/ui/plain-page";

export const metadata: Metadata = { title: "Not found" };

export default function NotFound() {
  return (
    <PlainPage title="This page is not on the sheet">
      <p>The address is mistyped, or what was here is gone.</p>
      <a href="/" className="button button-primary mt-8">
        Start a new brand
      </a>
    </PlainPage>
  );
}

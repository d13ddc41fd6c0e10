import type { ReactNode } from "react";
import { SiteFrame } from "@/components/ui/site-frame";
import { Toaster } from "@/components/ui/toaster";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <Toaster />
    </>
  );
}

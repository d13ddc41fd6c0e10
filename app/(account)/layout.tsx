import type { ReactNode } from "react";
import { SiteFrame } from "@/components/ui/site-frame";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}

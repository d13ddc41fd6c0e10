import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { EnginePanel } from "@/components/account/admin/engine-panel";
import { RefreshWhile } from "@/components/account/refresh-while";
import { readEngineState } from "@/lib/admin/read-engine-state";
import { checkHealth } from "@/lib/server/health";
import { requireAdmin } from "../require-account";

export const metadata: Metadata = { title: "Engine", robots: { index: false } };
export const dynamic = "force-dynamic";

export default async function EnginePage() {
  await requireAdmin();
  const [state, health] = await Promise.all([readEngineState(), checkHealth()]);
  return (
    <AccountPage section="admin" isAdmin title="Engine">
      <AdminNav current="engine" />
      <EnginePanel state={state} checks={health.checks} />
      <RefreshWhile isRunning />
    </AccountPage>
  );
}

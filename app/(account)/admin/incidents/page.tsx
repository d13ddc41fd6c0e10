import type { Metadata } from "next";
import { AccountPage } from "@/components/account/account-page";
import { AdminNav } from "@/components/account/admin/admin-nav";
import { NewIncidentForm } from "@/components/account/admin/incident-forms";
import { IncidentList } from "@/components/account/admin/incident-list";
import { listIncidents } from "@/lib/status/incidents";
import { requireAdmin } from "../../require-account";

export const metadata: Metadata = { title: "Incidents", robots: { index: false } };
export const dynamic = "force-dynamic";

/** What the status page says beside its own measurements. */
export default async function IncidentsPage() {
  await requireAdmin();
  const incidents = await listIncidents();
  return (
    <AccountPage section="admin" isAdmin title="Incidents">
      <AdminNav current="incidents" />
      <div className="mt-6">
        <NewIncidentForm />
      </div>
      {incidents.length > 0 ? (
        <IncidentList incidents={incidents} />
      ) : (
        <p className="mt-8 text-ink-soft">None in the last ninety days.</p>
      )}
    </AccountPage>
  );
}

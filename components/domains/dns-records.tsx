import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import type { DnsRecord } from "@/lib/domains/domain.schema";

interface DnsRecordsProps {
  title: string;
  /** What the records are for, and which of them are needed. */
  children: React.ReactNode;
  records: readonly DnsRecord[];
}

/** Records to copy into the place where a domain's DNS is kept. */
export function DnsRecords({ title, children, records }: DnsRecordsProps) {
  return (
    <div className="mt-5">
      <h4 className="font-semibold">{title}</h4>
      <p className="field-hint mt-1 max-w-[62ch]">{children}</p>
      <ul className="mt-3 border-t border-rule">
        {records.map((record) => (
          <li
            key={`${record.type} ${record.value}`}
            className="grid gap-x-6 gap-y-2 border-b border-rule py-3 sm:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="font-mono text-sm font-semibold">{record.type}</span>
            <Copied label="Name" text={record.name} />
            <Copied label="Value" text={record.value} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <span className="field-hint block text-sm">{label}</span>
      <span className="block font-mono text-sm break-all">{text}</span>
      <CopyButton text={text} className="text-link mt-1 text-sm">
        <CopyLabel>Copy the {label.toLowerCase()}</CopyLabel>
      </CopyButton>
    </div>
  );
}

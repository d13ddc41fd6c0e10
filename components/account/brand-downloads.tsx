import { byteSize } from "@/components/brand/byte-size";
import { fileUrl } from "@/components/brand/file-url";
import type { LogoVariation } from "@/lib/logo/logo.schema";
import { type LogoFile, readLogoPath } from "@/lib/logo/logo-path.schema";

interface BrandDownloadsProps {
  jobId: string;
  files: readonly { path: string; bytes: number }[];
  packageBytes: number | null;
}

interface Download {
  label: string;
  hint: string;
  finds: (path: string) => boolean;
  /** Read in the browser rather than saved. */
  opens?: boolean;
}

const DOWNLOADS: readonly Download[] = [
  { label: "Logo", hint: "SVG", finds: isLogo("combination", "svg") },
  { label: "Icon", hint: "SVG", finds: isLogo("icon", "svg") },
  { label: "Icon for apps", hint: "PNG, 1024 px", finds: isLogo("icon", "png", 1024) },
  {
    label: "Brand guidelines",
    hint: "PDF, 20 pages",
    finds: (path) => path.startsWith("guidelines/") && path.endsWith(".pdf"),
  },
  { label: "Design tokens", hint: "DTCG JSON", finds: (path) => path === "tokens/brand.tokens.json" },
  { label: "Documentation", hint: "opens here", finds: (path) => path === "docs/index.html", opens: true },
];

/** In color, whatever the brand is called. */
function isLogo(variation: LogoVariation, format: LogoFile["format"], sizePx?: number) {
  return (path: string) => {
    const file = readLogoPath(path);
    return (
      file?.version === "color" &&
      file.variation === variation &&
      file.format === format &&
      file.sizePx === sizePx
    );
  };
}

/** The whole package, and the files of it that are wanted most. The board has all of them. */
export function BrandDownloads({ jobId, files, packageBytes }: BrandDownloadsProps) {
  const found = DOWNLOADS.flatMap((download) => {
    const file = files.find(({ path }) => download.finds(path));
    return file ? [{ ...download, ...file }] : [];
  });
  return (
    <ul className="-mt-3">
      {packageBytes !== null && (
        <Row
          href={`/api/download/${jobId}`}
          label="The whole package"
          hint={`ZIP, ${files.length} files`}
          bytes={packageBytes}
        />
      )}
      {found.map(({ label, hint, path, bytes, opens }) => (
        <Row
          key={path}
          href={fileUrl(jobId, path)}
          label={label}
          hint={hint}
          bytes={opens ? null : bytes}
          opens={opens}
        />
      ))}
      <li className="pt-3">
        <a href={`/brands/${jobId}#files`} className="text-link font-medium">
          Every file of the package
        </a>
      </li>
    </ul>
  );
}

function Row({
  href,
  label,
  hint,
  bytes,
  opens,
}: {
  href: string;
  label: string;
  hint: string;
  bytes: number | null;
  opens?: boolean | undefined;
}) {
  return (
    <li className="border-b border-rule">
      <a
        href={href}
        download={opens ? undefined : ""}
        className="group flex min-h-12 flex-wrap items-center gap-x-4 py-2"
      >
        <span className="text-link font-semibold group-hover:text-accent-strong">{label}</span>
        <span className="text-sm text-ink-soft">{hint}</span>
        {bytes !== null && (
          <span className="ml-auto text-sm text-ink-soft tabular-nums">{byteSize(bytes)}</span>
        )}
      </a>
    </li>
  );
}

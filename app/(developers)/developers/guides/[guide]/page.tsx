import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Title } from "@/components/developers/guide-text";
import { GUIDES } from "../../../_guides/guides";

interface GuideProps {
  params: Promise<{ guide: string }>;
}

/** The samples name the server's own address, which a page made at build time would not know. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  const { guide } = await params;
  const found = GUIDES.find(({ slug }) => slug === guide);
  return { title: found?.label, description: found?.lead };
}

export default async function GuidePage({ params }: GuideProps) {
  const { guide } = await params;
  const found = GUIDES.find(({ slug }) => slug === guide);
  if (!found) notFound();
  const { title, lead, Content } = found;
  return (
    <article>
      <Title lead={lead}>{title}</Title>
      <Content />
    </article>
  );
}

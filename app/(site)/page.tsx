import { BriefForm } from "@/components/brand/brief-form";
import { ExampleIdeas } from "@/components/brand/example-ideas-list";
import { RecentBrands } from "@/components/brand/recent-brands";
import { PackageContents } from "./_components/package-contents";
import { Promises } from "./_components/promises";

export default function LandingPage() {
  return (
    <>
      <div className="sheet-width grid gap-x-12 gap-y-10 pt-4 pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-8 2xl:gap-x-20">
        <div className="lg:sticky lg:top-8 lg:self-start">
          <h1 className="text-[clamp(3rem,1.4rem+6.9vw,7.25rem)] leading-[0.88] font-extrabold tracking-[-0.04em]">
            A whole brand, from one sentence.
          </h1>
          <p className="mt-6 max-w-[36ch] text-lg text-pretty text-ink-soft sm:text-xl">
            Describe the business. Marque names it, draws its logos, solves its colors, sets its type and
            writes its design tokens. Every file is checked by machine before you get it.
          </p>
          <div className="mt-8 max-lg:hidden">
            <ExampleIdeas />
          </div>
        </div>
        <div className="min-w-0 lg:p-5">
          <BriefForm />
        </div>
        <div className="lg:hidden">
          <ExampleIdeas />
        </div>
      </div>
      <PackageContents />
      <Promises />
      <RecentBrands />
    </>
  );
}

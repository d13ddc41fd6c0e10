import { BriefForm } from "@/components/brand/brief-form";
import { ExampleIdeas } from "@/components/brand/example-ideas-list";
import { RecentBrands } from "@/components/brand/recent-brands";
import { PackageContents } from "./_components/package-contents";
import { Promises } from "./_components/promises";
import { SampleBoards } from "./_components/sample-boards";

export default function LandingPage() {
  return (
    <>
      <div className="sheet-width grid gap-x-12 gap-y-8 pt-2 pb-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-5 2xl:gap-x-20">
        <div className="min-w-0 lg:self-start">
          <h1 className="text-[clamp(2.75rem,1.6rem+4.1vw,6.25rem)] leading-[0.9] font-extrabold tracking-[-0.04em]">
            A whole brand, from one sentence.
          </h1>
          <p className="mt-4 max-w-[46ch] text-lg text-pretty text-ink-soft lg:mt-5">
            Marque names the business, draws its logos, solves its colors, sets its type and writes its design
            tokens. Every file is checked by machine before you get it.
          </p>
          <div className="mt-6 lg:mt-7">
            <SampleBoards />
          </div>
          <div className="mt-10 max-lg:hidden">
            <ExampleIdeas />
          </div>
        </div>
        <div className="min-w-0 lg:p-5 lg:pt-3">
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

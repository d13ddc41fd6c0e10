import type { TechStack } from "@/lib/model/brief.schema";
import { Code, Section } from "../docs-frame";
import type { DocsInput, DocsPage } from "../docs-input";
import { STACK_NAMES } from "../stacks";

/** How one begins with each stack. */
export function startPage(stack: TechStack): DocsPage {
  return {
    file: `start-${stack}.html`,
    title: `Start with ${STACK_NAMES[stack]}`,
    group: "Build",
    summary: `From nothing to a first page in the brand's look, with ${STACK_NAMES[stack]}.`,
    sections: [
      { id: "project", title: "The project" },
      { id: "own", title: "In your application" },
      { id: "theme", title: "Theme, contrast, direction" },
    ],
  };
}

export function StartPage({ input, stack }: { input: DocsInput; stack: TechStack }) {
  const isHere = input.brief.techStack === stack;
  const parts = stack === "html" ? <HtmlStart /> : <LibraryStart input={input} stack={stack} />;
  return (
    <>
      <Section id="project" title="The project">
        <p>
          {isHere
            ? `The package holds a whole project in components/${stack}: a library with an example app.`
            : `This package holds the project for ${STACK_NAMES[input.brief.techStack]}. The components for ${STACK_NAMES[stack]} come from the brand's board${stack === "html" ? "" : " and from its registry"}.`}
        </p>
        {isHere && stack !== "html" && (
          <Code
            title="In the terminal: the project"
            text={`cd components/${stack}\nnpm install\nnpm run dev      # every component, live\nnpm run build    # type check, library, static gallery`}
          />
        )}
        {isHere && stack === "html" && <p>Open components/html/index.html: nothing has to be installed.</p>}
      </Section>
      {parts}
      <Section id="theme" title="Theme, contrast, direction">
        <p>
          The system decides. An attribute on the root, or on any element, decides otherwise: data-theme with
          light or dark, data-contrast with more or standard, dir with ltr or rtl.
        </p>
        <Code title="HTML" text={'<html lang="en" data-theme="dark" data-contrast="more" dir="ltr">'} />
      </Section>
    </>
  );
}

function LibraryStart({ input, stack }: { input: DocsInput; stack: "react" | "vue" }) {
  const { slug } = input.strategy;
  const isReact = stack === "react";
  return (
    <Section id="own" title="In your application">
      <h3>From the registry</h3>
      <p>
        With Tailwind CSS 4 and the CLI of {isReact ? "shadcn/ui" : "shadcn-vue"}: the theme first, then what
        you need. Every file becomes yours.
      </p>
      <Code
        title="In the terminal: from the registry"
        text={
          isReact
            ? `npx shadcn@latest init {REGISTRY_BASE}/base.json\nnpx shadcn@latest add @${slug}/button @${slug}/modal`
            : `npx shadcn-vue@latest init --preset {REGISTRY_BASE}/vue/base.json\nnpx shadcn-vue@latest add @${slug}/button @${slug}/modal`
        }
      />
      <h3>As a package</h3>
      <Code
        title="In the terminal: the package"
        text={`npm install ./components/${stack}    # after npm run build in there`}
      />
      <Code
        title={isReact ? "app.tsx" : "App.vue"}
        text={
          isReact
            ? 'import "brand-components/fonts.css";\nimport "brand-components/brand.css";\nimport "brand-components/styles.css";\nimport { Button } from "brand-components";\n\nexport function App() {\n  return <Button variant="accent">Write to us</Button>;\n}'
            : '<script setup lang="ts">\nimport "brand-components/fonts.css";\nimport "brand-components/brand.css";\nimport "brand-components/styles.css";\nimport { KitButton } from "brand-components";\n</script>\n\n<template>\n  <KitButton variant="accent">Write to us</KitButton>\n</template>'
        }
      />
    </Section>
  );
}

function HtmlStart() {
  return (
    <Section id="own" title="In your application">
      <p>
        Copy styles, fonts, assets, brand.js and kit.js beside your pages. The pages work from a host and from
        a folder.
      </p>
      <Code
        title="In the head"
        text={
          '<link rel="stylesheet" href="styles/fonts.css" />\n<link rel="stylesheet" href="styles/brand.css" />\n<link rel="stylesheet" href="styles/kit.css" />\n<script src="brand.js" defer></script>\n<script src="kit.js" defer></script>'
        }
      />
      <Code
        title="In the body"
        text={
          '<body class="kit-page">\n  <button type="button" class="kit-button" data-variant="accent">\n    <span class="kit-button-label">Write to us</span>\n  </button>\n</body>'
        }
      />
      <p>
        For markup that comes later call kit.start(element); before it goes, kit.stop(element). A message:
        kit.toast with a title.
      </p>
    </Section>
  );
}

/** What changed in the kit for its users, the newest version first: `node scripts/run.mjs kit` gives it to the projects. */
export const KIT_CHANGES: readonly { version: string; changes: readonly string[] }[] = [
  {
    version: "2.1.0",
    changes: [
      "Chart: drawn at parts of its width, so that no script draws it anew, and mirrored where text runs from right to left; its inner parts have other classes. A ring's table says the shares too.",
      "HTML: kit.min.js (15 kB gzipped) and styles/kit.min.css beside the readable files, for live sites.",
      "The registry for Vue begins with a base of its own: npx shadcn-vue init --preset.",
    ],
  },
  {
    version: "2.0.0",
    changes: [
      "Forty components in React, Vue and HTML alike; before, there were twelve.",
      "The projects are libraries: install them as a package, or copy their sources.",
      "Every brand is a registry for the CLIs of shadcn/ui and shadcn-vue.",
      "Dialogs and popovers are opened by commandfor and command; data-kit-open is gone.",
      "Modal: the property trigger is gone, a button with commandfor opens it. Tabs: panels stand in the property panels (Vue: slots), no longer in the entries.",
    ],
  },
  { version: "1.0.0", changes: ["The first twelve components."] },
];

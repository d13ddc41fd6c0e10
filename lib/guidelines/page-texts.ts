import { createContext, useContext } from "react";

/** Every text that a page was told to show, in the order it was drawn, as it was given and not as it was set. */
export type PageTexts = string[];

const PageTextsContext = createContext<PageTexts | null>(null);
export const PageTextsProvider = PageTextsContext.Provider;

/** Notes a text for the page that is being drawn. @throws outside a page */
export function usePageTexts(): PageTexts {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error("text stands on a page");
  return texts;
}

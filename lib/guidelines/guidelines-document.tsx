import { Document } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { type Book, BookProvider } from "./book";
import { GUIDELINE_PARTS } from "./guideline-pages";
import { type PageTexts, PageTextsProvider } from "./page-texts";
import { Contents } from "./pages/contents-page";
import { Cover } from "./pages/cover";
import { Sheet } from "./sheet";

/** Fixed, so that the same brand gives the same bytes. */
const EPOCH = new Date(0);
const MAKER = "Marque";
const FIRST_INNER_PAGE = 3;

/**
 * The whole book: cover, contents, and every page with its number and bookmark.
 * @param texts takes what each page shows, page by page, when the document is drawn
 */
export function guidelinesDocument(book: Book, texts: PageTexts[]): ReactElement {
  const take = (): PageTexts => {
    const own: PageTexts = [];
    texts.push(own);
    return own;
  };
  let number = FIRST_INNER_PAGE;
  const parts = GUIDELINE_PARTS.map((part) => ({
    title: part.title,
    entries: part.pages.map((entry) => ({ ...entry, number: number++ })),
  }));
  return (
    <Document
      // The dash makes it UTF-16 in the file, where no byte of a typed name reads as markup.
      title={`${book.strategy.name} – brand guidelines`}
      subject={book.strategy.tagline}
      creator={MAKER}
      producer={MAKER}
      creationDate={EPOCH}
      modificationDate={EPOCH}
      language="en"
      pageLayout="singlePage"
      pageMode="useOutlines"
    >
      <BookProvider value={book}>
        <PageTextsProvider value={take()}>
          <Cover />
        </PageTextsProvider>
        <PageTextsProvider value={take()}>
          <Contents groups={parts} />
        </PageTextsProvider>
        {parts.flatMap((part) =>
          part.entries.map(({ id, title, text, number: own, body: Body }, index) => (
            <PageTextsProvider key={id} value={take()}>
              <Sheet
                id={id}
                number={own}
                part={part.title}
                startsPart={index === 0}
                title={title}
                text={text}
              >
                <Body />
              </Sheet>
            </PageTextsProvider>
          )),
        )}
      </BookProvider>
    </Document>
  );
}

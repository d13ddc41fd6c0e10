import { Document } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import { type Book, BookProvider } from "./book";
import { GUIDELINE_PARTS } from "./guideline-pages";
import { Contents } from "./pages/contents-page";
import { Cover } from "./pages/cover";
import { Sheet } from "./sheet";

/** Fixed, so that the same brand gives the same bytes. */
const EPOCH = new Date(0);
const MAKER = "Marque";
const FIRST_INNER_PAGE = 3;

/** The whole book: cover, contents, and every page with its number and bookmark. */
export function guidelinesDocument(book: Book): ReactElement {
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
        <Cover />
        <Contents groups={parts} />
        {parts.flatMap((part) =>
          part.entries.map(({ id, title, text, number: own, body: Body }, index) => (
            <Sheet
              key={id}
              id={id}
              number={own}
              part={part.title}
              startsPart={index === 0}
              title={title}
              text={text}
            >
              <Body />
            </Sheet>
          )),
        )}
      </BookProvider>
    </Document>
  );
}

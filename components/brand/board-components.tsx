import type { BoardData } from "@/lib/brand/board.schema";
import { capitalize } from "@/lib/model/letter-case";
import { BoardSection } from "./board-section";
import { fileUrl } from "./file-url";

const PREVIEW = "component-preview";
const COMPONENT_PAGE = /^docs\/component-([a-z-]+)\.html$/;

/** The brand's own components, alive: the pages of its documentation in a frame without any rights on this origin. */
export function BoardComponents({ board }: { board: BoardData }) {
  const { jobId, files, brief, docsUrl } = board;
  const pages = files.flatMap(({ path }) => {
    const id = COMPONENT_PAGE.exec(path)?.[1];
    return id ? [{ path, title: titleOf(id) }] : [];
  });
  const guidelines = files.find(({ path }) => path.startsWith("guidelines/") && path.endsWith(".pdf"));
  const first = pages.find(({ title }) => title === "Button") ?? pages[0];
  if (!first) return null;
  return (
    <BoardSection
      id="components"
      title="Components"
      lead={`They run here as they do in your project, written for ${STACK_NAMES[brief.techStack]} in the package.`}
    >
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={`${fileUrl(jobId, path)}#examples`} target={PREVIEW} className="button">
              {title}
            </a>
          </li>
        ))}
      </ul>
      <iframe
        name={PREVIEW}
        title="Live components"
        src={fileUrl(jobId, first.path)}
        loading="lazy"
        sandbox="allow-scripts"
        className="mt-4 h-[min(46rem,85svh)] w-full border border-ink bg-sheet print:hidden"
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {docsUrl && (
          <a href={docsUrl} className="button button-ink">
            Open the documentation
          </a>
        )}
        {guidelines && (
          <a href={fileUrl(jobId, guidelines.path)} className="button button-ink">
            Read the guidelines <span className="font-normal">PDF</span>
          </a>
        )}
      </div>
    </BoardSection>
  );
}

const STACK_NAMES = { react: "React", vue: "Vue", html: "HTML" } as const;

const titleOf = (id: string): string => capitalize(id.replace(/-/g, " "));

import { type SceneFile, scenesAmong } from "@/lib/applications/scenes.schema";
import type { BoardData } from "@/lib/brand/board.schema";
import { BoardSection } from "./board-section";
import { fileUrl } from "./file-url";

/** Width ÷ height that a row of pictures has at least. */
const ROW = 2.9;

/** The brand where people meet it: the very pictures of its package. */
export function BoardUse({ board: { jobId, files } }: { board: BoardData }) {
  const scenes = scenesAmong(files.map(({ path }) => path));
  return (
    <BoardSection
      id="use"
      title="In use"
      lead={
        scenes.length > 0
          ? "Each picture is in the package as SVG and PNG, those for networks in the size that the network asks for."
          : "This version was made before its use was drawn. Make the brand again to get the pictures."
      }
    >
      <div className="grid gap-x-4 gap-y-6">
        {rowsOf(scenes).map((row) => (
          <div key={row[0]!.id} className="flex flex-wrap gap-x-4 gap-y-6 sm:flex-nowrap">
            {row.map((scene) => (
              <Picture key={scene.id} scene={scene} jobId={jobId} />
            ))}
            <Rest share={ROW - shareOf(row)} />
          </div>
        ))}
      </div>
    </BoardSection>
  );
}

function Picture({ scene, jobId }: { scene: SceneFile; jobId: string }) {
  const { title, width, height, path, png } = scene;
  return (
    <figure className="min-w-[42%] sm:min-w-0" style={{ flex: `${width / height} 1 0` }}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of the package, which nothing could make smaller */}
      <img
        src={fileUrl(jobId, path)}
        alt={title}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full border border-rule"
      />
      <figcaption className="mt-2 flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="grow">{title}</span>
        <a href={fileUrl(jobId, path)} aria-label={`${title}, SVG`} className="text-link">
          SVG
        </a>
        <a href={fileUrl(jobId, png.path)} aria-label={`${title}, PNG`} className="text-link">
          PNG
        </a>
      </figcaption>
    </figure>
  );
}

/** Empty room that fills up the last row, so that its pictures are no larger than the others. */
function Rest({ share }: { share: number }) {
  return share > 0.2 ? <span className="max-sm:hidden" style={{ flex: `${share} 1 0` }} /> : null;
}

/** Pictures in their order, as many to a row as make it wide enough. */
function rowsOf(scenes: readonly SceneFile[]): SceneFile[][] {
  const rows: SceneFile[][] = [];
  for (const scene of scenes) {
    const row = rows.at(-1);
    if (row && shareOf(row) < ROW) row.push(scene);
    else rows.push([scene]);
  }
  return rows;
}

function shareOf(row: readonly SceneFile[]): number {
  return row.reduce((sum, { width, height }) => sum + width / height, 0);
}

import { View } from "@react-pdf/renderer";
import { type SceneId, sceneNamed } from "@/lib/applications/scenes.schema";
import { useBook } from "../book";
import { SceneArt } from "../scene-art";
import { BODY, Gap, GUTTER } from "../sheet";

/** The brand on things, as the package has them below `applications/` and `social/`. */
export function Applications() {
  const { scenes } = useBook();
  const things: SceneId[] = scenes("tote") ? ["stationery", "tote", "story"] : ["stationery", "sign"];
  return (
    <View>
      <Row ids={["site-hero", "instagram-post", "phone"]} />
      <Gap of={GUTTER} />
      <Row ids={things} />
    </View>
  );
}

/** No row is higher, so that two fit the sheet. */
const HIGHEST = 212;

/** Pictures of one height side by side, in their own proportions. */
function Row({ ids }: { ids: readonly SceneId[] }) {
  const shares = ids.map((id) => {
    const { width, height } = sceneNamed(id);
    return width / height;
  });
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const height = Math.min(HIGHEST, (BODY.width - GUTTER * (ids.length - 1)) / whole);
  return (
    <View style={{ flexDirection: "row", gap: GUTTER }}>
      {ids.map((id, index) => (
        <SceneArt key={id} id={id} width={height * shares[index]!} height={height} />
      ))}
    </View>
  );
}

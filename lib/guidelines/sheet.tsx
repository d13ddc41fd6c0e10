import { Page, Path, Svg, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { useBook, useColors } from "./book";
import type { Face } from "./brand-type";
import { LogoArt } from "./logo-art";
import { usePageTexts } from "./page-texts";
import { needsShaping } from "./shape-line";

/** Points. 16:9, twelve columns of 57⅓ with gutters of 16 between margins of 48. */
export const PAGE = { width: 960, height: 540, margin: 48 };
/** Where the content of a sheet stands: beside the column of title and text. */
export const BODY = { left: 312, top: 84, width: 600, height: 408 };
const SIDE_WIDTH = 216;
export const GUTTER = 16;

/** Width of `count` equal cells in `total`, with gutters. */
export function cellWidth(count: number, total = BODY.width, gutter = GUTTER): number {
  return Math.floor(((total - gutter * (count - 1)) / count) * 100) / 100;
}

interface LineProps {
  children: string;
  face?: Face;
  size: number;
  width: number;
  color?: string;
  maxLines?: number;
  minSize?: number;
  leading?: number;
  /** em */
  tracking?: number;
  /** Start of the text's own direction unless said. */
  align?: "left" | "right" | "center";
}

/** Text broken into lines that fit `width`, in the brand's faces; a right-to-left text starts at the right. */
export function Line({
  children,
  face = "body",
  size,
  width,
  color,
  maxLines,
  minSize,
  leading,
  tracking = 0,
  align,
}: LineProps) {
  const { type } = useBook();
  const colors = useColors();
  const room = width / (1 + tracking * 1.8);
  const set = type.set(face, children, { width: room, size, maxLines, minSize });
  usePageTexts().push(type.expected(face, children, set.lines));
  const lineHeight = leading ?? (face === "heading" ? 1.16 : 1.45);
  return (
    <View style={{ width }}>
      {set.lines.map((line, index) => (
        <TypeLine
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          key={index}
          line={line}
          face={face}
          size={set.size}
          width={width}
          direction={set.direction}
          lineHeight={lineHeight}
          color={color ?? colors.text}
          letterSpacing={set.direction === "rtl" ? 0 : tracking * set.size}
          align={align ?? (set.direction === "rtl" ? "right" : "left")}
        />
      ))}
    </View>
  );
}

interface TypeLineProps {
  line: string;
  face: Face;
  size: number;
  width: number;
  direction: "ltr" | "rtl";
  lineHeight: number;
  color: string;
  letterSpacing: number;
  align: "left" | "right" | "center";
}

/** One line. Where the writer would misplace marks, outlines are what is seen and the text below them is invisible. */
function TypeLine({
  line,
  face,
  size,
  lineHeight,
  color,
  align,
  direction,
  width,
  letterSpacing,
}: TypeLineProps) {
  const { type } = useBook();
  const style = {
    width,
    fontFamily: type.families(face) as unknown as string,
    fontSize: size,
    lineHeight,
    color,
    letterSpacing,
    direction,
    textAlign: align,
  };
  if (!needsShaping(line)) {
    return (
      <Text hyphenationCallback={whole} style={{ ...style, top: size * type.drop(face, line, lineHeight) }}>
        {line}
      </Text>
    );
  }
  const { d, width: drawn, baseline } = type.shape(face, line, direction, size, lineHeight);
  const height = size * lineHeight;
  const room = size * 0.6;
  // Letters that stand apart take more room than joined ones: the copied line is as long as the drawn one.
  const copySize = Math.min(size, (drawn / Math.max(type.copyWidth(face, line), 0.01)) * 0.99);
  const left = align === "right" ? width - drawn : align === "center" ? (width - drawn) / 2 : 0;
  return (
    <View style={{ width, height }}>
      <Text
        hyphenationCallback={whole}
        style={{
          ...style,
          fontFamily: type.copyFamilies(face) as unknown as string,
          fontSize: copySize,
          lineHeight: height / copySize,
          opacity: 0,
          position: "absolute",
          left: 0,
          // Where the drawn line stands, so that the copy lies over it and over nothing else.
          top: baseline - copySize * type.copyAscent(face, line),
        }}
      >
        {line}
      </Text>
      <Svg
        viewBox={`${-room} ${-room - baseline} ${drawn + 2 * room} ${height + 2 * room}`}
        style={{
          position: "absolute",
          left: left - room,
          top: -room,
          width: drawn + 2 * room,
          height: height + 2 * room,
        }}
      >
        <Path d={d} fill={color} />
      </Svg>
    </View>
  );
}

/** Small label above something. */
export function Label({
  children,
  width,
  color,
  align,
}: Pick<LineProps, "children" | "width" | "color" | "align">) {
  const colors = useColors();
  return (
    <Line
      face="strong"
      size={8.5}
      width={width}
      color={color ?? colors["text-muted"]}
      maxLines={1}
      {...(align && { align })}
    >
      {children}
    </Line>
  );
}

/** Space of a fixed height. */
export function Gap({ of }: { of: number }) {
  return <View style={{ height: of }} />;
}

interface SheetProps {
  /** Name of the place, for links and bookmarks. */
  id: string;
  number: number;
  /** The part of the book, and whether this page opens it: parts are the upper level of the bookmarks. */
  part: string;
  startsPart: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

/** An inner page: running head, title and text on the left, content on the right. */
export function Sheet({ id, number, part, startsPart, title, text, children }: SheetProps) {
  const { strategy, logo } = useBook();
  const colors = useColors();
  return (
    <Page
      size={[PAGE.width, PAGE.height]}
      {...(startsPart && { bookmark: bookmark(part, { ref: part }) })}
      style={{ backgroundColor: colors.background }}
    >
      <View
        id={id}
        {...{ bookmark: bookmark(title, { ref: id, parent: part }) }}
        style={{ position: "absolute", left: PAGE.margin, top: 30, width: SIDE_WIDTH }}
      >
        <Line
          size={8.5}
          align="left"
          width={SIDE_WIDTH}
          color={colors["text-muted"]}
          maxLines={1}
          minSize={8.5}
        >
          {strategy.name}
        </Line>
      </View>
      <View style={{ position: "absolute", left: BODY.left, top: 30 }}>
        <Line size={8.5} width={300} color={colors["text-muted"]}>
          {part}
        </Line>
      </View>
      <View style={{ position: "absolute", left: PAGE.width - PAGE.margin - 18, top: 27 }}>
        <LogoArt drawing={logo.variations.icon} version="color" width={18} height={18} />
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: BODY.top - 6, width: SIDE_WIDTH }}>
        <Line face="heading" size={28} width={SIDE_WIDTH} maxLines={4} leading={1.1}>
          {title}
        </Line>
        <Gap of={14} />
        <Line size={10.5} width={SIDE_WIDTH} color={colors["text-muted"]} leading={1.5} maxLines={16}>
          {text}
        </Line>
      </View>
      <View
        style={{
          position: "absolute",
          left: BODY.left,
          top: BODY.top,
          width: BODY.width,
          height: BODY.height,
        }}
      >
        {children}
      </View>
      <View style={{ position: "absolute", left: PAGE.margin, top: 502, width: 100 }}>
        <Line size={8.5} width={100} color={colors["text-muted"]}>
          {String(number)}
        </Line>
      </View>
    </Page>
  );
}

function whole(word: string | null): string[] {
  return word ? [word] : [];
}

/**
 * A bookmark of the whole page. `ref` and `parent` tie it to another one: react-pdf nests by place in the tree alone,
 * but follows these when they are given, and a part stretches over several pages.
 */
function bookmark(title: string, ties: { ref: string; parent?: string }) {
  return { title, fit: true, expanded: true, ...ties };
}

/** An SVG document as an image: nothing inside it can run or reach the page. `label` empty means decorative. */
export function SvgImage({ svg, label, className }: { svg: string; label: string; className?: string }) {
  // biome-ignore lint/performance/noImgElement: a data URL needs no optimiser
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} className={className} />;
}

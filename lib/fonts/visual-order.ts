/** Rule L2 of UAX #9: from the highest level down, reverse every stretch at that level or above. */
export function visualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      if (order[start]!.level < level) continue;
      let end = start;
      while (end + 1 < order.length && order[end + 1]!.level >= level) end += 1;
      order.splice(start, end - start + 1, ...order.slice(start, end + 1).toReversed());
      start = end;
    }
  }
  return order;
}

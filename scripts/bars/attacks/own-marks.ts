import type { AttackContext, AttackGroup } from "./attack";
import { visitorWithBrand } from "./target";

const LENGTHS = [14_000, 60_000, 99_000];

/** Files that held the server for minutes once, and their like: each a unit that is repeated up to a length. */
const FILES: readonly (readonly [name: string, start: string, unit: string, end: string])[] = [
  ["quotes that never close", "<svg ", 'a="', ""],
  ["attributes", "<svg ", "a1='b' ", ""],
  ["text in a tag", "<svg ", "x ", ">"],
  ["comments that never close", "<svg>", "<!--", ""],
  ["CDATA that never closes", "<svg>", "<![CDATA[", ""],
  ["document types", "", "<!DOCTYPE ", ""],
  ["entities", "<svg>", "&lt;", "</svg>"],
  ["groups in groups", "<svg>", "<g>", ""],
  ["elements", "<svg>", "<g/>", "</svg>"],
  ["a transform of spaces", '<svg><rect width="9" height="9" transform="', " ", '"/></svg>'],
  ["addresses", '<svg><rect width="9" height="9" fill="', "url( ", '"/></svg>'],
  ["rules of style", '<svg><rect width="9" height="9" style="', "fill:a;", '"/></svg>'],
  ["contours in one another", '<svg><path fill-rule="evenodd" d="', "M0 0h9v9h-9z", '"/></svg>'],
  ["curves in one another", '<svg><path fill-rule="evenodd" d="M0 0', "c99 9 9-999 9 9z", '"/></svg>'],
  ["arcs", '<svg><path d="M0 0', "a9 9 0 1 1 1 0", '"/></svg>'],
  ["numbers", '<svg><path d="M0 0L', "1e9 ", '"/></svg>'],
  ["digits", '<svg><path d="M0 0L1', "0", '"/></svg>'],
  ["points", '<svg><polygon points="', "1,2 3,4 ", '"/></svg>'],
];

/** Drawings as a mark of one's own: to a brand that is not the sender's, and to one that is. */
export const group: AttackGroup = {
  name: "own-marks",
  async run({ target, random, send, problem }: AttackContext) {
    const { visitorCookie } = target;
    const foreign = await visitorWithBrand();
    let sent = 0;
    for (const [name, start, unit, end] of FILES) {
      const length = LENGTHS[Math.floor(random() * LENGTHS.length)]! - Math.floor(random() * 500);
      const svg = start + unit.repeat(Math.ceil((length - start.length - end.length) / unit.length)) + end;
      for (const [whose, brandId, wanted] of [
        ["a stranger's brand", foreign.brandId, [404]],
        ["one's own brand", target.visitorBrand, [200, 202, 400, 409]],
      ] as const) {
        for (const operation of ["directions", "regenerate"]) {
          const { status, text } = await send({
            name: `${name}, ${length} characters, ${operation} of ${whose}`,
            method: "POST",
            path: `/api/brands/${brandId}/${operation}`,
            headers: { cookie: visitorCookie },
            body: JSON.stringify({ choices: { ownMark: { svg } } }),
          });
          sent += 1;
          if (!wanted.includes(status as never))
            problem(`${name}: ${operation} of ${whose} answered ${status}`);
          if (status === 400 && !text.includes('"choices.ownMark.svg"'))
            problem(`${name}: 400 without the field`);
        }
      }
    }
    return `${sent} requests with ${FILES.length} drawings`;
  },
};

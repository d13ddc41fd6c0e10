import type { Page } from "@playwright/test";

/**
 * What is wrong with the words on the page as it stands: glyphs that no font has (drawn like a code point that does not
 * exist), letters beyond Latin that came from the visitor's system and not from a font of ours, text that runs the wrong
 * way for its script, and anything that is wider than the window. Empty when all is well. Where a page brings no fonts
 * its letters are the visitor's own and not looked at.
 */
export async function textFaults(page: Page, { bringsFonts = true } = {}): Promise<string[]> {
  // Fonts for other scripts arrive after the words that need them.
  const deadline = Date.now() + PATIENCE_MS;
  for (let isLast = false; ; isLast = Date.now() > deadline) {
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const faults = [
      ...(await page.evaluate(examineText, bringsFonts)),
      ...(bringsFonts ? await systemFonts(page) : []),
    ];
    if (faults.length === 0 || isLast) return faults;
    await page.waitForTimeout(250);
  }
}

const PATIENCE_MS = 20_000;

/** Runs in the page. Marks what is beyond Latin with `data-beyond-latin`, for `systemFonts`. */
async function examineText(bringsFonts: boolean): Promise<string[]> {
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth)
    faults.add(`the page is ${root.scrollWidth} px wide in ${innerWidth} px`);

  const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 48 });
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const drawn = new Map<string, string>();
  const picture = (font: string, text: string) => {
    const key = `${font}|${text}`;
    const known = drawn.get(key);
    if (known) return known;
    context.clearRect(0, 0, 64, 48);
    context.font = font;
    context.fillText(text, 4, 36);
    const pixels = canvas.toDataURL();
    drawn.set(key, pixels);
    return pixels;
  };
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
  const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? "";
    const element = node.parentElement!;
    if (!text || !element.checkVisibility() || element.closest("script,style,svg,.sr-only")) continue;
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const scrolls = hasScrollingParent(element);
    for (const box of range.getClientRects()) {
      if (!scrolls && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)) {
        faults.add(
          `"${text.slice(0, 40)}" reaches from ${Math.round(box.left)} to ${Math.round(box.right)} px`,
        );
      }
    }
    // By most of its letters: an English sentence stays one that begins with an Arabic letter ("ف, cut by a wave").
    const letters = text.match(/\p{Letter}/gu) ?? [];
    const isRightToLeft = letters.filter((letter) => rightToLeft.test(letter)).length > letters.length / 2;
    if (isRightToLeft && style.direction !== "rtl") {
      faults.add(`"${text.slice(0, 40)}" runs from left to right`);
    }
    if (!bringsFonts || !/[^\u0000-\u024f\u2000-\u22ff]/u.test(text)) continue;
    element.dataset.beyondLatin = "";
    const font = `${style.fontStyle} ${style.fontWeight} 32px ${style.fontFamily}`;
    // A canvas does not wait for the files that it needs.
    await document.fonts.load(font, text).catch(() => undefined);
    const missing = picture(font, "\u0378");
    for (const { segment } of graphemes.segment(text)) {
      if (segment.trim() && picture(font, segment) === missing) {
        faults.add(`no font has "${segment}" of "${text.slice(0, 40)}"`);
      }
    }
  }
  return [...faults];

  function hasScrollingParent(from: Element): boolean {
    for (let parent: Element | null = from; parent; parent = parent.parentElement) {
      const { overflowX } = getComputedStyle(parent);
      if (parent !== document.documentElement && parent !== document.body && overflowX !== "visible")
        return true;
    }
    return false;
  }
}

/** The fonts that Chromium really took for the marked elements, as its developer tools tell them. */
async function systemFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    await session.send("CSS.enable");
    const { root } = await session.send("DOM.getDocument");
    const { nodeIds } = await session.send("DOM.querySelectorAll", {
      nodeId: root.nodeId,
      selector: "[data-beyond-latin]",
    });
    const found = new Set<string>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
      for (const { familyName, isCustomFont, glyphCount } of fonts) {
        // A visitor's own emoji come in color, which ours are not.
        const isEmoji = /Emoji/.test(familyName);
        if (!isCustomFont && !isEmoji) found.add(`${glyphCount} glyphs came from the system's ${familyName}`);
      }
    }
    return [...found];
  } finally {
    await session.detach();
  }
}

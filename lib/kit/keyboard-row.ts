import { z } from "zod";

/** What a person would call an element: role and name, or a part's class where it has no role. */
const targetSchema = z
  .object({
    role: z.string().optional(),
    /** Whole accessible name. */
    name: z.string().optional(),
    css: z.string().startsWith(".kit-").optional(),
    /** From 0, in the order of the page; the only one when absent. */
    nth: z.number().int().optional(),
  })
  .refine(({ role, css }) => (role === undefined) !== (css === undefined), {
    error: "needs either role or css",
  });
export type Target = z.infer<typeof targetSchema>;

const stepSchema = z.union([
  // What is done.
  z.object({ focus: targetSchema }),
  z.object({ click: targetSchema }),
  z.object({ hover: targetSchema }),
  /** Keys as Playwright names them, one after the other. */
  z.object({ press: z.union([z.string(), z.array(z.string())]) }),
  /** Text typed key by key where the focus is. */
  z.object({ type: z.string() }),
  /** Files as the system's dialog would give them; sizes in bytes. */
  z.object({
    choose: z.array(z.object({ name: z.string(), type: z.string(), size: z.number().int() })),
    into: targetSchema,
  }),
  /** Milliseconds of the page's clock. */
  z.object({ wait: z.number().int().positive() }),
  /** Before the page is opened: width of the window in px, direction of the page. */
  z.object({ width: z.number().int() }),
  z.object({ direction: z.literal("rtl") }),
  /** A wallet announces itself to the page (EIP-6963): what it answers, which methods it refuses, chains it does not know. */
  z.object({
    wallet: z.object({
      name: z.string(),
      accounts: z.array(z.string()),
      chainId: z.number().int(),
      refuses: z.array(z.string()).optional(),
      unknownChains: z.array(z.number().int()).optional(),
    }),
  }),
  /** The wallet tells of a change (EIP-1193). */
  z.object({ walletEvent: z.string(), value: z.union([z.string(), z.array(z.string())]) }),
  // What is expected.
  z.object({ focused: targetSchema }),
  z.object({ visible: targetSchema }),
  z.object({ hidden: targetSchema }),
  z.object({ of: targetSchema, attribute: z.string(), is: z.string().nullable() }),
  z.object({ of: targetSchema, value: z.string() }),
  z.object({ of: targetSchema, text: z.string() }),
  z.object({ of: targetSchema, checked: z.boolean() }),
  z.object({ of: targetSchema, count: z.number().int() }),
  /** What the address ends with. */
  z.object({ address: z.string() }),
]);
export type RowStep = z.infer<typeof stepSchema>;

/** One row of a keyboard table: what keys do, and how a person would try it in one of the component's stories. */
export const keyboardRowSchema = z.object({
  /** Unique in the catalogue: "<component>-<what>". */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/),
  /** As people write them: "Tab, Shift+Tab". */
  keys: z.string(),
  does: z.string().min(3),
  /** Id of the story in which it is tried. */
  story: z.string(),
  steps: z.array(stepSchema).min(2),
});
export type KeyboardRow = z.infer<typeof keyboardRowSchema>;

export const role = (role: string, name?: string, nth?: number): Target => ({
  role,
  ...(name === undefined ? {} : { name }),
  ...(nth === undefined ? {} : { nth }),
});
export const part = (className: string, nth?: number): Target => ({
  css: `.${className}`,
  ...(nth === undefined ? {} : { nth }),
});

import { expect, it } from "vitest";
import { emailSchema, passwordSchema } from "./account.schema";

it.each([
  "password123",
  "Qwertyuiop!",
  "1234567890",
  "0987654321",
  "abcdefghij",
  "adminadmin",
  "welcome2026!",
  "aaaaaaaaaaaa",
  "abababababab",
  "nine char",
])("refuses the password %s", (password) => {
  expect(passwordSchema.safeParse(password).success).toBe(false);
});

it.each(["a few good words", "tr0ub4dor&3", "пароль на каждый день", "四字以上の合言葉です、ね"])(
  "accepts the password %s",
  (password) => {
    expect(passwordSchema.safeParse(password).success).toBe(true);
  },
);

it("reads the same word as the same password, however its letters are composed", () => {
  expect(passwordSchema.parse("Cafe\u0301 au lait")).toBe(passwordSchema.parse("Café au lait"));
});

it("takes one mailbox for one address", () => {
  expect(emailSchema.parse("  Ada@Example.COM ")).toBe("ada@example.com");
  for (const text of [
    "ada",
    "ada@",
    "ada@example.com\nBcc: all@example.com",
    `${"a".repeat(250)}@example.com`,
  ]) {
    expect(emailSchema.safeParse(text).success).toBe(false);
  }
});

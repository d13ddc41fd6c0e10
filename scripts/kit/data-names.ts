import { camelCase, pascalCase } from "@/lib/model/letter-case";

/** Lists and records of an example's stories, each a constant above them. */
export class DataNames {
  /** Id of the story that is being printed. */
  story = "";
  readonly #values = new Map<string, string>();

  /** The constant's name: the property's where it is free, else the story's and the property's. */
  name(property: string, value: object): string {
    const json = JSON.stringify(value);
    const own = `${camelCase(this.story)}${pascalCase(property)}`;
    for (const name of [property, own, ...[2, 3, 4, 5, 6].map((count) => `${own}${count}`)]) {
      const known = this.#values.get(name);
      if (known !== undefined && known !== json) continue;
      this.#values.set(name, json);
      return name;
    }
    throw new Error(`${this.story}: too many values of ${property} in one story.`);
  }

  declarations(): string {
    return [...this.#values].map(([name, json]) => `const ${name} = ${json} as const;`).join("\n");
  }
}

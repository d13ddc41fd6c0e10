import { expect, test } from "vitest";
import { kitTemplates } from "@/lib/render/kit-templates";
import { kitCatalog } from "./catalog";
import { exampleSources } from "./example-source";

const sources = exampleSources(kitTemplates());

test.each(kitCatalog)(
  "$title: every story has a source in each stack, whole and with what it imports",
  (component) => {
    for (const { id } of component.stories) {
      const source = sources.get(`${component.id}/${id}`);
      expect(source?.react).toMatch(/^import [\s\S]*\nexport function \w+\(\) \{\n[\s\S]*\n\}\n?$/);
      expect(source?.vue).toMatch(
        /^<script setup lang="ts">\nimport [\s\S]*<\/script>\n\n<template>\n {2}\S[\s\S]*<\/template>\n$/,
      );
      expect(source?.html.trim()).toMatch(/^<[\s\S]*>$/);
      for (const text of Object.values(source ?? {})) expect(text).not.toMatch(/undefined|\.\.\//);
    }
  },
);

import { expect, test } from "vitest";
import { type CertifiedFacts, certificateMetadata } from "./metadata";
import { certificateMetadataSchema, TRAIT_TYPES } from "./metadata.schema";

const facts: CertifiedFacts = {
  brandId: "2f0c8e0e-7a3c-4a53-9c0e-1d2f3a4b5c6d",
  name: "Sonnenkind",
  style: "modern",
  primaryColor: "#c2410c",
  generatedAt: new Date("2026-03-04T23:59:58Z"),
  generationSeconds: 41,
  merkleRoot: `0x${"5a".repeat(32)}`,
  pageUrl: "https://marque.example/design/2f0c8e0e-7a3c-4a53-9c0e-1d2f3a4b5c6d",
};

test("the metadata has the specification's fields, and what proves the package", () => {
  const metadata = certificateMetadata(facts, "bafybeifolder");
  expect(metadata).toMatchInlineSnapshot(`
    {
      "attributes": [
        {
          "trait_type": "Event",
          "value": "Brand Generation",
        },
        {
          "trait_type": "Brand Name",
          "value": "Sonnenkind",
        },
        {
          "trait_type": "Generated Date",
          "value": "2026-03-04",
        },
        {
          "trait_type": "Primary Color",
          "value": "#c2410c",
        },
        {
          "trait_type": "Style",
          "value": "modern",
        },
        {
          "trait_type": "Generation Time",
          "value": "41s",
        },
      ],
      "brandId": "2f0c8e0e-7a3c-4a53-9c0e-1d2f3a4b5c6d",
      "description": "Brand Generation of Sonnenkind by Marque on 2026-03-04. The Merkle root proves which files belong to the brand's package.",
      "external_url": "https://marque.example/design/2f0c8e0e-7a3c-4a53-9c0e-1d2f3a4b5c6d",
      "image": "ipfs://bafybeifolder/logo.png",
      "merkleRoot": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a",
      "name": "Sonnenkind Brand Certificate",
    }
  `);
  expect(certificateMetadataSchema.parse(metadata)).toEqual(metadata);
  expect(metadata.attributes.map(({ trait_type }) => trait_type)).toEqual(TRAIT_TYPES);
});

test("the date is the one in UTC, wherever the server stands", () => {
  const late = { ...facts, generatedAt: new Date("2026-03-04T23:30:00-05:00") };
  expect(certificateMetadata(late, "bafy").attributes[2]).toEqual({
    trait_type: "Generated Date",
    value: "2026-03-05",
  });
});

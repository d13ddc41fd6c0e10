/** What a field is, where its name and type do not say it: `<schema>.<field>`, or `*.<field>` for every schema. */
export const FIELD_NOTES: Record<string, string> = {
  "*.id": "Id of the resource.",
  "*.jobId": "Id of the generation.",
  "*.url": "Where the bytes can be fetched.",
  "*.sha256": "SHA-256 of the bytes, hexadecimal.",
  "*.bytes": "Length in bytes.",
  "*.path": "Place in the package.",
  "*.format": "The ending of the file's name.",
  "*.createdAt": "ISO 8601, UTC.",
  "*.updatedAt": "ISO 8601, UTC.",
  "*.page": "Page, from 1.",
  "*.limit": "Entries on a page.",
  "*.sort": "Key to sort by; a leading `-` means descending.",
  "*.style": "Character of the brand.",
  "*.techStack": "What the components are written for.",
  "*.features": "Up to 20 tags of what the business offers.",
  "*.businessIdea": "What the business does, in 10 to 500 characters of any language.",
  "*.targetAudience": "Whom it is for, in 2 to 300 characters.",
  "*.walletAddress":
    "Wallet that the certificate is for, 0x and 40 hexadecimal digits; mixed case must match EIP-55.",
  "CreateBrand.chainAddress": "Another name of `walletAddress`; when both are given they must be the same.",
  "CreateBrand.name": "The brand's name; one is found when it is left out.",
  "CreateBrand.seedColor": "A color of your own, `#rrggbb`: it becomes the primary color.",
  "CreateBrand.seed":
    "The same brief and seed make the same brand; drawn at random and recorded when left out.",
  "*.estimatedTime": "Seconds until the package is expected, waiting included.",
  "*.websocketUrl": "Progress as it happens; works as it is given.",
  "Brand.name": "Null until the first version has one, unless you gave it.",
  "Brand.status": "Of a version that is being made, else `completed` when there is one to see.",
  "Brand.assetsReady": "True when there is a version to read and to download.",
  "Brand.generationTime": "Seconds that the visible version took.",
  "Brand.version": "The version that is served.",
  "Brand.primaryColor": "`#rrggbb`",
  "Brand.secondaryColor": "`#rrggbb`",
  "Brand.docsUrl": "The brand's own documentation site.",
  "BrandStatus.progress": "0 to 100, never decreasing.",
  "BrandStatus.currentStep": "What is being done, for people.",
  "BrandStatus.estimatedTimeRemaining": "Seconds.",
  "BrandStatus.result": "Null until the generation is complete.",
  "BrandStatus.error": "Null unless it failed; its code is `CANCELLED` when somebody stopped it.",
  "RegenerateBrand.assets": "What to make again.",
  "RegenerateBrand.keep": "Parts that must stay as they are.",
  "RegenerateBrand.instructions": "What you want changed, in up to 500 characters.",
  "RegenerateBrand.choices":
    "What you settle yourself, part by part. Left out: as it was. null: the engine's own again.",
  "RegenerateBrand.brief":
    "The idea, said anew; fields that are left out stay. Name, palette, mark and typefaces follow from it, but for a name, a color, a mark or words of your own, which stay. `keep` must be empty.",
  "LogoFileList.variation": "Null for files that belong to no single variation.",
  "LogoFileList.size": "Longer side in px, of pictures made of pixels.",
  "TokenFileList.content": "The whole file as text; null unless one format was asked for.",
  "ComponentFileList.component": "Whose source it is; null for what all components share.",
  "ComponentFileList.content": "The whole file as text; null for fonts and other bytes, which `url` has.",
  "Webhook.enabled": "Nothing is sent while it is false.",
  "Webhook.disabledReason":
    "`owner`: switched off. `gone`: it answered 410. `failing`: every attempt of 28 hours failed.",
  "Webhook.previousSecretUntil":
    "Until then deliveries are signed with the secret before the last rotation too.",
  "WebhookWithSecret.secret": "Signs the deliveries. Shown this once.",
  "*.events": "Which events are sent.",
  "*.overlapHours": "How long deliveries are signed with the old secret too.",
  "*.eventId": "The header `webhook-id`: the same in every attempt and replay.",
  "*.q": "Part of the name, the idea or the tagline.",
  "*.stack": "Any stack; the brand's own when left out.",
};

/** What is known about a field of a schema. */
export function fieldNote(schema: string, field: string): string | undefined {
  return FIELD_NOTES[`${schema}.${field}`] ?? FIELD_NOTES[`*.${field}`];
}

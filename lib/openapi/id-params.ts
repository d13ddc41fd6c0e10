const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";

/** `{id}` of a brand. */
export const BRAND_ID_PARAMS = {
  id: {
    description: "Id of the brand, as `brand_<uuid>` or as the bare UUID.",
    example: "brand_3f0c1a52-7d4e-4b7a-9c35-0e1d2f3a4b5c",
    pattern: `^(brand_)?${UUID}$`,
  },
};

/** `{id}` of a webhook. */
export const WEBHOOK_ID_PARAMS = {
  id: {
    description: "Id of the webhook.",
    example: "8c1d4b0e-52f3-4a6b-8d7e-9f0a1b2c3d4e",
    pattern: `^${UUID}$`,
  },
};

/** `{deliveryId}` of a webhook. */
export const DELIVERY_ID_PARAMS = {
  ...WEBHOOK_ID_PARAMS,
  deliveryId: {
    description: "Id of the delivery.",
    example: "1b2c3d4e-5f60-4718-8293-a4b5c6d7e8f9",
    pattern: `^${UUID}$`,
  },
};

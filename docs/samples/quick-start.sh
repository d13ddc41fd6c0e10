#!/bin/sh
# MARQUE_API_KEY=mq_… sh quick-start.sh
set -eu
URL="${MARQUE_URL:-http://localhost:3000}"
AUTH="Authorization: Bearer $MARQUE_API_KEY"

# 1. Ask for a brand. The key makes it safe to send this again when the answer gets lost.
BRAND=$(curl -sf "$URL/v1/brands" -H "$AUTH" -H "Content-Type: application/json" \
  -H "Idempotency-Key: bakery-$(date +%s)" -d '{
    "businessIdea": "A bakery that delivers sourdough bread by bicycle before breakfast",
    "targetAudience": "People who live in the old town and like good bread",
    "style": "classic"
  }' | sed 's/.*"id":"\([^"]*\)".*/\1/')

# 2. Wait for it.
until curl -sf "$URL/v1/brands/$BRAND" -H "$AUTH" | grep -q '"assetsReady":true'; do sleep 2; done

# 3. Download the package.
curl -sf "$URL/v1/brands/$BRAND/download" -H "$AUTH" -o "${MARQUE_OUT:-brand.zip}"
echo "$BRAND"

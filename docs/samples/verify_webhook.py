import base64, hashlib, hmac, time

TOLERANCE_SECONDS = 5 * 60


def is_from_marque(body: bytes, headers: dict[str, str], secret: str) -> bool:
    """True when Marque sent this body, and not long ago. `headers` has lower-case names."""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    key = base64.b64decode(secret[6:]) if secret.startswith("whsec_") else secret.encode()
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # Two signatures stand here while a secret is being rotated.
    return any(
        hmac.compare_digest(entry, f"v1,{expected}")
        for entry in headers.get("webhook-signature", "").split(" ")
    )

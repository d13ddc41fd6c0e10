-- The contract of the local test network was written down in lower case, every other address is checksummed. It is the first
-- one that the local signer deploys, so that its address is the same everywhere.
UPDATE "certificates" SET "contract" = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
WHERE "chain_id" = 31337 AND "contract" = '0x5fbdb2315678afecb367f032d93f642f64180aa3';

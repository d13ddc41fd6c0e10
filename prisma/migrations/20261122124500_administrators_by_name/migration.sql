-- Until now the first account ever administered the service, whoever had opened it, and nobody else could be recorded as
-- an administrator. From now on the operator says who is: ADMIN_EMAILS, or npm run admin -- make-admin.
UPDATE "accounts" SET "is_admin" = false WHERE "is_admin";

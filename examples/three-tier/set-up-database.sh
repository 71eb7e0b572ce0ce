#!/bin/sh
# Runs PostgreSQL on the data disk. Data of an earlier machine is kept.
set -eu
data=/var/lib/postgresql
settings=/etc/postgresql/16/main

# A database on the root disk would be deleted with that disk.
mountpoint "$data"
# The user may have had another uid on an earlier machine.
chown -R postgres:postgres "$data"
[ -e "$settings" ] || pg_createcluster 16 main
echo "listen_addresses = '*'" >"$settings/conf.d/guestbook.conf"
rule='hostssl guestbook guestbook all scram-sha-256'
grep -qxF "$rule" "$settings/pg_hba.conf" || echo "$rule" >>"$settings/pg_hba.conf"
systemctl restart postgresql@16-main

password=$(cat /etc/guestbook/database-password)
PASSWORD=$password runuser -u postgres -- psql --quiet --set=ON_ERROR_STOP=1 <<'SQL'
\getenv password PASSWORD
SELECT 'CREATE ROLE guestbook LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'guestbook') \gexec
ALTER ROLE guestbook PASSWORD :'password';
SELECT 'CREATE DATABASE guestbook OWNER guestbook' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'guestbook') \gexec
\connect guestbook
SET ROLE guestbook;
SET client_min_messages = warning;
CREATE TABLE IF NOT EXISTS visits (number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL DEFAULT now());
SQL

"""The application, served by gunicorn: it records each visit in the database, and shows the number of the visit."""
import contextlib
import os
import pathlib
import socket

import psycopg2

# systemd passes the password, which nobody else can read.
PASSWORD = pathlib.Path(os.environ["CREDENTIALS_DIRECTORY"], "database-password").read_text().strip()


def application(environ, start_response):
    if environ["PATH_INFO"] == "/healthz":
        return answer(start_response, "200 OK", "ok\n")
    try:
        return answer(start_response, "200 OK", f"visit {noted_visit()}, served by {socket.gethostname()}\n")
    except psycopg2.OperationalError:
        return answer(start_response, "503 Service Unavailable", "the database does not answer\n")


def noted_visit():
    # Host, user, database and TLS are in the environment.
    with contextlib.closing(psycopg2.connect(password=PASSWORD, connect_timeout=3)) as connection:
        with connection, connection.cursor() as cursor:
            cursor.execute("INSERT INTO visits DEFAULT VALUES RETURNING number")
            return cursor.fetchone()[0]


def answer(start_response, status, text):
    start_response(status, [("Content-Type", "text/plain; charset=utf-8")])
    return [text.encode()]

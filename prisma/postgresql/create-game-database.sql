-- The first start of the composed PostgreSQL executes it: the database of the game servers.
CREATE DATABASE games;

/** What the build makes of Bootstrap: see build/purge-bootstrap.ts. */
declare module 'bootstrap/dist/css/bootstrap.min.css?first';
declare module 'bootstrap/dist/css/bootstrap.min.css?later';

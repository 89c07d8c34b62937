/** The database driver of SQLite, for every server: on an outdated Node it is not loaded. */
import './supported-node.ts';

export { default } from 'better-sqlite3';

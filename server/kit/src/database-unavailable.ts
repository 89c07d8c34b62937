/** The database did not respond. A read did nothing; a write may have been committed. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

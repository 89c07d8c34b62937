/** The database did not answer. A read did nothing; a write may have been committed. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

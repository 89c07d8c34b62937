import type { OfficeContext } from '../../context.ts';

/** Whether staff may force outcomes here: with sample data, and never in production. */
export function hasTestDesk({ settings }: Pick<OfficeContext, 'settings'>): boolean {
  return settings.seed && !settings.production;
}

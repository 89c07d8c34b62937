import type { OfficeContext } from '../../context.ts';

/** Whether staff may force outcomes here: with sample data, and never in production. */
export function hasSandboxTools({ settings }: Pick<OfficeContext, 'settings'>): boolean {
  return settings.seed && !settings.production;
}

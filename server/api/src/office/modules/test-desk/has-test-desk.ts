import type { Services } from '../../../services.ts';

/** Whether staff may force outcomes here: with sample data, and never in production. */
export function hasTestDesk({ settings }: Pick<Services, 'settings'>): boolean {
  return settings.seed && !settings.production;
}

import type { StaffNames } from './staff-names.repository.ts';

/** The member of staff who did something; `null` for none. */
export function staffRef(id: string | null, names: StaffNames) {
  return id === null ? null : staffRefOf(id, names);
}

export function staffRefOf(id: string, names: StaffNames) {
  return { id, name: names.get(id) ?? id };
}

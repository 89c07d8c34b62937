import type { Role } from '@fairhall/api/office/contract/roles';

type SampleStaff = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
};

/** The sample staff of the back office, with the password of the sample accounts and fixed ids. */
export const sampleStaff = {
  ops: {
    id: 'sample-staff-ops',
    email: 'ops@office.fairhall.test',
    name: 'Olive',
    role: 'manager',
  },
  pay: {
    id: 'sample-staff-pay',
    email: 'pay@office.fairhall.test',
    name: 'Petra',
    role: 'payments',
  },
  help: {
    id: 'sample-staff-help',
    email: 'help@office.fairhall.test',
    name: 'Hana',
    role: 'support',
  },
  view: {
    id: 'sample-staff-view',
    email: 'view@office.fairhall.test',
    name: 'Vito',
    role: 'viewer',
  },
  admin: {
    id: 'sample-staff-admin',
    email: 'admin@office.fairhall.test',
    name: 'Ada',
    role: 'admin',
  },
  admin2: {
    id: 'sample-staff-admin2',
    email: 'admin2@office.fairhall.test',
    name: 'Bruno',
    role: 'admin',
  },
} as const satisfies Record<string, SampleStaff>;

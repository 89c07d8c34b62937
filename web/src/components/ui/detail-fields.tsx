import { DETAIL_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import type { ReactNode } from 'react';
import type { FormField } from '@/lib/ui/use-form.ts';
import { TextField } from './text-field.tsx';

const details = [
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'country', type: 'text', autoComplete: 'country-name' },
  { name: 'address', type: 'text', autoComplete: 'street-address' },
] as const;

type Detail = (typeof details)[number]['name'];

type DetailFieldsProps = {
  readonly field: (name: Detail) => FormField<string>;
  readonly labelOf: (name: Detail) => string;
  readonly aside?: ReactNode;
};

/** The optional details of a player. */
export function DetailFields({ field, labelOf, aside }: DetailFieldsProps) {
  return details.map(({ name, type, autoComplete }) => (
    <TextField
      {...field(name)}
      key={name}
      label={labelOf(name)}
      aside={aside}
      type={type}
      autoComplete={autoComplete}
      maxLength={DETAIL_LENGTH_MAX[name]}
    />
  ));
}

import { DETAIL_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';

const details = [
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'country', type: 'text', autoComplete: 'country-name' },
  { name: 'address', type: 'text', autoComplete: 'street-address' },
] as const;

type Detail = (typeof details)[number]['name'];

type DetailFieldsProps = {
  readonly fields: Readonly<Record<Detail, string>>;
  readonly labelOf: (name: Detail) => string;
  readonly aside?: ReactNode;
  readonly errorOf: (name: Detail) => string | undefined;
  readonly onChange: (next: Partial<Record<Detail, string>>) => void;
};

/** The optional details of a player. */
export function DetailFields({ fields, labelOf, aside, errorOf, onChange }: DetailFieldsProps) {
  return details.map(({ name, type, autoComplete }) => (
    <Field key={name} label={labelOf(name)} aside={aside} error={errorOf(name)}>
      {(control) => (
        <input
          {...control}
          className="form-control"
          name={name}
          type={type}
          autoComplete={autoComplete}
          maxLength={DETAIL_LENGTH_MAX[name]}
          value={fields[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  ));
}

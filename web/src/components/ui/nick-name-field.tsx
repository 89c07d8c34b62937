import { NICK_NAME_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';

type NickNameFieldProps = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (nickName: string) => void;
};

/** The nickname; it gets the focus when its dialog opens. */
export function NickNameField({ label, icon, value, error, onChange }: NickNameFieldProps) {
  return (
    <Field label={label} error={error} icon={icon}>
      {(control) => (
        <input
          {...control}
          className="form-control"
          name="nickName"
          autoComplete="nickname"
          maxLength={NICK_NAME_LENGTH_MAX}
          value={value}
          data-autofocus=""
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

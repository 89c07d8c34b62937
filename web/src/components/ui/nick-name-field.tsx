import { NICK_NAME_LENGTH_MAX } from '@fairhall/api/contract/player-fields';
import type { ReactNode } from 'react';
import type { FormField } from '@/lib/ui/use-form.ts';
import { TextField } from './text-field.tsx';

type NickNameFieldProps = FormField<string> & {
  readonly label: string;
  readonly icon?: ReactNode;
};

/** The nickname; it gets the focus when its dialog opens. */
export function NickNameField(field: NickNameFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="nickname"
      maxLength={NICK_NAME_LENGTH_MAX}
      data-autofocus=""
    />
  );
}

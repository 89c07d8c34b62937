import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from './focus-field.ts';
import type { Problem } from './rules.ts';

type FormOptions<Fields> = {
  readonly initial: Fields;
  /** The first broken rule; null when the form may be sent. */
  readonly check: (fields: Fields) => Problem<keyof Fields & string> | null;
  readonly isPending: boolean;
  readonly send: (fields: Fields) => void;
  /** The player changed something: what the server said is over. */
  readonly onChange: () => void;
};

export type Form<Fields> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly fields: Fields;
  readonly change: (next: Partial<Fields>) => void;
  readonly submit: (event: FormEvent) => void;
  readonly errorOf: (field: keyof Fields & string) => string | undefined;
};

/** A form whose rules are checked in order when it is sent; the first problem gets the focus. */
export function useForm<Fields extends object>(options: FormOptions<Fields>): Form<Fields> {
  const { initial, check, isPending, send, onChange } = options;
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  const [problem, setProblem] = useState<Problem<keyof Fields & string> | null>(null);
  const change = (next: Partial<Fields>) => {
    // On top of the latest: a password manager fills two fields at once.
    setFields((latest) => ({ ...latest, ...next }));
    setProblem(null);
    onChange();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = check(fields);
    setProblem(found);
    if (found) focusField(ref.current, found.field);
    else send(fields);
  };
  const errorOf = (field: keyof Fields & string) =>
    problem?.field === field ? t(problem.message) : undefined;
  return { ref, fields, change, submit, errorOf };
}

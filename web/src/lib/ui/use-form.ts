import { type FormEvent, type RefObject, useRef, useState } from 'react';

type Problem = { readonly field: string };

type FormOptions<Fields, Broken extends Problem> = {
  readonly initial: Fields | (() => Fields);
  /** The broken rules in the order of the fields; empty when the form is valid. */
  readonly check: (fields: Fields) => Broken | readonly Broken[] | null;
  readonly textOf: (problem: Broken, fields: Fields) => string;
  readonly send: (fields: Fields) => void;
  /** The mutation of the form: a change resets its error. */
  readonly call?: { readonly isPending: boolean; readonly reset: () => void };
  /** An error that the server reported for a field. */
  readonly refused?: { readonly field: Broken['field']; readonly text: string } | null;
  /**
   * The effect of a change on the visible errors: it hides all of them (`form`) or those of the
   * changed fields (`field`) until the next submit, or it validates again (`live`).
   */
  readonly revalidate?: 'form' | 'field' | 'live';
};

export type Form<Fields, Field extends string = keyof Fields & string> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly fields: Fields;
  readonly change: (next: Partial<Fields>) => void;
  readonly submit: (event: FormEvent) => void;
  readonly errorOf: (field: Field) => string | undefined;
  /** Shows the error of a field that has lost the focus. */
  readonly validate: (field: Field) => void;
  readonly focus: (field: Field) => void;
};

/** A form that is validated on submit; the first invalid field gets the focus. */
export function useForm<Fields extends object, Broken extends Problem>(
  options: FormOptions<Fields, Broken>,
): Form<Fields, Broken['field']> {
  const { initial, check, textOf, send, call, refused, revalidate = 'form' } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  const [validated, setValidated] = useState<readonly string[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problems = listOf(check(fields));
  const isValidated = (field: string) =>
    validated.includes(field) || (isSubmitted && revalidate === 'live');
  return {
    ref,
    fields,
    change: (next) => {
      // Based on the latest state: a password manager fills two fields at once.
      setFields((latest) => ({ ...latest, ...next }));
      if (revalidate === 'form') setValidated([]);
      if (revalidate === 'field') setValidated(validated.filter((field) => !(field in next)));
      call?.reset();
    },
    submit: (event) => {
      event.preventDefault();
      if (call?.isPending) return;
      setIsSubmitted(true);
      setValidated(problems.map(({ field }) => field));
      const [first] = problems;
      if (first) focusField(ref.current, first.field);
      else send(fields);
    },
    errorOf: (field) => {
      if (refused?.field === field) return refused.text;
      const problem = problems.find((one) => one.field === field);
      return problem && isValidated(field) ? textOf(problem, fields) : undefined;
    },
    validate: (field) => setValidated([...validated, field]),
    focus: (field) => focusField(ref.current, field),
  };
}

function listOf<Broken extends Problem>(found: Broken | readonly Broken[] | null) {
  if (found === null) return [];
  return 'field' in found ? [found] : found;
}

/** Focuses a field by its name, also one in a collapsed section. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

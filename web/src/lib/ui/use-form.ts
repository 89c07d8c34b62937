import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { i18n } from '@/i18n/i18n.ts';
import { toApiError } from '@/lib/api/api-error.ts';
import { errorText } from '@/lib/api/error-text.ts';

type Problem = { readonly field: string };

/** The call of a form, as a mutation. */
type Call = {
  readonly isPending: boolean;
  readonly error?: unknown;
  readonly reset?: () => void;
};

type FormOptions<Fields, Broken extends Problem> = {
  readonly initial: Fields | (() => Fields);
  /**
   * The broken rules in the order of the fields; empty when the form is valid. Rules that markup can
   * state (`required`, `minLength`, `pattern`, `min`, `max`, `type`) are attributes of the controls.
   */
  readonly check?: (fields: Fields) => Broken | readonly Broken[] | null;
  readonly textOf?: (problem: Broken, fields: Fields) => string;
  readonly send: (fields: Fields) => void;
  /** The form is not sent while its call is pending, and a change resets the call's error. */
  readonly call?: Call;
  /** A refusal of the server that belongs to a field. */
  readonly refused?: {
    readonly field: Broken['field'] | (keyof Fields & string);
    readonly text: string;
  } | null;
  /** The text of an error without one; by default that of a failed request. */
  readonly failed?: string;
  /**
   * The effect of a change on the visible errors: it hides all of them (`form`) or those of the
   * changed fields (`field`) until the next submit, or it validates again (`live`).
   */
  readonly revalidate?: 'form' | 'field' | 'live';
};

/** What a field component takes of a form. */
export type FormField<Value> = {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
};

export type FormState<Fields, Field extends string = keyof Fields & string> = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly fields: Fields;
  readonly field: <Name extends keyof Fields & string>(name: Name) => FormField<Fields[Name]>;
  readonly change: (next: Partial<Fields>) => void;
  readonly submit: (event: FormEvent) => void;
  readonly isPending: boolean;
  /** The error of the call that belongs to no field; null without one. */
  readonly failure: string | null;
  readonly errorOf: (field: Field | (keyof Fields & string)) => string | undefined;
  /** Shows the error of a field that has lost the focus. */
  readonly validate: (field: Field) => void;
  readonly focus: (field: Field) => void;
  /** Empties the form, as after a message that was sent. */
  readonly reset: () => void;
};

/**
 * A form that is validated on submit: by the attributes of its controls, by its rules, and then by
 * the server, whose issues are shown at their fields. The first invalid field gets the focus. What
 * was typed stays until it was accepted.
 */
export function useForm<Fields extends object, Broken extends Problem = never>(
  options: FormOptions<Fields, Broken>,
): FormState<Fields, Broken['field']> {
  const { initial, check, textOf, send, call, failed, revalidate = 'form' } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [fields, setFields] = useState(initial);
  const [validated, setValidated] = useState<readonly string[]>([]);
  const [violations, setViolations] = useState<Violations>({});
  const [isSubmitted, setIsSubmitted] = useState(false);
  const error = call?.error ?? null;
  const { refused } = options;
  const refusals = refused
    ? { [refused.field]: refused.text }
    : issuesOf(error, Object.keys(fields));
  const [refusedField] = Object.keys(refusals);
  const problems = listOf(check?.(fields) ?? null);
  const isValidated = (field: string) =>
    validated.includes(field) || (isSubmitted && revalidate === 'live');
  useEffect(() => {
    if (refusedField !== undefined) focusField(ref.current, refusedField);
  }, [refusedField]);

  const change = (next: Partial<Fields>) => {
    // Based on the latest state: a password manager fills two fields at once.
    setFields((latest) => ({ ...latest, ...next }));
    setViolations((latest) => without(latest, Object.keys(next)));
    if (revalidate === 'form') setValidated([]);
    if (revalidate === 'field') setValidated(validated.filter((field) => !(field in next)));
    call?.reset?.();
  };
  const errorOf = (field: string): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    const text = problem && isValidated(field) ? textOf?.(problem, fields) : undefined;
    return refusals[field] ?? text ?? violations[field];
  };
  return {
    ref,
    fields,
    field: (name) => ({
      name,
      value: fields[name],
      error: errorOf(name),
      onChange: (value) => {
        const next: Partial<Fields> = {};
        next[name] = value;
        change(next);
      },
    }),
    change,
    submit: (event) => {
      event.preventDefault();
      if (isSending.current || call?.isPending) return;
      const found = violationsOf(ref.current);
      setIsSubmitted(true);
      setViolations(found);
      setValidated(problems.map(({ field }) => field));
      const [first] = [...Object.keys(found), ...problems.map(({ field }) => field)];
      if (first !== undefined) return focusField(ref.current, first);
      isSending.current = true;
      send(fields);
      // The call reports that it is pending in a task of its own, which comes before this one.
      setTimeout(() => {
        isSending.current = false;
      });
    },
    isPending: call?.isPending ?? false,
    failure: error === null || refusedField !== undefined ? null : errorText(error, failed),
    errorOf,
    validate: (field) => setValidated([...validated, field]),
    focus: (field) => focusField(ref.current, field),
    reset: () => {
      setFields(initial);
      setValidated([]);
      setViolations({});
      setIsSubmitted(false);
    },
  };
}

function listOf<Broken extends Problem>(found: Broken | readonly Broken[] | null) {
  if (found === null) return [];
  return 'field' in found ? [found] : found;
}

/** The fields of the form that the server refuses with INVALID_REQUEST; none for any other error. */
function issuesOf(error: unknown, names: readonly string[]): Violations {
  const refusal = toApiError(error);
  const data = refusal?.errorName === 'INVALID_REQUEST' ? refusal.data : null;
  if (typeof data !== 'object' || data === null || !('issues' in data)) return {};
  const issues: readonly unknown[] = Array.isArray(data.issues) ? data.issues : [];
  const paths = issues.map((issue) =>
    typeof issue === 'object' && issue !== null && 'path' in issue ? String(issue.path) : '',
  );
  const found = names.filter((name) => paths.some((path) => path.split('.')[0] === name));
  return Object.fromEntries(found.map((name) => [name, i18n.t('form.refused')]));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The message of each field that violates an attribute. */
type Violations = Readonly<Record<string, string>>;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** In the order of the document. A text of blanks is missing, as it is to the server. */
function violationsOf(form: HTMLFormElement | null): Violations {
  const controls = [...(form?.elements ?? [])].filter(isControl);
  return Object.fromEntries(
    controls
      .filter(({ willValidate, validity, required, value }) => {
        return willValidate && (!validity.valid || (required && value.trim() === ''));
      })
      .map((control) => [control.name, violationText(control)]),
  );
}

/** The browser's own texts are in the browser's language. */
function violationText(control: Control): string {
  const { validity, value } = control;
  if (validity.valueMissing || value.trim() === '') return i18n.t('form.missing');
  if (validity.tooShort && 'minLength' in control) {
    return i18n.t('form.tooShort', { count: control.minLength });
  }
  if (control.type === 'email') return i18n.t('auth.enterValidEmail');
  return i18n.t('form.refused');
}

function without(violations: Violations, names: readonly string[]): Violations {
  return Object.fromEntries(Object.entries(violations).filter(([field]) => !names.includes(field)));
}

/** Focuses a field by its name, also one in a collapsed section. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

import '@/styles/selection.scss';
import { Field, type FieldProps } from './field.tsx';

type SelectFieldProps<Value extends string> = Omit<FieldProps, 'children'> & {
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

/** A labelled choice of one of a few values. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, value, options, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          name={name}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import { Field } from '@/components/ui/field.tsx';

const ID_LENGTH_MAX = 64;

type IdFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The id of the player or the number of the order that an act is for. */
export function IdField({ label, value, onChange }: IdFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className="form-control mono"
          autoComplete="off"
          required
          maxLength={ID_LENGTH_MAX}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

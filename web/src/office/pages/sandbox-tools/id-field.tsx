import { TextField } from '@/components/ui/text-field.tsx';
import type { FormField } from '@/lib/ui/use-form.ts';

const ID_LENGTH_MAX = 64;

/** The id of the player or the number of the order that an act is for. */
export function IdField(field: FormField<string> & { readonly label: string }) {
  return (
    <TextField {...field} className="mono" autoComplete="off" required maxLength={ID_LENGTH_MAX} />
  );
}

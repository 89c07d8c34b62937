import { nickName, optionalDetails } from '@fairhall/api/contract/player-fields';
import type { Currency, UserInfo } from '@/lib/api/contract-types.ts';

/** The editable fields of the profile; an empty text means "not given". */
export type ProfileFields = {
  readonly nickName: string;
  readonly phone: string;
  readonly country: string;
  readonly address: string;
  readonly currency: Currency;
};

export function fieldsOf({ nickName, phone, country, address, currency }: UserInfo): ProfileFields {
  return {
    nickName,
    phone: phone ?? '',
    country: country ?? '',
    address: address ?? '',
    currency,
  };
}

const texts = { nickName, ...optionalDetails };
type TextField = keyof typeof texts;

/** The first text that the server would refuse; null when all are valid. */
export function invalidField(fields: ProfileFields): TextField | null {
  const names: readonly TextField[] = ['nickName', 'phone', 'country', 'address'];
  return names.find((name) => !texts[name].safeParse(fields[name]).success) ?? null;
}

/** The input of the call: only changed fields, and null for a removed detail. */
export function changesOf(fields: ProfileFields, user: UserInfo) {
  const { nickName, phone, country, address, currency } = fields;
  return {
    ...(nickName.trim() === user.nickName ? {} : { nickName: nickName.trim() }),
    ...detail('phone', phone, user.phone),
    ...detail('country', country, user.country),
    ...detail('address', address, user.address),
    ...(currency === user.currency ? {} : { currency }),
  };
}

function detail<Name extends string>(name: Name, text: string, known: string | null) {
  const value = text.trim() === '' ? null : text.trim();
  return value === known ? {} : ({ [name]: value } as Record<Name, string | null>);
}

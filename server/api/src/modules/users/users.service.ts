import type { z } from 'zod';
import { searchForm } from '../../contract/search-form.ts';
import type { user } from '../../contract/user.ts';
import { parseCurrency } from '../../core/currency-input.ts';
import type { Infrastructure } from '../../infrastructure/infrastructure.ts';
import { checkedAvatar } from './avatar.ts';
import { phoneSearchForm } from './search-columns.ts';
import { updateUser } from './users.repository.ts';

type ProfileChange = z.output<typeof user.updateProfile.input>;

/**
 * Updates the given fields; an empty optional field is stored as null.
 * @throws INVALID_REQUEST (avatar), UNKNOWN_CURRENCY
 */
export async function updateProfile(
  { prisma }: Pick<Infrastructure, 'prisma'>,
  userId: string,
  change: ProfileChange,
): Promise<void> {
  const { nickName, phone, address, country, avatar, currency } = change;
  await updateUser(prisma, userId, {
    ...(nickName !== undefined && { nickName, nickNameSearch: searchForm(nickName) }),
    ...(phone !== undefined && {
      phone: phone || null,
      phoneSearch: phoneSearchForm(phone ?? ''),
    }),
    ...(address !== undefined && { address: address || null }),
    ...(country !== undefined && { country: country || null }),
    ...(avatar !== undefined && { avatar: avatar ? checkedAvatar(avatar) : null }),
    ...(currency !== undefined && { currency: parseCurrency(currency) }),
  });
}

import type { Language } from '@sjaj/domain';
import type { Tx } from '../../../platform/database/db.ts';

/** The languages that these users read. */
export const languagesOf = async (
  tx: Tx,
  userIds: readonly number[],
): Promise<{ id: number; language: Language }[]> => {
  const rows = await tx
    .selectFrom('user_account')
    .select(['id', 'language'])
    .where('id', 'in', [0, ...userIds])
    .orderBy('id')
    .execute();
  return rows.map(({ id, language }) => ({ id, language: language as Language }));
};

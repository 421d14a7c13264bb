import { Readable } from 'node:stream';
import type { articleLabels } from '@sjaj/contract';
import { text } from '@sjaj/i18n/server';
import type { Handlers } from '../../kernel/handlers.ts';
import type { Db } from '../../platform/database/db.ts';
import { composeLabels } from './service/compose-labels.ts';
import { printLabels } from './service/print-labels.ts';

interface LabelDeps {
  readonly db: Db;
  /** The address of the shop, for QR codes; null where the owner has named none. */
  readonly publicUrl: string | null;
}

export const labelHandlers = ({ db, publicUrl }: LabelDeps): Handlers<typeof articleLabels> => ({
  async print(call) {
    const pdf = await printLabels(call.workOwner, () => composeLabels(db, call.body, { ...call, publicUrl }));
    return {
      name: `${text(call.language, 'articleLabel.file')}.pdf`,
      mediaType: 'application/pdf',
      bytes: pdf.length,
      stream: Readable.from([pdf]),
    };
  },
});

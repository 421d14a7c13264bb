import type { Terms, termsOfServices } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Handlers } from '../../kernel/handlers.ts';
import { localised } from '../../kernel/localised.ts';
import { paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { richTextFor } from '../../kernel/rich-text.ts';
import type { Db } from '../../platform/database/db.ts';
import * as store from './store.ts';

const termsView = ({ id, title, content, validFrom }: store.TermsRow, language: Language): Terms => ({
  id,
  title: localised(title, language),
  content: richTextFor(content, language),
  validFrom: validFrom.toISOString(),
});

export const termsHandlers = (db: Db): Handlers<typeof termsOfServices> => ({
  list: async ({ body, language, now }) =>
    paginateInMemory(
      (await store.versions(db, now)).map((row) => termsView(row, language)),
      body,
      { language, text: ({ title }) => title, columns: { createdDate: ({ validFrom }) => validFrom } },
    ),
});
